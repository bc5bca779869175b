import { parseAmount } from '../money/parse-amount';

/** How many of the last stakes count (SLIP-12). */
export const QUICK_AMOUNT_STAKES = 20;

/** Enough decimals for every currency. */
const MOST_DECIMALS = 3;

/**
 * The quick amount (SLIP-12): of the last twenty stakes the one repeated most often, of equally often ones the largest,
 * so the largest of all where none repeats. What is no positive amount is passed over (bad input row 92).
 *
 * @param list stakes in whole units as decimal strings, oldest first; read from storage, so anything may be in there.
 * @returns the stake as it stands in the list, or null where there is none.
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
