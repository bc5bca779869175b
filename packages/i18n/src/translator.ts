import { setupI18n } from '@lingui/core';

import { languageById, type LangId } from '@clutchline/contract';

import type { Catalogue, MessageKey } from './catalogue';
import type { MessageValues } from './generated/message-values';

export type ValuesOf<Key extends MessageKey> = MessageValues[Key] extends null ? [] : [values: MessageValues[Key]];

/** Requires values exactly for texts with placeholders (LANG-2). */
export interface Translator {
  <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string;
  readonly langId: LangId;
}

/** @example createTranslator(2, catalogue)('market.map', { numeral: '2' }) // 'Map 2' */
export function createTranslator(langId: LangId, catalogue: Catalogue): Translator {
  const locale = languageById(langId).bcp47;
  const i18n = setupI18n({ locale, messages: { [locale]: { ...catalogue } } });
  const translate = <Key extends MessageKey>(key: Key, ...[values]: ValuesOf<Key>): string =>
    i18n._(key, values === undefined ? undefined : { ...values });
  return Object.assign(translate, { langId });
}
