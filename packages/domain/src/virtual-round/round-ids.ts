/** Game category of the rounds; no list of categories has it (ROUND-1). */
export const VIRTUAL_GAME_TYPE = 901;
/** Ids of rounds, their plays, points, clubs and event begin here, above those of every feed. */
export const FIRST_VIRTUAL_ID = 8_000_000_000_000_000;
/** Event of all rounds. */
export const VIRTUAL_EVENT = FIRST_VIRTUAL_ID + 1;
/** Share of the currency's limits, thousandths: per bet, round and point (ROUND-9). */
export const ROUND_LIMIT_SCALE = 200;

/** Of a match, play, point, team or event. */
export function isVirtualId(id: number): boolean {
  return id >= FIRST_VIRTUAL_ID;
}

/** Match of a round. */
export function roundGameId(round: number): number {
  return FIRST_VIRTUAL_ID + round;
}

/** Inverse of {@link roundGameId}. */
export function roundOfGame(gameId: number): number {
  return gameId - FIRST_VIRTUAL_ID;
}

/** @param play index in the twelve plays of the round. */
export function roundPlayId(round: number, play: number): number {
  return FIRST_VIRTUAL_ID + round * 100 + play;
}

/** @param pick index in the picks of the play. */
export function roundPointId(round: number, play: number, pick: number): number {
  return FIRST_VIRTUAL_ID + round * 1_000 + play * 10 + pick;
}

/** @param club 0 to 15. */
export function clubTeamId(club: number): number {
  return FIRST_VIRTUAL_ID + 1 + club;
}
