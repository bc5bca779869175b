const FIRST_MS = 500;
const LAST_MS = 30_000;

/** How long to wait before try number `attempt` (0, 1, …): 0.5 to 30 s, doubled each time, half of it by chance. */
export function retryDelay(attempt: number, random: () => number): number {
  const full = Math.min(LAST_MS, FIRST_MS * 2 ** attempt);
  return Math.max(FIRST_MS, Math.round(full * (0.5 + random() / 2)));
}
