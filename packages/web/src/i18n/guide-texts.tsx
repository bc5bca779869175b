import type { LangId } from '@clutchline/contract';
import { type Catalogue, createTranslator, type Translator } from '@clutchline/i18n';
import { loadGuideCatalogue } from '@clutchline/i18n/load-guide-catalogue';
import { createContext, type ReactNode, Suspense, use, useContext, useMemo, useState } from 'react';

import { useT } from './use-texts';

const GuideContext = createContext<Translator | null>(null);

/** Texts of rules and help only; needs {@link GuideTexts}. */
export function useGuideT(): Translator {
  const t = useContext(GuideContext);
  if (t === null) throw new Error('useGuideT is used outside of GuideTexts');
  return t;
}

type Loads = Map<LangId, Promise<Catalogue>>;

function loadOnce(loads: Loads, langId: LangId): Promise<Catalogue> {
  const known = loads.get(langId);
  if (known !== undefined) return known;
  const load = loadGuideCatalogue(langId);
  loads.set(langId, load);
  return load;
}

interface GuideTextsProps {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Loads the texts of rules and help in the current language; a failure reaches the error boundary (ERR-6). */
export function GuideTexts({ waiting, children }: GuideTextsProps) {
  const [loads] = useState<Loads>(() => new Map());
  return (
    <Suspense fallback={waiting}>
      <Loaded loads={loads}>{children}</Loaded>
    </Suspense>
  );
}

interface LoadedProps {
  readonly loads: Loads;
  readonly children: ReactNode;
}

function Loaded({ loads, children }: LoadedProps) {
  const { langId } = useT();
  const catalogue = use(loadOnce(loads, langId));
  const t = useMemo(() => createTranslator(langId, catalogue), [langId, catalogue]);
  return <GuideContext value={t}>{children}</GuideContext>;
}
