import * as z from 'zod/mini';

import type { LimitBook, Limits } from './limit-store';

export interface StoredSetting {
  readonly name: string;
  readonly value: unknown;
}

const minor = z.string().check(z.regex(/^\d{1,30}$/));

/** As stored; amounts in minor units. */
const currencySetting = z.object({
  ...{ min: minor, single: minor, parlay: minor, day: minor, match: minor, payout: minor, liability: minor },
  /** Thousandths. */
  max_odds: z.int(),
  min_legs: z.int(),
});

export type CurrencySetting = z.infer<typeof currencySetting>;

export function currencySettingOf(limits: Limits): CurrencySetting {
  const { min, maxSingle, maxParlay, day, match, payout, liability, maxOdds, leastLegs } = limits;
  return {
    ...{ min: String(min), single: String(maxSingle), parlay: String(maxParlay), day: String(day) },
    ...{ match: String(match), payout: String(payout), liability: String(liability) },
    ...{ max_odds: maxOdds, min_legs: leastLegs },
  };
}

export function limitsOfSetting(setting: CurrencySetting): Limits {
  const { min, single, parlay, day, match, payout, liability, max_odds, min_legs } = setting;
  return {
    ...{ min: BigInt(min), maxSingle: BigInt(single), maxParlay: BigInt(parlay), day: BigInt(day) },
    ...{ match: BigInt(match), payout: BigInt(payout), liability: BigInt(liability) },
    ...{ maxOdds: max_odds, leastLegs: min_legs },
  };
}

/** Of the rows in force, one for each name. */
export function settingsOf(settings: readonly StoredSetting[]): Pick<LimitBook, 'currencies' | 'delays'> {
  const currencies = new Map<number, Limits>();
  const delays = new Map<number, number>();
  for (const { name, value } of settings) {
    const [kind, id] = name.split(':');
    if (kind === 'currency') currencies.set(Number(id), limitsOfSetting(z.parse(currencySetting, value)));
    if (kind === 'delay') delays.set(Number(id), z.parse(z.int(), value));
  }
  return { currencies, delays };
}
