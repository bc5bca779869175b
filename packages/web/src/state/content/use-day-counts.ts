import type { Day } from '@clutchline/domain';
import { addDays } from '@clutchline/domain';

import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { useFetched } from '../queries/use-fetched';
import type { ContentPlace } from './content-address';
import type { ZoneView } from './use-content-place';

type Counts = CallData<'getScheduleDays'>['days'];

interface CountedDays extends Pick<ContentPlace, 'gameTypeId' | 'eventId' | 'teamId'> {
  /** Local midnights, ms, with the end of the last day. */
  readonly bounds: readonly number[];
}

/** SCHED-1. */
const dayCountsQuery = (
  app: Pick<AppState, 'call'>,
  { bounds, gameTypeId, eventId, teamId }: CountedDays,
): Query<Counts> => ({
  key: ['matches', 'days', bounds.join(), gameTypeId, eventId ?? 0, teamId ?? 0],
  fetch: async (signal) => {
    const filters = { ...(eventId !== null && { event_id: eventId }), ...(teamId !== null && { team_id: teamId }) };
    const body = { bounds: [...bounds], game_type_id: gameTypeId, ...filters };
    return (await fetchData(app, 'getScheduleDays', body, signal)).days;
  },
});

/** Of consecutive days; empty while they load and if they are refused. */
export function useDayCounts(
  days: readonly Day[],
  zone: Pick<ZoneView, 'startOf'>,
  filter: Omit<CountedDays, 'bounds'>,
): ReadonlyMap<Day, Counts[number]> {
  const last = days.at(-1);
  const bounds = [...days, ...(last === undefined ? [] : [addDays(last, 1)])].map(zone.startOf);
  const { data = [] } = useFetched(dayCountsQuery(useApp(), { ...filter, bounds }));
  return new Map(days.flatMap((day, index) => (data[index] === undefined ? [] : [[day, data[index]] as const])));
}
