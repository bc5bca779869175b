import type { LangId } from '@clutchline/contract';

import { allCatalogues } from '../all-catalogues';
import { createTranslator, type Translator } from '../translator';

export const translatorOf = (langId: LangId): Translator => createTranslator(langId, allCatalogues[langId]);
