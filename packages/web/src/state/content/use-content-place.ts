import { type Day, type ZoneDays, zoneDays } from '@clutchline/domain';
import { useMemo } from 'react';

import { valueOf } from '../../data/storage';
import { useApp } from '../app-context';
import { useNow } from '../use-now';
import { type ContentPlace, contentQuery, readContentPlace } from './content-address';
import { useSnapshot, useStore } from '../use-snapshot';

export interface ZoneView extends ZoneDays {
  readonly today: Day;
  /** The stored time zone is unknown here, so times are those of the machine (bad input row 166). */
  readonly isZoneLost: boolean;
}

/** Days begin at full minutes in every zone. */
const MINUTE_MS = 60_000;

/** Days of the player's time zone (SCHED-1). */
export function useZoneDays(): ZoneView {
  const { preferences, stored } = useApp();
  const timeZone = useStore(preferences, (state) => state.timeZone);
  const days = useMemo(() => zoneDays(timeZone ?? undefined), [timeZone]);
  const now = useNow(MINUTE_MS);
  return { ...days, today: days.dayOf(now), isZoneLost: timeZone === null && valueOf(stored.timeZone) !== null };
}

export interface ContentPlaceView {
  readonly place: ContentPlace;
  readonly hasFaults: boolean;
  readonly choose: (change: Partial<ContentPlace>) => void;
  readonly href: (path: '/schedule' | '/results', change?: Partial<ContentPlace>) => string;
  /** To the other list. */
  readonly open: (path: '/schedule' | '/results', change?: Partial<ContentPlace>) => void;
}

/** Choices replace the step, so that back leads to the screen before. */
export function useContentPlace(): ContentPlaceView {
  const { location } = useApp().env;
  const { search } = useSnapshot(location.subscribe, location.read);
  const { hasFaults, ...place } = useMemo(() => readContentPlace(search), [search]);
  const addressOf = (path: string, change: Partial<ContentPlace> = {}): string => {
    const query = contentQuery({ ...place, ...change });
    return query === '' ? path : `${path}?${query}`;
  };
  const replace = (path: string, change?: Partial<ContentPlace>): void =>
    location.go(addressOf(path, change), { replace: true, state: location.read().state });
  return {
    place,
    hasFaults,
    choose: (change) => replace(location.read().path, change),
    href: (path, change) => location.href(addressOf(path, change)),
    open: replace,
  };
}
