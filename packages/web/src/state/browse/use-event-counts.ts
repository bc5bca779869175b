import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { matchListQuery } from '../matches/match-list-query';
import { useFetched } from '../queries/use-fetched';

export interface EventCounts {
  readonly total: number;
  readonly of: (eventId: number) => number;
}

/** Counts in the open tab, consistent with the list; null until loaded (GAMES-4). */
export function useEventCounts(): EventCounts | null {
  const app = useApp();
  const browse = useStore(app.browse);
  const { data } = useFetched(matchListQuery(app, browse));
  if (data === undefined) return null;
  const counts = new Map<number, number>();
  for (const { match } of data) counts.set(match.event_id, (counts.get(match.event_id) ?? 0) + 1);
  return { total: data.length, of: (eventId) => counts.get(eventId) ?? 0 };
}
