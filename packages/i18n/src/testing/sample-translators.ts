import type { LangId } from '@clutchline/contract';

import { allCatalogues } from '../all-catalogues';
import { createTranslator, type Translator } from '../translator';

/** A translator over the real texts of a language. */
export const translatorOf = (langId: LangId): Translator => createTranslator(langId, allCatalogues[langId]);
