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

/** Real time between two looks at the feed. */
const TICK_MS = 250;

/** Drives a feed with the business clock: its image first, then what happens, every 250 ms of real time. */
export function startFeed(context: Context, feed: Feed, wakeSettlement: () => void): FeedJob {
  const stopping = new AbortController();
  const ready = beginFeed(context, feed).then((until) => {
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

/** The image, and before it everything since the server last listened, so that no result is missed. */
async function beginFeed(context: Context, feed: Feed): Promise<number> {
  const now = context.clock.now();
  const fedUntil = await context.stores.feed.fedUntil();
  const missed = fedUntil === null || fedUntil >= now ? [] : feed.between(fedUntil, now);
  await ingestFeedEvents(context, [...missed, ...feed.image(now)]);
  await context.stores.feed.markFed(now);
  return now;
}

interface Following {
  readonly context: Context;
  readonly feed: Feed;
  readonly wakeSettlement: () => void;
  readonly signal: AbortSignal;
}

/** A tick that fails is logged and comes again with the next one: nothing is skipped. */
async function follow({ context, feed, wakeSettlement, signal }: Following, begin: number): Promise<void> {
  let from = begin;
  while (!signal.aborted) {
    const to = context.clock.now();
    try {
      if (to > from && (await tick(context, feed, { from, to }))) wakeSettlement();
      from = Math.max(from, to);
    } catch (error) {
      context.log.error({ error: String(error) }, 'a tick of the feed failed and will come again');
    }
    await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Whether something came that can be settled. */
async function tick(context: Context, feed: Feed, { from, to }: { from: number; to: number }): Promise<boolean> {
  const { decided } = await ingestFeedEvents(context, feed.between(from, to), to - from);
  await context.stores.feed.markFed(to);
  return decided.length > 0;
}
