import { useSyncExternalStore } from 'react';

/** Hydration reads the same state as the server's rendering: the app's sources start after it. */
export const useSnapshot = <Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value =>
  useSyncExternalStore(subscribe, read, read);
