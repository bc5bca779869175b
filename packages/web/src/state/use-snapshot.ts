import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** Hydration reads the same state as the server's rendering: the app's sources start after it. */
export const useSnapshot = <Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value =>
  useSyncExternalStore(subscribe, read, read);

/** As that of zustand, which hydrates from the initial state, so that what was set since then is drawn twice (P13). */
export function useStore<State>(store: StoreApi<State>): State;
export function useStore<State, Part>(store: StoreApi<State>, select: (state: State) => Part): Part;
export function useStore<State>({ subscribe, getState }: StoreApi<State>, select?: (state: State) => unknown): unknown {
  return useSnapshot(subscribe, () => (select ? select(getState()) : getState()));
}
