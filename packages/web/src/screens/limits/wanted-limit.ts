import { changeLimit, parseAmount } from '@clutchline/domain';

import type { LimitWanted } from '../../state';
import type { LimitKind } from './limit-kinds';
import { readAmountLimit, readMinutesLimit, type LimitProblem } from './read-limit';

/** A wire amount, minutes, or no limit. */
export type LimitValue = string | number | null;

export function limitOf(kind: LimitKind, value: LimitValue): LimitWanted {
  if (kind === 'session_minutes') return { kind, value: value === null ? null : Number(value) };
  return { kind, value: value === null ? null : String(value) };
}

/** `decimals` of the player's currency. */
export function wantedLimit(
  kind: LimitKind,
  typed: string,
  decimals: number,
): { readonly limit: LimitWanted } | { readonly problem: LimitProblem } {
  const read = kind === 'session_minutes' ? readMinutesLimit(typed) : readAmountLimit(typed, decimals);
  return 'problem' in read ? read : { limit: limitOf(kind, read.value) };
}

/** Whether the server would delay a value, by the server's rule. */
export function isLooser(wanted: LimitValue, inForce: LimitValue, decimals: number): boolean {
  const whole = (value: LimitValue): bigint | null => (value === null ? null : parseAmount(String(value), decimals));
  return changeLimit({ value: whole(inForce), pending: null }, whole(wanted), 0).pending !== null;
}
