import type { LangId } from '@clutchline/contract';
import { use, useDeferredValue, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';

import type { Catalogues } from './catalogues';
import { TextsContext } from './texts-context';
import { textsOf } from './texts-of';

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
