import { languageById, localizedText, type LocalizedFields, type Match } from '@clutchline/contract';

import { teamName, type MatchNames } from './team-name';
import type { Translator } from './translator';

export type MatchTitleSource = MatchNames & Pick<Match, 'kind'> & LocalizedFields<'event_name'>;

/**
 * An outright: its event.
 * @example matchTitle(t, match) // 'Aurora Peak – Iron Lotus'
 */
export function matchTitle(t: Translator, match: MatchTitleSource): string {
  if (match.kind === 'outright') return localizedText(match, 'event_name', languageById(t.langId).suffix);
  return t('match-list.versus', { team_1: teamName(t, match, 1), team_2: teamName(t, match, 2) });
}
