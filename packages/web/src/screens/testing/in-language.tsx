import { languageById, type LangId } from '@clutchline/contract';
import { createFormatters, createTranslator } from '@clutchline/i18n';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';
import { useMemo, type ReactNode } from 'react';

import { TextsContext, type Texts } from '../../i18n/texts-context';

function textsIn(langId: LangId): Texts {
  const texts: Texts = {
    language: languageById(langId),
    t: createTranslator(langId, allCatalogues[langId]),
    format: createFormatters(langId, 'UTC'),
    whole: () => texts,
  };
  return texts;
}

/** Gives a screen under test the texts of a language, English where none is named. */
export function InLanguage({ langId = 2, children }: { readonly langId?: LangId; readonly children: ReactNode }) {
  const texts = useMemo(() => textsIn(langId), [langId]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
