import { setTimeout as sleep } from 'node:timers/promises';

import type { Feed } from '@clutchline/feeds';

import type { Context } from '../context';
import { ingestFeedEvents } from '../services/ingest-feed-events';

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
}

/** Drives a feed with the business clock: its image first, then what happens, every 250 ms of real time or as often as the feed says. */
export function startFeed(context: Context, feed: Feed, { wakeSettlement, takesOver = false }: FeedStart): FeedJob {
  const stopping = new AbortController();
  const ready = beginFeed(context, feed, takesOver).then((until) => {
    wakeSettlement();
    return until;
  });
  const running = ready.then(
    (until) => follow({ context, feed, wakeSettlement, signal: stopping.signal }, until),
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
async function beginFeed(context: Context, feed: Feed, takesOver: boolean): Promise<number> {
  const from = await context.stores.feed.fedUntil();
  const until = Math.max(context.clock.now(), from ?? 0);
  const missed = from === null ? [] : feed.between(from, until);
  if (takesOver && from !== null) {
    await ingestFeedEvents(context, missed, { spanMs: until - from, stretch: { from, until } });
    return until;
  }
  await ingestFeedEvents(context, [...missed, ...feed.image(until)], { stretch: { from, until } });
  return until;
}

interface Following {
  readonly context: Context;
  readonly feed: Feed;
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
async function tick({ context, feed, wakeSettlement }: Following, from: number): Promise<number> {
  const until = context.clock.now();
  if (until <= from) return from;
  const stretch = { from, until };
  const { decided } = await ingestFeedEvents(context, feed.between(from, until), { spanMs: until - from, stretch });
  if (decided.length > 0) wakeSettlement();
  return until;
}
