import type { LangId } from '@clutchline/contract';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';
import { useMemo, type ReactNode } from 'react';

import { TextsContext } from '../src/i18n/use-texts';
import { textsOf } from '../src/i18n/lang-provider';

export function InLanguage({ langId = 2, children }: { readonly langId?: LangId; readonly children: ReactNode }) {
  const texts = useMemo(() => textsOf({ langId, timeZone: 'UTC' }, allCatalogues[langId]), [langId]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
