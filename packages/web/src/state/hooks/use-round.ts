import { useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import { roundOf, withRound } from '../route/round-of';

export interface RoundView {
  /** The map whose plays are shown, 1 to 16; 0 the whole match. */
  readonly round: number;
  readonly choose: (round: number) => void;
}

/**
 * The map that the open match shows. It stands in the address, so that a link leads to it and the way back returns to
 * it; another map takes the place of the step, it is none of its own.
 *
 * @param bestOf maps at most: an address that names a later one shows the whole match.
 */
export function useRound(bestOf: number): RoundView {
  const { location } = useApp().env;
  const { search } = useSyncExternalStore(location.subscribe, location.read);
  const named = roundOf(search);
  return {
    round: named <= bestOf ? named : 0,
    choose: (round) => {
      const { path, search: query, state } = location.read();
      location.go(`${path}?${withRound(query, round)}`, { replace: true, state });
    },
  };
}
