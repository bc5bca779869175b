import { changeLimit, formatAmount, parseAmount, parseStakeInput } from '@clutchline/domain';

import { useT } from '../../i18n/use-texts';
import { type LimitWanted, useMoney } from '../../state';

/** Wire amount, minutes, or none. */
export type LimitValue = string | number | null;

export function limitOf(kind: LimitKind, value: LimitValue): LimitWanted {
  if (kind === 'session_minutes') return { kind, value: value === null ? null : Number(value) };
  return { kind, value: value === null ? null : String(value) };
}

export function wantedLimit(
  kind: LimitKind,
  typed: string,
  decimals: number,
): { readonly limit: LimitWanted } | { readonly problem: LimitProblem } {
  const read = kind === 'session_minutes' ? readMinutesLimit(typed) : readAmountLimit(typed, decimals);
  return 'problem' in read ? read : { limit: limitOf(kind, read.value) };
}

/** Delayed, by the server's rule. */
export function isLooser(wanted: LimitValue, inForce: LimitValue, decimals: number): boolean {
  const whole = (value: LimitValue): bigint | null => (value === null ? null : parseAmount(String(value), decimals));
  return changeLimit({ value: whole(inForce), pending: null }, whole(wanted), 0).pending !== null;
}

export const LIMIT_KINDS = ['day_stake', 'day_loss', 'session_minutes'] as const;

export type LimitKind = (typeof LIMIT_KINDS)[number];

/** A day. */
export const MOST_MINUTES = 1_440;
/** Accepted by the server, whole units. */
export const MOST_AMOUNT = '999999999999';

export type LimitProblem = 'empty' | 'no_number' | 'decimals' | 'low' | 'high';
type ReadLimit<Value> = { readonly value: Value } | { readonly problem: LimitProblem };

const DECIMAL = /^(\d+)(?:[.,]\d*)?$/;

function problemOf(typed: string): LimitProblem {
  if (typed === '') return 'empty';
  if (/^[-−–]/.test(typed)) return 'low';
  const whole = DECIMAL.exec(typed)?.[1];
  if (whole === undefined) return 'no_number';
  return whole.length > MOST_AMOUNT.length ? 'high' : 'decimals';
}

/**
 * With comma or point.
 * @example readAmountLimit('12,5', 2) // { value: '12.50' }
 */
function readAmountLimit(typed: string, decimals: number): ReadLimit<string> {
  const amount = parseStakeInput(typed, decimals);
  if (amount === null) return { problem: problemOf(typed.trim()) };
  return amount === 0n ? { problem: 'low' } : { value: formatAmount(amount, decimals) };
}

/** Whole minutes, from 1. */
function readMinutesLimit(typed: string): ReadLimit<number> {
  const read = parseStakeInput(typed, 0);
  if (read === null) return { problem: problemOf(typed.trim()) };
  const minutes = Number(read);
  if (minutes === 0) return { problem: 'low' };
  return minutes > MOST_MINUTES ? { problem: 'high' } : { value: minutes };
}

export function useLimitText(): (value: LimitValue) => string {
  const t = useT();
  const money = useMoney();
  return (value) => {
    if (value === null) return t('limits.no_limit');
    return typeof value === 'number' ? t('limits.minutes', { count: value }) : money(value);
  };
}
