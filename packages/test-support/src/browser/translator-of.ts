import type { LangId } from '@clutchline/contract';
import { createTranslator, type Translator } from '@clutchline/i18n';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';

/** The product's texts, for page models in any language. */
export function translatorOf(langId: LangId): Translator {
  return createTranslator(langId, allCatalogues[langId]);
}
