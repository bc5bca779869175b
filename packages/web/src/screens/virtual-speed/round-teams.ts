import type { PickCode } from '@clutchline/contract';
import { ROUND_CLUBS } from '@clutchline/domain/virtual-round';

import type { ViewTeams } from '../live-view/view-team';

/** Teams by their numbers in the published list. */
export function clubsOf(pairing: { readonly club_1: number; readonly club_2: number }): ViewTeams {
  return [teamOf(pairing.club_1), teamOf(pairing.club_2)];
}

const teamOf = (club: number) => ({ id: club + 1, name: ROUND_CLUBS[club] ?? String(club) });

/** Side of the club that won. */
export function sideThatWon(results: readonly string[]): 1 | 2 {
  return results[0] === 'side-1' ? 1 : 2;
}

/** Text of a pick as published results write it: 'side-1', 'band-33-36'. */
export function resultTextOf(pick: PickCode, teamOfSide1: number): string {
  if (pick.kind === 'team') return pick.team_id === teamOfSide1 ? 'side-1' : 'side-2';
  if (pick.kind === 'band') return `band-${pick.from}-${pick.to}`;
  return pick.kind === 'position' ? `position-${pick.position}` : pick.kind;
}
