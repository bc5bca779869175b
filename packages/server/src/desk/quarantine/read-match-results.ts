import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';

/** What a correction starts from. */
export async function readMatchResults(
  { stores }: Pick<DeskContext, 'stores'>,
  { game_id }: DeskBody<'matchResults'>,
): Promise<DeskOutcome<DeskAnswer<'matchResults'>>> {
  const [teams, match] = [await stores.quarantine.teamsOf(game_id), await stores.previews.results(game_id)];
  if (teams === null || match === null) return problem('unknown_subject');
  const maps = [...match.maps].map(([round, { known }]) => ({ round, facts: known }));
  return ok({
    ...{ game_id, ...teams, team_id_1: match.teamId1, team_id_2: match.teamId2, best_of: match.bestOf },
    ...{ is_outright: match.isOutright, void_reason: match.voided?.known ?? null },
    maps: maps.sort((one, other) => one.round - other.round),
    ...{ result: match.match?.known ?? null, outright: match.outright?.known ?? null },
  });
}
