import type { LangId } from '@clutchline/contract';
import { use, useDeferredValue, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';

import type { Catalogues } from './catalogues';
import { TextsContext } from './texts-context';
import { textsOf } from './texts-of';

interface LangProviderProps {
  readonly catalogues: Catalogues;
  readonly langId: LangId;
  /** Zone of every time that is shown: IANA name; null: the machine's own (USER-5). */
  readonly timeZone?: string | null;
  /** The texts of a language could not be had; `shown` is the one that stays on the screen. */
  readonly onLost?: (shown: LangId) => void;
  readonly children: ReactNode;
}

/**
 * Gives the texts of a language. Suspends until the first one is loaded; a later change keeps the old language on the
 * screen until the new one is there, and for good where it cannot be had. Then the texts of later parts are fetched.
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

/** The language last wanted of which the texts came; at the start the one that is wanted. */
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
