import { formatAmount, parseStakeInput } from '@clutchline/domain';

/** A day. */
export const MOST_MINUTES = 1_440;
/** Largest amount that the server accepts, in whole units. */
export const MOST_AMOUNT = '999999999999';

export type LimitProblem = 'empty' | 'no_number' | 'decimals' | 'low' | 'high';
export type ReadLimit<Value> = { readonly value: Value } | { readonly problem: LimitProblem };

const DECIMAL = /^(\d+)(?:[.,]\d*)?$/;

function problemOf(typed: string): LimitProblem {
  if (typed === '') return 'empty';
  if (/^[-−–]/.test(typed)) return 'low';
  const whole = DECIMAL.exec(typed)?.[1];
  if (whole === undefined) return 'no_number';
  return whole.length > MOST_AMOUNT.length ? 'high' : 'decimals';
}

/**
 * Converts a typed amount, with comma or point, to the wire format.
 *
 * @example readAmountLimit('12,5', 2) // { value: '12.50' }
 */
export function readAmountLimit(typed: string, decimals: number): ReadLimit<string> {
  const amount = parseStakeInput(typed, decimals);
  if (amount === null) return { problem: problemOf(typed.trim()) };
  return amount === 0n ? { problem: 'low' } : { value: formatAmount(amount, decimals) };
}

/** Whole minutes from 1 to {@link MOST_MINUTES}. */
export function readMinutesLimit(typed: string): ReadLimit<number> {
  const read = parseStakeInput(typed, 0);
  if (read === null) return { problem: problemOf(typed.trim()) };
  const minutes = Number(read);
  if (minutes === 0) return { problem: 'low' };
  return minutes > MOST_MINUTES ? { problem: 'high' } : { value: minutes };
}
