import { languageById, localizedText, type LocalizedFields, type Match } from '@clutchline/contract';

import type { Translator } from './translator';

/** The part of a match that names its sides. */
export type MatchNames = Readonly<
  Record<'team_id_1' | 'team_id_2', Match['team_id_1']> &
    LocalizedFields<'team_name_1'> &
    LocalizedFields<'team_name_2'>
>;

/** Which side a team is on: by its id, never by its place in a list. */
export function sideOf(match: MatchNames, teamId: number): 1 | 2 {
  return teamId === match.team_id_2 ? 2 : 1;
}

/** The name of a side in the player's language (LANG-3). */
export function teamName({ langId }: Translator, match: MatchNames, side: 1 | 2): string {
  const { suffix } = languageById(langId);
  return side === 1 ? localizedText(match, 'team_name_1', suffix) : localizedText(match, 'team_name_2', suffix);
}
