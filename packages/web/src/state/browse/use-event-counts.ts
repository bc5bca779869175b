import { useApp } from '../app-context';
import { useFavoriteMatches } from '../favorites/use-favorite';
import { readyData, useTabRows } from './use-browse';
import { useStore } from '../use-snapshot';

export interface EventCounts {
  readonly total: number;
  readonly of: (eventId: number) => number;
}

/** Consistent with the list; null until loaded (GAMES-4). */
export function useEventCounts(): EventCounts | null {
  const { view } = useStore(useApp().browse);
  const ofTab = useTabRows();
  const favorites = useFavoriteMatches();
  const rows = view === 'favorites' ? readyData(favorites) : ofTab;
  if (rows === undefined) return null;
  const counts = new Map<number, number>();
  for (const { match } of rows) counts.set(match.event_id, (counts.get(match.event_id) ?? 0) + 1);
  return { total: rows.length, of: (eventId) => counts.get(eventId) ?? 0 };
}
