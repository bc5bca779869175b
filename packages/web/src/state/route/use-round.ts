import { useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import { roundOf, withRound } from './round-of';

export interface RoundView {
  /** 1 to 16; 0 is the whole match. */
  readonly round: number;
  readonly choose: (round: number) => void;
}

/**
 * The shown map is part of the address, so that links and the way back open it; a change replaces the history step.
 * @param bestOf an address with a greater map shows the whole match.
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
