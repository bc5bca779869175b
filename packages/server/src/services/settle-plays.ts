import type { Context } from '../context';

/** Decides every play whose facts are there and settles the bets on them, each exactly once. */
export function settlePlays(_context: Context): Promise<{ plays: number; bets: number }> {
  throw new Error('not written yet');
}
