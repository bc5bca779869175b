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
  /** `game`: its name, for a delay. */
  readonly name: (setting: SettingValue, game?: string) => string;
  readonly term: (name: TermName) => string;
  /** Without the code of the currency, as a row has it. */
  readonly plainTerm: (name: TermName, decimals: number, value: CurrencyTerms) => string;
  /** Each part of the value with its name. */
  readonly parts: (setting: SettingValue) => (readonly [name: string, text: string])[];
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
  const settingName = (setting: SettingValue, game?: string): string => {
    if (setting.kind === 'takeout') return t('settings.takeout');
    if (setting.kind === 'currency') return currencies.find(({ id }) => id === setting.id)?.code ?? String(setting.id);
    return game === undefined ? t('settings.delay_of', { id: setting.id }) : t('settings.delay_of_game', { game });
  };
  const delay = (ms: number): string => t('settings.seconds', { count: ms / SECOND });
  const takeout = (thousandths: number): string => t('settings.per_cent', { count: thousandths / PER_CENT });
  return {
    name: settingName,
    term: termName,
    parts: (setting) => {
      if (setting.kind === 'delay') return [[settingName(setting), delay(setting.value)]];
      if (setting.kind === 'takeout') return [[settingName(setting), takeout(setting.value)]];
      const { id, value } = setting;
      return [
        ...AMOUNTS.map((name) => [termName(name), money(id, value[name])] as const),
        [termName('max_odds'), format.amount(String(value.max_odds), ODDS_DECIMALS)],
        [termName('min_legs'), format.number(value.min_legs)],
      ];
    },
    plainTerm: (name, decimals, value) => {
      if (name === 'min_legs') return format.number(value.min_legs);
      return name === 'max_odds'
        ? format.amount(String(value.max_odds), ODDS_DECIMALS)
        : format.amount(value[name], decimals);
    },
    delay,
    takeout,
  };
}
