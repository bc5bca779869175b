import { languageById, type LangId } from '@clutchline/contract';
import { createFormatters, createTranslator } from '@clutchline/i18n';
import { use, useDeferredValue, useMemo, type ReactNode } from 'react';

import type { Catalogues } from './catalogues';
import { TextsContext } from './texts-context';

interface LangProviderProps {
  readonly catalogues: Catalogues;
  readonly langId: LangId;
  readonly children: ReactNode;
}

/**
 * Gives the texts of a language. Suspends until the first one is loaded; a later change keeps the old language on the
 * screen until the new one is there.
 */
export function LangProvider({ catalogues, langId, children }: LangProviderProps) {
  const shown = useDeferredValue(langId);
  const catalogue = use(catalogues(shown));
  const texts = useMemo(
    () => ({
      language: languageById(shown),
      t: createTranslator(shown, catalogue),
      format: createFormatters(shown),
    }),
    [shown, catalogue],
  );
  return <TextsContext value={texts}>{children}</TextsContext>;
}
