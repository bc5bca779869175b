import type { LangId } from '@clutchline/contract';
import { createTranslator, type Translator } from '@clutchline/i18n';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';

/** The product's own texts, so that a page model finds what a player reads in any language. */
export function translatorOf(langId: LangId): Translator {
  return createTranslator(langId, allCatalogues[langId]);
}
