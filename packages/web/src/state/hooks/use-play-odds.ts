import type { Play } from '@clutchline/contract';
import { parseOdd } from '@clutchline/domain';
import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import type { OddsKey } from '../prices/odds-store';

/** The prices of a play's points as they are now, in thousandths and in their order. */
export function usePlayOdds({ points }: Pick<Play, 'points'>): readonly number[] {
  const { odds } = useApp();
  const subscribe = useCallback(
    (listener: () => void) => {
      const keys = points.map((point): OddsKey => `point:${point.point_id}`);
      return odds.subscribe(keys, listener);
    },
    [odds, points],
  );
  const texts = useSyncExternalStore(subscribe, () =>
    points.map((point) => odds.point(point.point_id)?.odd ?? point.odd).join(' '),
  );
  return texts === '' ? [] : texts.split(' ').map(parseOdd);
}
