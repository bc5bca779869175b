import { useEffect, useState } from 'react';

import { useApp } from '../app-context';

export interface FailedPart {
  /** A newer version of the app is on the server, and the parts of this one are not. */
  readonly outdated: boolean;
  /** Loads the page anew, where the page is the app's own; what was chosen is kept. */
  readonly reloadPage: (() => void) | null;
}

/**
 * Why a part of the app is missing (ERR-6). The host hears of it: it may load its page anew when that suits it.
 *
 * @param message null where the host has heard of it already, unless it turns out that a newer version is there.
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
