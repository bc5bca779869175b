const FIRST_MS = 500;
const LAST_MS = 30_000;

/**
 * Ms by attempt from 0: 500 to 30,000, doubled from the third on, half random, so that clients of a failed server do
 * not reconnect at once (R17).
 */
export function retryDelay(attempt: number, random: () => number): number {
  const full = Math.min(LAST_MS, FIRST_MS * Math.max(2, 2 ** attempt));
  return Math.round(full * (0.5 + random() / 2));
}
