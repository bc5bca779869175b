import type { CountedMaps } from '@clutchline/domain';

import { DAY } from '../platform/time/durations';
import type { AnalysedSubject, AnalysisStore, CountKind } from './analysis-store';

/** Days before the day of the match. */
const DAYS = 90;
/** An event with fewer maps is compared with all events of the game (STATS-8). */
const LEAST_MAPS = 50;

interface ScopedCounts {
  readonly scope: 'event' | 'game';
  readonly values: readonly CountedMaps[];
}

/** Maps of the event, or of the game. */
export type MapCounts = Readonly<Record<CountKind, ScopedCounts>>;

/** The day of `until` itself does not count. */
export async function readCounts(
  store: Pick<AnalysisStore, 'counts'>,
  { gameTypeId, eventId }: AnalysedSubject,
  until: number,
): Promise<MapCounts> {
  const today = Math.floor(until / DAY);
  const period = { gameTypeId, from: today - DAYS, to: today };
  const read = async (kind: CountKind): Promise<ScopedCounts> => {
    const values = await store.counts(kind, { ...period, eventId });
    if (values.reduce((sum, { maps }) => sum + maps, 0) >= LEAST_MAPS) return { scope: 'event', values };
    return { scope: 'game', values: await store.counts(kind, { ...period, eventId: null }) };
  };
  return { points: await read('points'), length: await read('length') };
}
