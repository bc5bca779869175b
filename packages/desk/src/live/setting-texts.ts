import type { CurrencyTerms, SettingValue } from '@clutchline/contract/desk';

import { useMoney } from './use-money';
import type { TextKey } from '../texts/create-texts';
import { useTexts } from '../texts/use-texts';

export const AMOUNTS = ['min', 'single', 'parlay', 'day', 'match', 'payout', 'liability'] as const;

export const TERMS = [...AMOUNTS, 'max_odds', 'min_legs'] as const;

export type TermName = (typeof TERMS)[number];

export interface EditedSetting {
  readonly setting: SettingValue;
  /** Seen; null: built in. */
  readonly version: number | null;
}

export const ODDS_DECIMALS = 3;
const SECOND = 1_000;
const PER_CENT = 10;

export interface SettingTexts {
  readonly name: (setting: SettingValue) => string;
  readonly term: (name: TermName) => string;
  readonly terms: (currencyId: number, value: CurrencyTerms) => (readonly [TermName, string])[];
  /** Without the code of the currency, as a row has it. */
  readonly plainTerm: (name: TermName, decimals: number, value: CurrencyTerms) => string;
  readonly delay: (ms: number) => string;
  readonly takeout: (thousandths: number) => string;
}

export function useSettingTexts(): SettingTexts {
  const { t, format } = useTexts();
  const { money, currencies } = useMoney();
  const termName = (name: TermName): string => {
    const key: TextKey = `settings.${name}`;
    return t(key);
  };
  return {
    name: (setting) => {
      if (setting.kind === 'takeout') return t('settings.takeout');
      if (setting.kind === 'delay') return t('settings.delay_of', { id: setting.id });
      return currencies.find(({ id }) => id === setting.id)?.code ?? String(setting.id);
    },
    term: termName,
    terms: (currencyId, value) => [
      ...AMOUNTS.map((name) => [name, money(currencyId, value[name])] as const),
      ['max_odds', format.amount(String(value.max_odds), ODDS_DECIMALS)],
      ['min_legs', format.number(value.min_legs)],
    ],
    plainTerm: (name, decimals, value) => {
      if (name === 'min_legs') return format.number(value.min_legs);
      return name === 'max_odds'
        ? format.amount(String(value.max_odds), ODDS_DECIMALS)
        : format.amount(value[name], decimals);
    },
    delay: (ms) => t('settings.seconds', { count: ms / SECOND }),
    takeout: (thousandths) => t('settings.per_cent', { count: thousandths / PER_CENT }),
  };
}
