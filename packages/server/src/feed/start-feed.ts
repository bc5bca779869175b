import type { Feed } from '@clutchline/feeds';

import { pollUntilAborted } from '../platform/concurrency/poll';
import type { Context } from './context';
import { ingestFeedEvents } from './ingest-feed-events';
import { CLOCK_LIMIT_MS } from '../platform/time/process-clock-check';

export interface FeedJob {
  /** When the snapshot is stored. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

const TICK_MS = 250;
const ignoreViews = (): Promise<void> => Promise.resolve();

export interface FeedStart {
  readonly wakeSettlement: () => void;
  /** After the other events of the same time are stored; never rejects. */
  readonly receiveViews?: (events: readonly unknown[]) => Promise<void>;
  /** Another process has stored a snapshot. */
  readonly takesOver?: boolean;
  readonly speed?: number;
}

/** Snapshot, then events, every 250 ms or at the feed's interval. */
export function startFeed(
  context: Context,
  feed: Feed,
  { wakeSettlement, receiveViews = ignoreViews, takesOver = false, speed = 1 }: FeedStart,
): FeedJob {
  const source = { context, feed, speed, receiveViews };
  const stopping = new AbortController();
  const following = { ...source, wakeSettlement, signal: stopping.signal };
  // The snapshot is outdated when stored.
  const ready = beginFeed(source, takesOver).then(async (until) => {
    wakeSettlement();
    return await tick(following, until);
  });
  const running = ready.then(
    (until) => follow(following, until),
    () => undefined,
  );
  return {
    ready: ready.then(() => undefined),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/**
 * Stores the missed events first, so that no result is lost, then the snapshot. If the previous server's clock was
 * ahead, the feed continues from its time.
 */
async function beginFeed(source: Source, takesOver: boolean): Promise<number> {
  const { context, feed, receiveViews } = source;
  const from = await context.stores.feed.fedUntil();
  const known = await knowledgeOf(source);
  const until = Math.max(known.until, from ?? 0);
  const stretch = { from, until, fedAt: known.fedAt };
  const missed = from === null ? [] : feed.between(from, until);
  if (takesOver && from !== null) {
    const { views } = await ingestFeedEvents(context, missed, { spanMs: until - from, stretch });
    await receiveViews(views);
    return until;
  }
  const { views } = await ingestFeedEvents(context, [...missed, ...feed.snapshot(until)], { stretch });
  await receiveViews(views);
  return until;
}

interface Source {
  readonly context: Context;
  readonly feed: Feed;
  readonly speed: number;
  readonly receiveViews: (events: readonly unknown[]) => Promise<void>;
}

interface Knowledge {
  readonly until: number;
  /** Database time at `until`. */
  readonly fedAt: number;
  readonly isComplete: boolean;
}

/**
 * Reads the database's clock first, so `fedAt` is never too late, however long source and database take (R38). The lag
 * of a source adds to its age.
 */
async function knowledgeOf({ context, feed, speed }: Source): Promise<Knowledge> {
  const { databaseNow } = await context.stores.feed.readFreshness();
  const now = context.clock.now();
  const until = Math.min(now, feed.knownUntil?.(now) ?? now);
  return { until, fedAt: databaseNow - (now - until) / speed, isComplete: until === now };
}

interface Following extends Source {
  readonly wakeSettlement: () => void;
  readonly signal: AbortSignal;
}

/** Repeats a failed tick; the database knows what is stored. */
async function follow(following: Following, begin: number): Promise<void> {
  const { context, feed, signal } = following;
  let from: number | null = begin;
  const run = async (): Promise<void> => {
    from = await tick(following, from ?? (await context.stores.feed.fedUntil()) ?? begin);
  };
  const onFailure = (error: unknown): void => {
    from = null;
    context.log.error({ error: String(error) }, 'feed tick failed, will retry');
  };
  await pollUntilAborted(run, { pauseMs: feed.pollIntervalMs ?? TICK_MS, onFailure }, signal);
}

async function tick(following: Following, from: number): Promise<number> {
  const { context, feed, speed, receiveViews, wakeSettlement } = following;
  const { until, fedAt, isComplete } = await knowledgeOf(following);
  if (until <= from) {
    // Fresh unless the source lags.
    if (isComplete && from - until <= CLOCK_LIMIT_MS * speed)
      await ingestFeedEvents(context, [], { stretch: { from, until: from, fedAt } });
    return from;
  }
  const stretch = { from, until, fedAt };
  const arrival = { spanMs: until - from, stretch };
  const { decided, views } = await ingestFeedEvents(context, feed.between(from, until), arrival);
  if (decided.length > 0) wakeSettlement();
  await receiveViews(views);
  return until;
}
