import type { PickCode } from '@clutchline/contract';
import type { Translator } from '@clutchline/i18n';

import type { ViewTeams } from '../live-view/view-team';

const CLUBS = [
  'speed.club_0',
  'speed.club_1',
  'speed.club_2',
  'speed.club_3',
  'speed.club_4',
  'speed.club_5',
  'speed.club_6',
  'speed.club_7',
  'speed.club_8',
  'speed.club_9',
  'speed.club_10',
  'speed.club_11',
  'speed.club_12',
  'speed.club_13',
  'speed.club_14',
  'speed.club_15',
] as const;

/** Teams by their numbers in the published list. */
export function clubsOf(t: Translator, pairing: { readonly club_1: number; readonly club_2: number }): ViewTeams {
  return [teamOf(t, pairing.club_1), teamOf(t, pairing.club_2)];
}

function teamOf(t: Translator, club: number): ViewTeams[number] {
  const name = CLUBS[club];
  return { id: club + 1, name: name === undefined ? String(club) : t(name) };
}

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
