import { openDatabase } from './create-stores';
import { startFreshnessWatch } from '../feed';
import type { Clock } from '../platform/time/clock';
import type { Log } from '../platform/log/log';
import { ProcessClockCheck } from '../platform/time/process-clock-check';
import type { Stops } from '../platform/lifecycle/stops';

const ANSWER_MS = 2_000;

export interface Watched {
  readonly systemClock: Clock;
  readonly speed: number;
  readonly onFeed: (isFresh: boolean) => void;
  readonly log: Log;
  readonly stops: Stops;
}

export interface OpenWatch {
  readonly check: ProcessClockCheck;
  refresh(): Promise<void>;
}

/** Uses its own connection, because the pool has none free under load. */
export async function openWatch(url: string, { systemClock, speed, stops, ...watched }: Watched): Promise<OpenWatch> {
  const database = openDatabase(url, watched.log, 1);
  stops.add(() => database.close());
  const { stores } = database.within(ANSWER_MS);
  const check = new ProcessClockCheck(systemClock, speed);
  const watch = startFreshnessWatch({ ...watched, check, readFreshness: () => stores.feed.readFreshness() });
  stops.add(() => watch.stop());
  await watch.ready;
  return { check, refresh: () => watch.refresh() };
}
