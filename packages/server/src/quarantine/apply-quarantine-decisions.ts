import { feedEventSchema, type FeedEvent } from '@clutchline/contract';
import * as z from 'zod/mini';

import { applyApprovedProposals } from './apply-approved-proposals';
import type { Context } from './context';
import type { FeedChanges } from '../catalogue';
import {
  type QuarantineEntry,
  type ResultEvent,
  contradicts,
  foldFeedEvents,
  reportFeedBatch,
  storeFeedBatch,
} from '../feed';
import { startPolling, type PollingJob } from '../platform/concurrency/poll';
import { correctResult, voidPlay } from '../settlement';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>;

/**
 * An approved event is stored as received or corrects the result that it contradicts (bad input row 127). A failure
 * does not block others. Returns matches that may have plays to settle.
 */
export async function applyQuarantineDecisions(context: Needs): Promise<number[]> {
  const touched: number[] = [];
  for (const entry of await context.stores.quarantine.decided()) {
    const about = { id: entry.id, kind: entry.kind, reason: entry.reason };
    try {
      const released = entry.rejectedBy === null ? await release(context, entry) : null;
      await close(context, entry, released === null ? 'rejected' : 'released');
      context.log.warn({ ...about, state: released === null ? 'rejected' : 'released' }, 'quarantine entry closed');
      touched.push(...(released ?? []));
    } catch (error) {
      context.log.error({ ...about, error: String(error) }, 'quarantine decision failed, will retry');
    }
  }
  return touched;
}

async function release(context: Needs, entry: QuarantineEntry): Promise<readonly number[] | null> {
  const { success, data: event } = z.safeParse(feedEventSchema, entry.event);
  if (!success) return null;
  if (event.type === 'play') return await storeLockedPlay(context, event);
  if (event.type === 'play-void') return await approveVoid(context, entry, event);
  const isResult = event.type === 'map-result' || event.type === 'match-result' || event.type === 'outright-result';
  if (isResult && (await isContradicted(context, event))) return await correct(context, entry, event);
  return await storeEvents(context, [event]);
}

/** Locked until newer prices. */
async function storeLockedPlay(context: Needs, event: FeedEvent & { type: 'play' }): Promise<readonly number[]> {
  const { play_id, game_id } = event;
  const batch = foldFeedEvents([event, { type: 'play-state', play_id, game_id, state: 'suspended' }]);
  const locked = new Map([[play_id, 1 as const]]);
  return report(context, await context.inTransaction((stores) => storeFeedBatch(stores, batch, locked)));
}

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
  context.log.error({ playId, reason: outcome.reason }, 'void of a settled play refused');
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
  context.log.error({ gameId, reason: outcome.reason }, 'result correction refused');
  return null;
}

/** Unlocks plays without other entries. */
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
  if (stored !== null) report(context, stored);
}

/** Approved: without the guard. */
async function storeEvents(context: Needs, events: readonly FeedEvent[]): Promise<readonly number[]> {
  const batch = foldFeedEvents(events);
  return report(context, await context.inTransaction((stores) => storeFeedBatch(stores, batch)));
}

function report(context: Needs, stored: FeedChanges): readonly number[] {
  reportFeedBatch(context, stored);
  return stored.decided;
}

const TICK_MS = 1_000;

export function startQuarantine(context: Context, onDecided: () => void): PollingJob {
  const run = async (): Promise<void> => {
    const carriedOut = await applyApprovedProposals(context);
    const touched = await applyQuarantineDecisions(context);
    if (touched.length + carriedOut > 0) onDecided();
  };
  return startPolling(run, {
    pauseMs: TICK_MS,
    onFailure: (error) => context.log.error({ error: String(error) }, 'quarantine decision failed, will retry'),
  });
}
