import type { CurrencyTerms, SettingValue } from '@clutchline/contract/desk';
import { parseAmount } from '@clutchline/domain';

import { AMOUNTS, ODDS_DECIMALS } from '../../live/setting-texts';

/** What the operator typed, by the name of the term. */
export type TypedTerms = ReadonlyMap<string, string>;

const positive = (value: bigint | null): value is bigint => value !== null && value > 0n;

const isText = (value: string | null | undefined): value is string => typeof value === 'string';

const numberOf = (text: string | undefined, decimals: number): number | null => {
  const value = parseAmount(text ?? '', decimals);
  return value === null ? null : Number(value);
};

/** Null: a term is missing or no value. */
function readTerms(typed: TypedTerms, amountOf: (text: string) => bigint | null): CurrencyTerms | null {
  const amounts = AMOUNTS.map((name) => amountOf(typed.get(name) ?? ''));
  const [min, single, parlay, day, match, payout, liability] = amounts.map((value) =>
    positive(value) ? String(value) : null,
  );
  const maxOdds = numberOf(typed.get('max_odds'), ODDS_DECIMALS);
  const minLegs = numberOf(typed.get('min_legs'), 0);
  if (!isText(min) || !isText(single) || !isText(parlay) || !isText(day) || !isText(match)) return null;
  if (!isText(payout) || !isText(liability) || maxOdds === null || minLegs === null) return null;
  return { min, single, parlay, day, match, payout, liability, max_odds: maxOdds, min_legs: minLegs };
}

/** The setting with what was typed; null: no value. The server checks the bounds. */
export function readSetting(
  setting: SettingValue,
  typed: TypedTerms,
  amountOf: (text: string) => bigint | null,
): SettingValue | null {
  if (setting.kind === 'takeout') {
    const tenths = numberOf(typed.get('takeout'), 1);
    return tenths === null ? null : { ...setting, value: tenths };
  }
  if (setting.kind === 'delay') {
    const seconds = numberOf(typed.get('delay'), 3);
    return seconds === null ? null : { ...setting, value: seconds };
  }
  const value = readTerms(typed, amountOf);
  return value === null ? null : { ...setting, value };
}
