/** By game type, in ms of business time (BET-8). */
const DELAY_MS: ReadonlyMap<number, number> = new Map([
  [1, 6_000],
  [2, 6_000],
  [3, 5_000],
  [5, 5_000],
  [6, 6_000],
  [16, 6_000],
]);
const USUAL_MS = 5_000;

export const LONGEST_DELAY_MS = 12_000;

/** 1,000 to 12,000 ms of business time. */
export function acceptanceDelay(gameTypeId: number): number {
  return DELAY_MS.get(gameTypeId) ?? USUAL_MS;
}

/** Latest acceptance after a request's arrival, in ms of real time (R39). */
export const ACCEPTANCE_DEADLINE_MS = 4_000;
