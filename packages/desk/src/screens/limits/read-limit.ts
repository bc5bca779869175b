import type { LimitKind, LimitValue } from '@clutchline/contract/desk';
import { AMOUNT_KINDS } from '@clutchline/contract/desk';
import { parseAmount } from '@clutchline/domain';

import { FACTOR_DECIMALS, isSwitch, SECOND } from '../../live/limit-texts';

/**
 * What the operator typed; null: no value of this kind. The server checks the bounds.
 *
 * @example readLimit('factor', '0.25', 2) // { kind: 'factor', value: 250 }
 */
export function readLimit(kind: LimitKind, text: string, decimals: number): LimitValue | null {
  if (isSwitch(kind)) return { kind, value: 1 };
  if (kind === 'factor') {
    const value = parseAmount(text, FACTOR_DECIMALS);
    return value === null || value <= 0n ? null : { kind, value: Number(value) };
  }
  if (kind === 'delay') {
    const value = parseAmount(text, 0);
    return value === null || value <= 0n ? null : { kind, value: Number(value) * SECOND };
  }
  const amount = AMOUNT_KINDS.find((each) => each === kind);
  const value = parseAmount(text, decimals);
  return amount === undefined || value === null || value <= 0n ? null : { kind: amount, value: String(value) };
}

/** The text of a field for a stored value. */
export function typedValue(kind: LimitKind, value: string, amountText: (minor: string) => string): string {
  if (kind === 'factor') return String(Number(value) / 1_000);
  if (kind === 'delay') return String(Number(value) / SECOND);
  return isSwitch(kind) ? '' : amountText(value);
}
