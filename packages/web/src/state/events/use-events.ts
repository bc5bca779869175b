import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { bulletinMemoryOf } from '../bulletins/bulletin-memory';
import { eachOnce, fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import type { EventsPlace } from './event-address';
import { useStore } from '../use-snapshot';

type Events = CallData<'getEvents'>;
export type Recommendation = Pick<Events['recommended'][number], 'reason' | 'team'>;

export interface EventRow extends Readonly<Events['rows'][number]> {
  readonly recommendation: Recommendation | null;
}

/** Scores and starts of other matches arrive without a message. */
const REFETCH_MS = 60_000;

/** In the order of the server: recommended ones first, then by their next match, past ones by their last. */
export function useEvents({ gameTypeId, when }: EventsPlace): QueryView<readonly EventRow[]> {
  const app = useApp();
  const { generation } = useStore(app.session);
  const uses_bets = useStore(bulletinMemoryOf(app).store, ({ usesBets }) => (usesBets ? 1 : 0));
  const query: Query<CallData<'getEvents'>> = {
    key: ['matches', 'events', gameTypeId, when, generation, uses_bets],
    fetch: (signal) => fetchData(app, 'getEvents', { game_type_id: gameTypeId, when, uses_bets }, signal),
    everyMs: REFETCH_MS,
  };
  return mapView(queryView(useFetched(query)), withRecommendations);
}

function withRecommendations({ rows, recommended }: Events): readonly EventRow[] {
  const reasons = new Map(recommended.map((one) => [one.event_id, one]));
  return eachOnce(rows, eventOf).map((row) => ({ ...row, recommendation: reasons.get(row.event_id) ?? null }));
}

const eventOf = ({ event_id }: { readonly event_id: number }): number => event_id;

export type EventData = CallData<'getEvent'>;

export function useEvent(eventId: number | null): QueryView<EventData> {
  const app = useApp();
  return queryView(useFetched(eventQuery(app, eventId)));
}

const eventQuery = (app: Pick<AppState, 'call'>, eventId: number | null): Query<EventData> => ({
  key: ['matches', 'event', eventId ?? 0],
  fetch: async (signal) => (eventId === null ? NO_EVENT : fetchData(app, 'getEvent', { event_id: eventId }, signal)),
  everyMs: REFETCH_MS,
});

export const NO_EVENT: EventData = {
  event: null,
  season: null,
  details: null,
  champion_game_ids: [],
  seasons: [],
  teams: [],
  stages: [],
};

export type TeamData = CallData<'getTeam'>;

export function useTeam(teamId: number | null): QueryView<TeamData> {
  const app = useApp();
  const query: Query<TeamData> = {
    key: ['matches', 'team', teamId ?? 0],
    fetch: async (signal) => {
      if (teamId === null) return NO_TEAM;
      const { team, past, next } = await fetchData(app, 'getTeam', { team_id: teamId }, signal);
      return { team, past: eachOnce(past, gameOf), next: eachOnce(next, gameOf) };
    },
    everyMs: REFETCH_MS,
  };
  return queryView(useFetched(query));
}

const gameOf = ({ game_id }: { readonly game_id: number }): number => game_id;

const NO_TEAM: TeamData = { team: null, past: [], next: [] };
