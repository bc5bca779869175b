import { isUnderWay } from '@clutchline/domain';

import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { eachOnce, fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import type { ContentPlace } from './content-address';

type Schedule = CallData<'getSchedule'>;
export type ScheduledRow = Schedule['rows'][number];
export type ScheduledSlot = Schedule['slots'][number];

export interface SchedulePeriod extends Pick<ContentPlace, 'gameTypeId' | 'eventId' | 'teamId'> {
  /** Epoch ms; at most eight days. */
  readonly from: number;
  readonly to: number;
}

const MINUTE_MS = 60_000;
/** Postponed starts arrive without an event. */
const REFETCH_MS = 60_000;

/** SCHED-2. */
const scheduleQuery = (
  app: Pick<AppState, 'call'>,
  { from, to, gameTypeId, eventId, teamId }: SchedulePeriod,
): Query<Schedule> => ({
  key: ['matches', 'schedule', from, to, gameTypeId, eventId ?? 0, teamId ?? 0],
  fetch: async (signal) => {
    const answer = await fetchData(
      app,
      'getSchedule',
      {
        from,
        minutes: Math.max(1, Math.ceil((to - from) / MINUTE_MS)),
        game_type_id: gameTypeId,
        ...(eventId === null ? {} : { event_id: eventId }),
        ...(teamId === null ? {} : { team_id: teamId }),
      },
      signal,
    );
    return {
      rows: eachOnce(answer.rows, ({ match }) => match.game_id),
      slots: eachOnce(answer.slots, ({ game_id }) => game_id),
    };
  },
  everyMs: REFETCH_MS,
});

export interface ScheduleData {
  /** As fetched; screens follow the push by `useLive`. */
  readonly live: readonly ScheduledRow[];
  readonly coming: readonly ScheduledRow[];
  /** Matches whose teams are not known. */
  readonly slots: readonly ScheduledSlot[];
}

/** SCHED-2. By start. */
export function useSchedule(period: SchedulePeriod): QueryView<ScheduleData> {
  const app = useApp();
  return mapView(queryView(useFetched(scheduleQuery(app, period))), ({ rows, slots }) => ({
    live: rows.filter(({ live }) => isUnderWay(live.status)),
    coming: rows.filter(({ live }) => !isUnderWay(live.status)),
    slots,
  }));
}
