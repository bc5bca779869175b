import type { FeedEvent } from '@clutchline/contract';

import { QUALIFIERS, qualifierNames } from './qualifier-names';
import { TEAM_NAMES, teamNames, type TeamNameRow } from './team-names';

type TeamRow = Omit<Extract<FeedEvent, { type: 'team' }>, 'type'>;

const IDS_PER_GAME = 100;
const ROSTER_SIZE = 6;

export const TEAMS: readonly TeamRow[] = Object.entries(TEAM_NAMES).flatMap(([gameTypeId, rows]) =>
  [...rows, ...qualifierNames(Number(gameTypeId))].map((row, i) => toTeam(idOf(Number(gameTypeId), i), row)),
);

/** First (0) or second (1) half; the halves play in different competitions each day. */
export function rosterOf(gameTypeId: number, half: number): readonly number[] {
  return Array.from({ length: ROSTER_SIZE }, (_, i) => idOf(gameTypeId, half * ROSTER_SIZE + i));
}

/** Teams that can qualify for the cup. */
export function qualifiersOf(gameTypeId: number): readonly number[] {
  return Array.from({ length: QUALIFIERS }, (_, i) => idOf(gameTypeId, 2 * ROSTER_SIZE + i));
}

function idOf(gameTypeId: number, place: number): number {
  return gameTypeId * IDS_PER_GAME + place + 1;
}

function toTeam(team_id: number, row: TeamNameRow): TeamRow {
  return { team_id, names: teamNames(row) };
}
