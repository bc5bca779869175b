import { setTimeout as sleep } from 'node:timers/promises';

import type { Feed } from '@clutchline/feeds';

import type { Context } from '../context';
import { ingestFeedEvents } from '../services/ingest-feed-events';
import { CLOCK_LIMIT_MS } from '../services/process-clock-check';

export interface FeedJob {
  /** Resolves when the feed's whole image is stored; rejects where that fails. */
  readonly ready: Promise<void>;
  /** Resolves when the tick under way has ended. */
  stop(): Promise<void>;
}

/** Real time between two looks at a feed that does not say it. */
const TICK_MS = 250;

/** How a feed job begins. */
export interface FeedStart {
  readonly wakeSettlement: () => void;
  /** It takes over from another process that is known to have stored an image: what happened since is enough. */
  readonly takesOver?: boolean;
  /** Business time that passes in a unit of real time. */
  readonly speed?: number;
}

/** Drives a feed with the business clock: its image first, then what happens, every 250 ms of real time or as often as the feed says. */
export function startFeed(
  context: Context,
  feed: Feed,
  { wakeSettlement, takesOver = false, speed = 1 }: FeedStart,
): FeedJob {
  const source = { context, feed, speed };
  const stopping = new AbortController();
  const following = { ...source, wakeSettlement, signal: stopping.signal };
  // One tick more: a large image takes so long that it is old when it is stored.
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
 * The image, and before it everything since a server last listened, so that no result is missed. Where the server before
 * had a faster clock the feed goes on from where that one stood.
 */
async function beginFeed(source: Source, takesOver: boolean): Promise<number> {
  const { context, feed } = source;
  const from = await context.stores.feed.fedUntil();
  const known = await knowledgeOf(source);
  const until = Math.max(known.until, from ?? 0);
  const stretch = { from, until, fedAt: known.fedAt };
  const missed = from === null ? [] : feed.between(from, until);
  if (takesOver && from !== null) {
    await ingestFeedEvents(context, missed, { spanMs: until - from, stretch });
    return until;
  }
  await ingestFeedEvents(context, [...missed, ...feed.image(until)], { stretch });
  return until;
}

/** A feed and the clocks it is followed by. */
interface Source {
  readonly context: Context;
  readonly feed: Feed;
  readonly speed: number;
}

/** What a source knows. */
interface Knowledge {
  /** Up to which business time it is complete. */
  readonly until: number;
  /** Real time by the database's clock at which that was so, in ms. */
  readonly fedAt: number;
  /** Whether that is up to now. */
  readonly isComplete: boolean;
}

/**
 * Up to when the source is complete, and since when that is known: the database's clock is read first, so the time is never
 * later than the truth, however long source and database take afterwards (R38). A source that is behind is old by as much.
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

/**
 * A tick that fails is logged and comes again with the next one: nothing is skipped. What a failed tick may have stored
 * all the same is asked of the database.
 */
async function follow(following: Following, begin: number): Promise<void> {
  const { context, feed, signal } = following;
  let from: number | null = begin;
  while (!signal.aborted) {
    try {
      from = await tick(following, from ?? (await context.stores.feed.fedUntil()) ?? begin);
    } catch (error) {
      from = null;
      context.log.error({ error: String(error) }, 'a tick of the feed failed and will come again');
    }
    await sleep(feed.lookEveryMs ?? TICK_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Stores what happened since; answers up to when. */
async function tick(following: Following, from: number): Promise<number> {
  const { context, feed, speed, wakeSettlement } = following;
  const { until, fedAt, isComplete } = await knowledgeOf(following);
  if (until <= from) {
    // Everything up to now is stored already, as far as this clock can tell; unless the source is behind it is fresh.
    if (isComplete && from - until <= CLOCK_LIMIT_MS * speed)
      await ingestFeedEvents(context, [], { stretch: { from, until: from, fedAt } });
    return from;
  }
  const stretch = { from, until, fedAt };
  const { decided } = await ingestFeedEvents(context, feed.between(from, until), { spanMs: until - from, stretch });
  if (decided.length > 0) wakeSettlement();
  return until;
}
