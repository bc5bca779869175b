import { languageById, localizedText, type LocalizedFields, type Match } from '@clutchline/contract';

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

/** LANG-3. */
export function teamName({ langId }: Translator, match: MatchNames, side: 1 | 2): string {
  const { suffix } = languageById(langId);
  return side === 1 ? localizedText(match, 'team_name_1', suffix) : localizedText(match, 'team_name_2', suffix);
}
