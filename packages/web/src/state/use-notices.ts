import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { useApp } from './app-context';
import type { BannerState } from './banner/banner-store';
import type { Freshness } from './prices/freshness';

/** ERR-3. */
export const useBanner = (): BannerState => useStore(useApp().banner);

/** The code of the notice loads with the first correction. */
export function useHasCorrections(): boolean {
  return useStore(useApp().corrections, ({ length }) => length > 0);
}

/** Whether to offer sounds for bets (USER-7). */
export function useAsksForSound(): boolean {
  return useStore(useApp().preferences, ({ asksForSound }) => asksForSound);
}

export function useFreshness(): Freshness {
  return useStore(useApp().freshness, ({ freshness }) => freshness);
}

interface FailedPart {
  /** The server has a newer version and no longer these files. */
  readonly outdated: boolean;
  /** Null on a host's page. The player's choices are stored. */
  readonly reloadPage: (() => void) | null;
}

/**
 * Why a part of the app is missing (ERR-6). The host is notified and may reload its page.
 * @param message null if the host was notified already; a newer version notifies it again.
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
