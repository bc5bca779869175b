import type { Play } from '@clutchline/contract';
import { parseOdd } from '@clutchline/domain';
import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import type { OddsKey } from './odds-store';

const NO_PRICE = 'none';

/** In thousandths, by point; empty if a point has no price. */
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
    points.map((point) => (odds.point(point.point_id) ?? point).odd ?? NO_PRICE).join(' '),
  );
  return texts === '' || texts.includes(NO_PRICE) ? [] : texts.split(' ').map(parseOdd);
}
