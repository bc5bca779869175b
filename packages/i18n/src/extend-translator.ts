import type { Catalogue, MessageKey } from './catalogue';
import { createTranslator, type Translator, type ValuesOf } from './translator';

/**
 * Texts of `catalogue`, all others of `base`; for a part whose texts load with it.
 *
 * @example extendTranslator(t, catalogue)('results.title') // 'Results'
 */
export function extendTranslator(base: Translator, catalogue: Catalogue): Translator {
  const own = createTranslator(base.langId, catalogue);
  const translate = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string =>
    (Object.hasOwn(catalogue, key) ? own : base)(key, ...values);
  return Object.assign(translate, { langId: base.langId });
}
