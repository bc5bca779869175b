import { parseAmount } from '../money/parse-amount';

/** Number of recent stakes considered (SLIP-12). */
export const QUICK_AMOUNT_STAKES = 20;

/** Maximum over all currencies. */
const MOST_DECIMALS = 3;

/**
 * Quick amount (SLIP-12): the most frequent of the last twenty stakes, the largest of equally frequent ones. Entries
 * that are not positive amounts are ignored (bad input row 92).
 *
 * @param list stakes in whole units as decimal strings, oldest first; untrusted storage content.
 * @returns the stake as written in the list, or null.
 * @example quickAmount(['50', '100', '50']) // '50'
 */
export function quickAmount(list: readonly unknown[]): string | null {
  const stakes = list.slice(-QUICK_AMOUNT_STAKES).flatMap(readStake);
  const timesOf = (size: bigint): number => stakes.filter((stake) => stake.size === size).length;
  const [best] = stakes.sort((a, b) => timesOf(b.size) - timesOf(a.size) || Number(b.size - a.size));
  return best?.text ?? null;
}

interface Stake {
  readonly text: string;
  readonly size: bigint;
}

function readStake(value: unknown): Stake[] {
  const size = typeof value === 'string' ? parseAmount(value, MOST_DECIMALS) : null;
  return typeof value === 'string' && size !== null && size > 0n ? [{ text: value, size }] : [];
}
