import { pollUntilAborted } from '../platform/concurrency/poll';
import type { FeedFreshness, FeedStore } from './feed-store';
import type { Log } from '../platform/log/log';
import { MAX_FEED_AGE_MS, isFeedYoungerThan } from '../catalogue';
import { CLOCK_LIMIT_MS, CLOCK_WARNING_MS, type ProcessClockCheck } from '../platform/time/process-clock-check';
import type { Clock } from '../platform/time/clock';

const READ_MS = 500;
/** Old feed: publishes recovery soon. */
const READ_OLD_MS = 100;
const EVALUATION_MS = 250;
/** In a row, without a reading, before the feed is old: a single one may mean that this process was paused. */
const MAX_LATE_EVALUATIONS = 2;

export interface FreshnessOptions {
  readonly readFreshness: () => Promise<FeedFreshness>;
  readonly check: ProcessClockCheck;
  /** Called even if unchanged. */
  readonly onFeed: (isFresh: boolean) => void;
  readonly log: Log;
}

export interface FreshnessWatch {
  readonly ready: Promise<void>;
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Subscribers learn that prices are old by the limit that refuses bets (R38); a wrong process clock is reported (R40).
 * Without an answer of the database, the feed age grows.
 */
export function startFreshnessWatch(options: FreshnessOptions): FreshnessWatch {
  const watch = new Watch(options);
  const stopping = new AbortController();
  const ready = watch.read();
  const running = ready.then(
    () => follow(watch, options, stopping.signal),
    () => undefined,
  );
  const evaluations = setInterval(() => watch.evaluate(), EVALUATION_MS);
  return {
    ready,
    refresh: () => watch.read(),
    async stop() {
      clearInterval(evaluations);
      stopping.abort();
      await running;
    },
  };
}

function follow(watch: Watch, { log }: FreshnessOptions, signal: AbortSignal): Promise<void> {
  const pauseMs = (): number => (watch.isFresh ? READ_MS : READ_OLD_MS);
  const onFailure = (error: unknown, isRepeated: boolean): void => {
    if (!isRepeated) log.warn({ error: String(error) }, 'feed age could not be read, will retry');
  };
  return pollUntilAborted(() => watch.read(), { pauseMs, onFailure }, signal);
}

type ClockState = 'right' | 'warned' | 'wrong';

class Watch {
  isFresh = false;
  #feedAgeMs: number | null = null;
  /** Monotonic. */
  #readAt = -Infinity;
  #lateEvaluations = 0;
  #clockState: ClockState = 'right';

  constructor(private readonly options: FreshnessOptions) {}

  async read(): Promise<void> {
    const { readFreshness, check } = this.options;
    const [sentAt, readAt] = [check.now(), performance.now()];
    const { databaseNow, feedAgeMs } = await readFreshness();
    check.observe({ sentAt, databaseNow, receivedAt: check.now() });
    this.#reportClock(check.skewMs ?? 0);
    this.#feedAgeMs = feedAgeMs;
    this.#readAt = readAt;
    this.#lateEvaluations = 0;
    this.#update(isFeedYoungerThan(feedAgeMs, MAX_FEED_AGE_MS.inPlay));
  }

  evaluate(): void {
    if (this.#feedAgeMs === null) return;
    const ageMs = this.#feedAgeMs + performance.now() - this.#readAt;
    if (isFeedYoungerThan(ageMs, MAX_FEED_AGE_MS.inPlay)) this.#lateEvaluations = 0;
    else this.#lateEvaluations += 1;
    if (this.#lateEvaluations >= MAX_LATE_EVALUATIONS) this.#update(false);
  }

  #update(isFresh: boolean): void {
    const { onFeed, log } = this.options;
    onFeed(isFresh);
    if (isFresh === this.isFresh) return;
    this.isFresh = isFresh;
    const fields = { feedAgeMs: this.#feedAgeMs, limitMs: MAX_FEED_AGE_MS.inPlay };
    if (isFresh) log.info(fields, 'feed is fresh again, in-play bets are accepted');
    else log.warn(fields, 'feed is old, in-play bets are refused');
  }

  #reportClock(skewMs: number): void {
    const { log } = this.options;
    const size = Math.abs(skewMs);
    const state = size > CLOCK_LIMIT_MS ? 'wrong' : size > CLOCK_WARNING_MS ? 'warned' : 'right';
    if (state === this.#clockState) return;
    this.#clockState = state;
    const fields = { skewMs, limitMs: CLOCK_LIMIT_MS };
    if (state === 'wrong') log.error(fields, 'clock differs from the database, in-play bets are refused');
    else if (state === 'warned') log.warn(fields, 'clock differs from the database');
    else log.info(fields, 'clock agrees with the database again');
  }
}

/** A new leader may need this. */
const FRESH_MS = 30_000;

interface Needs {
  readonly stores: { readonly feed: Pick<FeedStore, 'fedUntil'> };
  readonly clock: Clock;
}

/**
 * If false, a starting server waits for its feed before it serves the stored state.
 *
 * @param speed business time per real time.
 */
export async function isFeedFresh({ stores, clock }: Needs, speed: number): Promise<boolean> {
  const until = await stores.feed.fedUntil();
  return until !== null && clock.now() - until <= FRESH_MS * speed;
}
