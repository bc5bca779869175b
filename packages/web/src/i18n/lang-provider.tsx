import type { LangId } from '@clutchline/contract';
import { use, useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';

import type { Catalogues } from './catalogues';
import { TextsContext } from './texts-context';
import { textsOf } from './texts-of';

interface LangProviderProps {
  readonly catalogues: Catalogues;
  readonly langId: LangId;
  readonly children: ReactNode;
}

/**
 * Gives the texts of a language. Suspends until the first one is loaded; a later change keeps the old language on the
 * screen until the new one is there. Once it is, the texts of later parts are fetched.
 */
export function LangProvider({ catalogues, langId, children }: LangProviderProps) {
  const shown = useDeferredValue(langId);
  const catalogue = use(catalogues.first(shown));
  const texts = useMemo(() => textsOf(shown, catalogue, () => catalogues.whole(shown)), [shown, catalogue, catalogues]);
  useEffect(() => {
    Promise.resolve(texts.whole()).catch(() => undefined);
  }, [texts]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
