import { useCallback } from 'react';

import { playTune, type Tune } from '../../data/play-tune';
import { useApp } from '../app-context';

/** Plays a tone of a game if sounds are on; asks once before the first (USER-7). */
export function useGameTune(): (tune: Tune) => void {
  const { preferences } = useApp();
  return useCallback(
    (tune) => {
      const { sound } = preferences.getState();
      if (sound === null) preferences.setState({ asksForSound: true });
      else if (sound === 'on') playTune(tune);
    },
    [preferences],
  );
}
