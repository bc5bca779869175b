import { languageById, type LangId } from '@clutchline/contract';
import { createFormatters, createTranslator } from '@clutchline/i18n';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';
import type { ReactNode } from 'react';

import { TextsContext } from '../../i18n/texts-context';

/** Gives a screen under test the texts of a language, English where none is named. */
export function InLanguage({ langId = 2, children }: { readonly langId?: LangId; readonly children: ReactNode }) {
  const texts = {
    language: languageById(langId),
    t: createTranslator(langId, allCatalogues[langId]),
    format: createFormatters(langId, 'UTC'),
  };
  return <TextsContext value={texts}>{children}</TextsContext>;
}
