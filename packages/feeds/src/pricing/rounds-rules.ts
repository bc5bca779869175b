export const REGULATION_TARGET = 13;

/**
 * First to 13; from 12:12 on overtimes of `overtimeHalf` rounds per side, won with one round more than half. Half 3 is
 * first to 16, 19, … (CS2), half 1 win by two (Valorant).
 */
export function isMapOver(score1: number, score2: number, overtimeHalf: number): boolean {
  const low = Math.min(score1, score2);
  const high = Math.max(score1, score2);
  if (low < REGULATION_TARGET - 1) return high >= REGULATION_TARGET;
  const overtime = Math.floor((low - REGULATION_TARGET + 1) / overtimeHalf);
  return high >= REGULATION_TARGET + (overtime + 1) * overtimeHalf;
}

export function overtimeHalfOf(gameTypeId: number): number {
  return gameTypeId === 5 ? 1 : 3;
}
