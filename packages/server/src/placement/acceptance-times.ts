/** Business time (BET-8). */
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

export function acceptanceDelay(gameTypeId: number): number {
  return DELAY_MS.get(gameTypeId) ?? USUAL_MS;
}

/** After arrival (R39). */
export const ACCEPTANCE_DEADLINE_MS = 4_000;
