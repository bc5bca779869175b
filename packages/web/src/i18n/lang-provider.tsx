import { type LangId, languageById } from '@clutchline/contract';
import { type Catalogue, createFormatters, createTranslator } from '@clutchline/i18n';
import { type ReactNode, use, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';

import type { Catalogues } from './catalogues';
import { type Texts, TextsContext } from './use-texts';

interface LangProviderProps {
  readonly catalogues: Catalogues;
  readonly langId: LangId;
  /** IANA name of the display zone; null: the zone of the machine (USER-5). */
  readonly timeZone?: string | null;
  /** Called if a language fails to load; `shown` is the language that remains. */
  readonly onLost?: (shown: LangId) => void;
  readonly children: ReactNode;
}

/**
 * Suspends until the first language is loaded. A later change keeps the old language until the new one is loaded, or
 * for good if loading fails. Afterwards the texts of later parts load.
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

/** Last wanted language that loaded; initially the wanted one. */
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
  /** IANA name; null: the zone of the machine. */
  readonly timeZone: string | null;
}

/** The catalogue is complete if there is no `loadWhole`. `whole` loads once, and again after a failure. */
export function textsOf(place: Place, catalogue: Catalogue, loadWhole?: () => Promise<Catalogue>): Texts {
  const { langId, timeZone } = place;
  const texts = {
    language: languageById(langId),
    t: createTranslator(langId, catalogue),
    format: createFormatters(langId, timeZone ?? undefined),
  };
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
