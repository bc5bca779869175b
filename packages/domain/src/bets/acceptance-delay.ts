const USUAL_MS = 5_000;

/** By game type; business time. */
const DELAY_MS: ReadonlyMap<number, number> = new Map([
  [1, 6_000],
  [2, 6_000],
  [3, 5_000],
  [5, 5_000],
  [6, 6_000],
  [16, 6_000],
]);

/** Delay of a live bet, ms of business time (BET-8). */
export function acceptanceDelay(gameTypeId: number): number {
  return DELAY_MS.get(gameTypeId) ?? USUAL_MS;
}

const ALL_MS = [USUAL_MS, ...DELAY_MS.values()];

/** Of all games, ms. */
export const ACCEPTANCE_DELAYS = { least: Math.min(...ALL_MS), most: Math.max(...ALL_MS) } as const;
