import { feedEventSchema, type FeedEvent } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { Context } from '../context';
import type { QuarantineEntry } from '../ports/quarantine-store';
import { correctResult } from './correct-result';
import { foldFeedEvents } from './fold-feed-events';
import { storeFeedBatch, tellFeedBatch } from './store-feed-batch';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'publisher' | 'clock' | 'log'>;

/**
 * Carries out what people decided about events in quarantine (bad input row 127): what is released is stored as the feed
 * said it, or corrects the result it contradicts; either way the plays it kept locked stand again as the feed wants them.
 * Answers the matches that there may be something to settle of.
 */
export async function decideQuarantine(context: Needs): Promise<number[]> {
  const touched: number[] = [];
  for (const entry of await context.stores.quarantine.decided()) {
    if (entry.rejectedBy === null) touched.push(...(await release(context, entry)));
    await unlock(context, entry);
    const state = entry.rejectedBy === null ? 'released' : 'rejected';
    await context.stores.quarantine.close(entry.id, state, context.clock.now());
    context.log.warn({ id: entry.id, kind: entry.kind, reason: entry.reason, state }, 'a feed event was decided');
  }
  return touched;
}

async function release(context: Needs, entry: QuarantineEntry): Promise<readonly number[]> {
  const parsed = z.safeParse(feedEventSchema, entry.event);
  if (!parsed.success) return [];
  if (entry.reason === 'contradicts') return await correct(context, entry, parsed.data);
  return await storeEvents(context, [parsed.data]);
}

async function correct(
  context: Needs,
  { reason, round, approvedBy }: QuarantineEntry,
  event: FeedEvent,
): Promise<readonly number[]> {
  const [first = '', second = ''] = approvedBy;
  if (event.type !== 'map-result' && event.type !== 'match-result') return [];
  const { game_id: gameId, facts } = event;
  const outcome = await correctResult(context, { gameId, round, facts, reason, by: [first, second] });
  if (outcome.kind === 'refused') context.log.error({ gameId, reason: outcome.reason }, 'a correction was refused');
  return [gameId];
}

/** The plays that the entry kept locked: its own, or those of the match whose result was doubted. */
async function unlock(context: Needs, entry: QuarantineEntry): Promise<void> {
  if (entry.kind !== 'prices' && entry.kind !== 'result') return;
  if (entry.gameId === null) return;
  const { stores, inTransaction, clock } = context;
  const plays = await stores.quarantine.playsOf([entry.gameId]);
  const own = plays.filter(({ playId, guarded }) => guarded !== null && (entry.playId ?? playId) === playId);
  const now = clock.now();
  await inTransaction(({ quarantine }) => quarantine.guard(new Map(own.map(({ playId }) => [playId, null])), now));
  const events = own.map(({ playId, gameId, guarded }): FeedEvent => ({
    type: 'play-state',
    play_id: playId,
    game_id: gameId,
    state: guarded === 1 ? 'open' : 'suspended',
  }));
  await storeEvents(context, events);
}

/** Stores events as the feed said them, without looking them over: a person has. */
async function storeEvents(
  context: Pick<Needs, 'inTransaction' | 'publisher' | 'log'>,
  events: readonly FeedEvent[],
): Promise<readonly number[]> {
  if (events.length === 0) return [];
  const batch = foldFeedEvents(events);
  const stored = await context.inTransaction((stores) => storeFeedBatch(stores, batch));
  tellFeedBatch(context, stored);
  return stored.changes.decided;
}
