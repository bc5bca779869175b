import { useEffect, useState } from 'react';

import { useApp } from './app-context';
import type { BannerState } from './banner/banner-store';
import type { Freshness } from './prices/freshness';
import { useStore } from './use-snapshot';

/** ERR-3. */
export const useBanner = (): BannerState => useStore(useApp().banner);

/** The notice's code loads with it. */
export function useHasCorrections(): boolean {
  return useStore(useApp().corrections, ({ length }) => length > 0);
}

/** USER-7. */
export function useAsksForSound(): boolean {
  return useStore(useApp().preferences, ({ asksForSound }) => asksForSound);
}

export function useFreshness(): Freshness {
  return useStore(useApp().freshness, ({ freshness }) => freshness);
}

interface FailedPart {
  /** The server has newer code and no longer these files. */
  readonly outdated: boolean;
  readonly reloadPage: (() => void) | null;
}

/**
 * Why a part is missing (ERR-6). Notifies the host, which may reload its page.
 * @param message null if the host was notified; a newer version notifies it again.
 */
export function useFailedPart(message: string | null): FailedPart {
  const { env, emit } = useApp();
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    let isShown = true;
    void env.isOutdated().then((isOld) => {
      if (!isShown) return;
      setOutdated(isOld);
      if (isOld) emit('error', { kind: 'version', message: message ?? '' });
      else if (message !== null) emit('error', { kind: 'crash', message });
    });
    return () => {
      isShown = false;
    };
  }, [env, emit, message]);
  return { outdated, reloadPage: env.reloadPage };
}
