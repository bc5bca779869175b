import { parseAmount } from '../money/parse-amount';

/** Recent stakes that count (SLIP-12). */
export const QUICK_AMOUNT_STAKES = 20;

const MOST_DECIMALS = 3;

/**
 * The most frequent of the last twenty stakes, the largest at a tie, as written (SLIP-12); null without one. Ignores
 * what is no positive amount (bad input row 92).
 *
 * @param list whole units as decimal strings, oldest first; untrusted.
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
