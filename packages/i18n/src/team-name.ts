import { languageById, type LocalizedFields, localizedText, type Match, type Names } from '@clutchline/contract';

import type { Translator } from './translator';

export type MatchNames = Readonly<
  Record<'team_id_1' | 'team_id_2', Match['team_id_1']> &
    LocalizedFields<'team_name_1'> &
    LocalizedFields<'team_name_2'>
>;

/** By id, never by list position. */
export function sideOf(match: MatchNames, teamId: number): 1 | 2 {
  return teamId === match.team_id_2 ? 2 : 1;
}

/** LANG-3. With the number of the side if both teams have the same name (U35). */
export function teamName({ langId }: Translator, match: MatchNames, side: 1 | 2): string {
  const { suffix } = languageById(langId);
  const nameOf = (of: 1 | 2): string => localizedText(match, `team_name_${of}`, suffix);
  return nameOf(1) === nameOf(2) ? `${nameOf(side)} (${side})` : nameOf(side);
}

/** In the player's language, else English, else any (LANG-3). */
export function ownName({ langId }: Translator, names: Names): string {
  const candidates = [names[languageById(langId).suffix], names.en, ...Object.values(names)];
  return candidates.find((name) => name !== '') ?? '';
}

export type MatchTitleSource = MatchNames & Pick<Match, 'kind'> & LocalizedFields<'event_name'>;

/**
 * An outright: its event.
 * @example matchTitle(t, match) // 'Aurora Peak – Iron Lotus'
 */
export function matchTitle(t: Translator, match: MatchTitleSource): string {
  if (match.kind === 'outright') return localizedText(match, 'event_name', languageById(t.langId).suffix);
  return t('match-list.versus', { team_1: teamName(t, match, 1), team_2: teamName(t, match, 2) });
}
