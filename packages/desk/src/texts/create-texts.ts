import type { LangId } from '@clutchline/contract';
import { formatAmount } from '@clutchline/domain';
import { type Catalogue, createFormatters, createTranslator, type Formatters, type Translator } from '@clutchline/i18n';

import type { EN_US } from './en-US';
import type { Language } from './languages';

export type Messages = typeof EN_US;
type NamesOf = { readonly [Screen in keyof Messages]: `${Screen}.${keyof Messages[Screen] & string}` };
export type TextKey = NamesOf[keyof Messages];
export type TextValues = Readonly<Record<string, string | number>>;

export interface Texts {
  readonly language: Language;
  /** A text of the desk. */
  readonly t: (key: TextKey, values?: TextValues) => string;
  /** The text of a key that is built from data, such as a kind of proposal. Null if there is no such text. */
  readonly named: (key: string, values?: TextValues) => string | null;
  /** Translator of the player's texts: names of markets and picks, for functions such as `marketTitle`. */
  readonly players: Translator;
  readonly format: Formatters & {
    /** Minor units as text. @example amount('1248050', 2) // '12,480.50' */
    readonly amount: (minor: string, decimals: number) => string;
  };
}

export const LANG_IDS: Readonly<Record<Language, LangId>> = { 'en-US': 2, 'zh-CN': 1 };

const PLACE = /\{(\w+)\}/g;

function flatten(messages: Messages): ReadonlyMap<string, string> {
  const all = Object.entries(messages).flatMap(([screen, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${screen}.${name}`, text] as const),
  );
  return new Map(all);
}

export function createTexts(language: Language, messages: Messages, catalogue: Catalogue): Texts {
  const texts = flatten(messages);
  const langId = LANG_IDS[language];
  const players = createTranslator(langId, catalogue);
  const formatters = createFormatters(players);
  const named = (key: string, values: TextValues = {}): string | null =>
    texts.get(key)?.replace(PLACE, (place, name: string) => String(values[name] ?? place)) ?? null;
  return {
    language,
    t: (key, values) => named(key, values) ?? key,
    named,
    players,
    format: {
      ...formatters,
      amount: (minor, decimals) => formatters.money(formatAmount(BigInt(minor), decimals), decimals),
    },
  };
}
