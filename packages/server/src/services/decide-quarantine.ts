import { feedEventSchema, type FeedEvent } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { Context } from '../context';
import type { FeedChanges } from '../ports/feed-store';
import type { QuarantineEntry } from '../ports/quarantine-store';
import { correctResult } from './correct-result';
import { foldFeedEvents } from './fold-feed-events';
import { contradicts, type ResultEvent } from './guard/stored-facts';
import { reportFeedBatch, storeFeedBatch } from './store-feed-batch';
import { voidPlay } from './void-play';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>;

/**
 * Carries out what people decided about events in quarantine (bad input row 127): what is released is stored as the feed
 * said it, or corrects the result it contradicts; either way the plays it kept locked stand again as the feed wants them.
 * A decision that fails is tried again and keeps no other waiting. Answers the matches that there may be something to
 * settle of.
 */
export async function decideQuarantine(context: Needs): Promise<number[]> {
  const touched: number[] = [];
  for (const entry of await context.stores.quarantine.decided()) {
    const about = { id: entry.id, kind: entry.kind, reason: entry.reason };
    try {
      const released = entry.rejectedBy === null ? await release(context, entry) : null;
      await close(context, entry, released === null ? 'rejected' : 'released');
      context.log.warn({ ...about, state: released === null ? 'rejected' : 'released' }, 'a feed event was decided');
      touched.push(...(released ?? []));
    } catch (error) {
      context.log.error({ ...about, error: String(error) }, 'a decision about a feed event failed and waits');
    }
  }
  return touched;
}

/** The matches there may be something to settle of; null where it cannot be stored after all. */
async function release(context: Needs, entry: QuarantineEntry): Promise<readonly number[] | null> {
  const { success, data: event } = z.safeParse(feedEventSchema, entry.event);
  if (!success) return null;
  if (event.type === 'play') return await letPlayIn(context, event);
  if (event.type === 'play-void') return await approveVoid(context, entry, event);
  const isResult = event.type === 'map-result' || event.type === 'match-result' || event.type === 'outright-result';
  if (isResult && (await isContradicted(context, event))) return await correct(context, entry, event);
  return await storeEvents(context, [event]);
}

/** Its prices are as old as the doubt: it stays locked until the feed says newer ones that can be believed. */
async function letPlayIn(context: Needs, event: FeedEvent & { type: 'play' }): Promise<readonly number[]> {
  const { play_id, game_id } = event;
  const batch = foldFeedEvents([event, { type: 'play-state', play_id, game_id, state: 'suspended' }]);
  const locked = new Map([[play_id, 1 as const]]);
  return told(context, await context.inTransaction((stores) => storeFeedBatch(stores, batch, locked)));
}

/** Two people void the play in the feed's place, and its bets are settled again where money has moved. */
async function approveVoid(
  context: Needs,
  { reason, approvedBy }: QuarantineEntry,
  { play_id: playId, game_id, reason: voidReason, source }: FeedEvent & { type: 'play-void' },
): Promise<readonly number[] | null> {
  const stakes = await context.stores.results.stakesOn(playId);
  if (stakes?.gameId !== game_id) return null;
  const [first = '', second = ''] = approvedBy;
  const outcome = await voidPlay(context, { playId, voidReason, reason: `${source}: ${reason}`, by: [first, second] });
  if (outcome.kind === 'voided' || outcome.reason === 'void_already') return [game_id];
  context.log.error({ playId, reason: outcome.reason }, 'a void of a settled play was refused');
  return null;
}

async function isContradicted({ stores }: Needs, event: ResultEvent): Promise<boolean> {
  const names = { gameTypes: new Set<number>(), events: new Set<number>(), teams: new Set<number>() };
  const ground = await stores.quarantine.ground({
    pointIds: [],
    playIds: [],
    gameIds: [event.game_id],
    names,
    namedTeams: new Set<number>(),
  });
  return contradicts(event, ground.matches.get(event.game_id));
}

async function correct(
  context: Needs,
  { reason, round, approvedBy }: QuarantineEntry,
  { game_id: gameId, facts }: ResultEvent,
): Promise<readonly number[] | null> {
  const [first = '', second = ''] = approvedBy;
  const outcome = await correctResult(context, { gameId, round, facts, reason, by: [first, second] });
  if (outcome.kind === 'corrected') return [gameId];
  context.log.error({ gameId, reason: outcome.reason }, 'a correction was refused');
  return null;
}

/** Ends the entry, and unlocks the plays that it alone kept locked: its own, or those of its match. */
async function close(context: Needs, entry: QuarantineEntry, state: 'released' | 'rejected'): Promise<void> {
  const now = context.clock.now();
  const stored = await context.inTransaction(async (stores) => {
    await stores.quarantine.close(entry.id, state, now);
    if (entry.kind === 'play' || entry.gameId === null) return null;
    const plays = await stores.quarantine.playsOf([entry.gameId]);
    const own = plays.filter(
      ({ playId, guarded, isBound, heldOdds }) =>
        guarded !== null && !isBound && heldOdds.size === 0 && (entry.playId ?? playId) === playId,
    );
    await stores.quarantine.guard(new Map(own.map(({ playId }) => [playId, null])));
    const events = own.map(({ playId, gameId, guarded }): FeedEvent => ({
      type: 'play-state',
      play_id: playId,
      game_id: gameId,
      state: guarded === 1 ? 'open' : 'suspended',
    }));
    return await storeFeedBatch(stores, foldFeedEvents(events));
  });
  if (stored !== null) told(context, stored);
}

/** Stores events as the feed said them, without looking them over: a person has. */
async function storeEvents(context: Needs, events: readonly FeedEvent[]): Promise<readonly number[]> {
  const batch = foldFeedEvents(events);
  return told(context, await context.inTransaction((stores) => storeFeedBatch(stores, batch)));
}

function told(context: Needs, stored: FeedChanges): readonly number[] {
  reportFeedBatch(context, stored);
  return stored.decided;
}
