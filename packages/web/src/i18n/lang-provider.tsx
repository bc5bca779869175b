import { type LangId, languageById } from '@clutchline/contract';
import { type Catalogue, createFormatters, createTranslator } from '@clutchline/i18n';
import { type ReactNode, use, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';

import type { Catalogues } from './catalogues';
import { type Texts, TextsContext } from './use-texts';

interface LangProviderProps {
  readonly catalogues: Catalogues;
  readonly langId: LangId;
  /** IANA; null: the machine's (USER-5). */
  readonly timeZone?: string | null;
  /** The language did not load; `shown` remains. */
  readonly onLost?: (shown: LangId) => void;
  readonly children: ReactNode;
}

/**
 * Suspends for the first language. Later the old one remains until the new one loads, or if it fails. Then loads the
 * texts of later parts.
 */
export function LangProvider({ catalogues, children, onLost, ...place }: LangProviderProps) {
  const langId = useDeferredValue(useLoadedLang(catalogues, place.langId, onLost));
  const timeZone = useDeferredValue(place.timeZone ?? null);
  const catalogue = use(catalogues.first(langId));
  const texts = useMemo(
    () => textsOf({ langId, timeZone }, catalogue, () => catalogues.whole(langId)),
    [langId, timeZone, catalogue, catalogues],
  );
  useEffect(() => {
    Promise.resolve(texts.whole()).catch(() => undefined);
  }, [texts]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** Last wanted and loaded language; initially `wanted`. */
function useLoadedLang(catalogues: Catalogues, wanted: LangId, onLost: LangProviderProps['onLost']): LangId {
  const [loaded, setLoaded] = useState(wanted);
  const lost = useEffectEvent(() => onLost?.(loaded));
  useEffect(() => {
    let isWanted = true;
    catalogues.first(wanted).then(
      () => isWanted && setLoaded(wanted),
      () => isWanted && lost(),
    );
    return () => {
      isWanted = false;
    };
  }, [catalogues, wanted]);
  return loaded;
}

interface Place {
  readonly langId: LangId;
  readonly timeZone: string | null;
}

/** `whole` loads once, and again after failures. */
export function textsOf(place: Place, catalogue: Catalogue, loadWhole?: () => Promise<Catalogue>): Texts {
  const { langId, timeZone } = place;
  const t = createTranslator(langId, catalogue);
  const texts = { language: languageById(langId), t, format: createFormatters(t, timeZone ?? undefined) };
  if (loadWhole === undefined) {
    const all: Texts = { ...texts, whole: () => all };
    return all;
  }
  let asked: Promise<Texts> | null = null;
  const ask = async (): Promise<Texts> => {
    try {
      return textsOf(place, await loadWhole());
    } catch (cause) {
      asked = null;
      throw cause;
    }
  };
  return { ...texts, whole: () => (asked ??= ask()) };
}
