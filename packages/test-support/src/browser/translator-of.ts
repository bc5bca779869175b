import type { LangId } from '@clutchline/contract';
import { createTranslator, type Translator } from '@clutchline/i18n';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';

export function translatorOf(langId: LangId): Translator {
  return createTranslator(langId, allCatalogues[langId]);
}
