import { CATEGORY } from '@clutchline/contract';
import type { DeskAnswer, LimitKind, LimitValue, SubjectNames, WireScope } from '@clutchline/contract/desk';
import { AMOUNT_KINDS } from '@clutchline/contract/desk';
import { useContext } from 'react';

import { type Money, useMoney } from './use-money';
import type { Texts, TextKey } from '../texts/create-texts';
import { useTexts } from '../texts/use-texts';
import { SubjectNamesContext, useTextsOf } from './use-subject-names';

export type LimitRule = DeskAnswer<'limits'>['rules'][number];

/** From the widest. */
export const SCOPE_KEYS = [
  'currency_id',
  'game_type_id',
  'category_id',
  'event_id',
  'game_id',
  'play_id',
  'point_id',
  'account_id',
] as const satisfies readonly (keyof WireScope)[];

export type ScopeKey = (typeof SCOPE_KEYS)[number];

export const ANYWHERE: WireScope = {
  ...{ currency_id: null, game_type_id: null, category_id: null, event_id: null },
  ...{ game_id: null, play_id: null, point_id: null, account_id: null },
};

export const FACTOR_DECIMALS = 3;
export const SECOND = 1_000;

/** Without a value to type. */
export const isSwitch = (kind: LimitKind): kind is 'no_combos' | 'no_live' | 'referral' =>
  kind === 'no_combos' || kind === 'no_live' || kind === 'referral';

export const isAmount = (kind: LimitKind): boolean => AMOUNT_KINDS.some((amount) => amount === kind);

interface Naming {
  readonly nameOf: (key: ScopeKey, id: number) => string;
  readonly t: Texts['t'];
  readonly currencies: Money['currencies'];
}

/** Of a kind of bet, as `CATEGORY` numbers them. */
export const categoryText = (t: Texts['t'], id: number): string => {
  const known = Object.values(CATEGORY).find((each) => each === id);
  return known === undefined ? String(id) : t(`limits.category_${known}`);
};

/** @example scopeText(…, { …, currency_id: 1, game_id: 7 }) // 'CNY · Match 7 · Aurora Peak – Iron Lotus' */
function scopeText({ t, currencies, nameOf }: Naming, scope: WireScope): string {
  const parts = SCOPE_KEYS.flatMap((key) => {
    const id = scope[key];
    if (id === null) return [];
    if (key === 'currency_id') return [currencies.find((each) => each.id === id)?.code ?? String(id)];
    if (key === 'category_id') return [categoryText(t, id)];
    const text: TextKey = `limits.of_${key}`;
    const name = nameOf(key, id);
    return name === '' ? [t(text, { id })] : [t(text, { id }), name];
  });
  return parts.length === 0 ? t('limits.everything') : parts.join(' · ');
}

export interface LimitTexts {
  readonly scope: (scope: WireScope) => string;
  readonly kind: (kind: LimitKind) => string;
  /** Of a rule as the server stores it: minor units, thousandths or ms. */
  readonly value: (kind: LimitKind, value: string, currencyId: number | null) => string;
  readonly ofLimit: (limit: LimitValue, currencyId: number | null) => string;
}

/** Of the shown answer; '': it has none. */
function useScopeName(names: SubjectNames): Naming['nameOf'] {
  const { game, event, match, playOfMatch, selection } = useTextsOf(names);
  const namers = new Map<ScopeKey, (id: number) => string>([
    ['game_type_id', game],
    ['event_id', event],
    ['game_id', match],
    ['play_id', playOfMatch],
    ['point_id', selection],
  ]);
  return (key, id) => {
    const name = namers.get(key)?.(id) ?? '';
    return name === String(id) ? '' : name;
  };
}

/** @param names of an answer; absent: those of the answer that is shown. */
export function useLimitTexts(names?: SubjectNames): LimitTexts {
  const shown = useContext(SubjectNamesContext);
  const { t, format } = useTexts();
  const { money, currencies } = useMoney();
  const nameOf = useScopeName(names ?? shown);
  const value: LimitTexts['value'] = (kind, stored, currencyId) => {
    if (isAmount(kind)) return currencyId === null ? stored : money(currencyId, stored);
    if (kind === 'factor') return `× ${format.amount(stored, FACTOR_DECIMALS)}`;
    if (kind === 'delay') return t('limits.seconds', { count: Number(stored) / SECOND });
    return t(kind === 'referral' ? 'limits.on' : 'limits.forbidden');
  };
  return {
    scope: (scope) => scopeText({ t, currencies, nameOf }, scope),
    kind: (kind) => {
      const key: TextKey = `limits.kind_${kind}`;
      return t(key);
    },
    value,
    ofLimit: (limit, currencyId) => value(limit.kind, String(limit.value), currencyId),
  };
}
