import { useLayoutEffect, useMemo } from 'react';

import { useApp } from '../app-context';
import {
  eventAddress,
  type EventPlace,
  eventsAddress,
  type EventsPlace,
  readEventPlace,
  readEventsPlace,
  readTeamId,
} from './event-address';
import { useSnapshot } from '../use-snapshot';

const EVENTS_PATH = '/events';

interface PlaceView<Place> {
  readonly place: Place;
  readonly hasFaults: boolean;
  /** Replaces the step, so that back leads to where the player came from. */
  readonly choose: (change: Partial<Place>) => void;
}

function usePlace<Place>(
  readPlace: (search: string) => Place & { readonly hasFaults: boolean },
  addressOf: (place: Place) => string,
): PlaceView<Place> {
  const { location } = useApp().env;
  const { search } = useSnapshot(location.subscribe, location.read);
  const place = useMemo(() => readPlace(search), [readPlace, search]);
  return {
    place,
    hasFaults: place.hasFaults,
    choose: (change) =>
      location.go(addressOf({ ...place, ...change }), { replace: true, state: location.read().state }),
  };
}

export const useEventsPlace = (): PlaceView<EventsPlace> => usePlace(readEventsPlace, eventsAddress);

/** Without an event the list replaces the page (ROUTE-2, bad input row 162). */
export function useEventPlace(): PlaceView<EventPlace> {
  useRequired('event_id');
  return usePlace(readEventPlace, eventAddress);
}

/** Null for a value that is no id. */
export function useTeamPlace(): number | null {
  useRequired('team_id');
  const { location } = useApp().env;
  return readTeamId(useSnapshot(location.subscribe, location.read).search);
}

function useRequired(name: string): void {
  const { location } = useApp().env;
  const { search } = useSnapshot(location.subscribe, location.read);
  const isMissing = !new URLSearchParams(search).has(name);
  useLayoutEffect(() => {
    if (isMissing) location.go(EVENTS_PATH, { replace: true });
  }, [isMissing, location]);
}
