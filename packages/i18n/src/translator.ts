import { languageById, type LangId } from '@clutchline/contract';

import type { Catalogue, CompiledText, MessageKey } from './catalogue';
import type { MessageValues } from './generated/message-values';

export type ValuesOf<Key extends MessageKey> = MessageValues[Key] extends null ? [] : [values: MessageValues[Key]];

/** Requires values exactly for texts with placeholders (LANG-2). */
export interface Translator {
  <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string;
  readonly langId: LangId;
}

type Placeholder = Exclude<CompiledText[number], string>;
type Values = Readonly<Record<string, string | number>>;

/** @example createTranslator(2, catalogue)('market.map', { numeral: '2' }) // 'Map 2' */
export function createTranslator(langId: LangId, catalogue: Catalogue): Translator {
  const locale = languageById(langId).bcp47;
  let rules: Intl.PluralRules | undefined;
  const ruleOf = (count: number): string => (rules ??= new Intl.PluralRules(locale)).select(count);

  /** Counts of the first view need no format, whose creation takes a page 20 ms and more (P13). */
  const textOf = (value: string | number): string =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1_000 ? `${value}` : value.toLocaleString(locale);

  /** Without objects: a cell writes its name with each price (P9). */
  function write(text: CompiledText, values: Values, count: string): string {
    let written = '';
    for (const token of text) {
      if (typeof token !== 'string') written += fill(token, values);
      else written += token === '#' ? count : token;
    }
    return written;
  }

  function fill([name, kind, cases]: Placeholder, values: Values): string {
    const value = values[name] ?? '';
    if (cases === undefined) return kind === undefined ? `${value}` : textOf(value);
    const isCount = kind === 'plural';
    const chosen = isCount && !Object.hasOwn(cases, value) ? ruleOf(Number(value)) : value;
    const text = Object.hasOwn(cases, chosen) ? cases[chosen] : undefined;
    return write(text ?? cases.other, values, isCount ? textOf(value) : '#');
  }

  const translate = <Key extends MessageKey>(key: Key, ...[values]: ValuesOf<Key>): string =>
    write(catalogue[key] ?? [key], values ?? {}, '#');
  return Object.assign(translate, { langId });
}
