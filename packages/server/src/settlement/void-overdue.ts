import { LIVE_BEFORE_START, MATCH_STATUS, type FeedEvent, type LiveState } from '@clutchline/contract';
import { POSTPONED_AFTER_MS, UNVERIFIED_AFTER_MS } from '@clutchline/domain';

import type { Context } from './context';
import { ingestFeedEvents } from '../feed';
import type { UnresolvedMatch } from './result-store';

const NOT_PLAYED: LiveState = { ...LIVE_BEFORE_START, status: MATCH_STATUS.cancelled };

export function voidUnverified({ gameId: game_id, isOver }: UnresolvedMatch): readonly FeedEvent[] {
  return [
    ...(isOver ? [] : [{ type: 'live', game_id, live: NOT_PLAYED } as const]),
    { type: 'match-void', game_id, reason: 'unverifiable_result', source: 'schedule' },
  ];
}

function voidNotBegun(game_id: number): readonly FeedEvent[] {
  return [
    { type: 'live', game_id, live: NOT_PLAYED },
    { type: 'match-void', game_id, reason: 'postponed', source: 'schedule' },
  ];
}

/**
 * Voids matches that are postponed and plays that are unverifiable (BET-9). Uses the stored feed time, so a server that
 * was down first receives the missed events.
 */
export async function voidOverdue(context: Context): Promise<number> {
  const { results, feed } = context.stores;
  const fedUntil = await feed.fedUntil();
  if (fedUntil === null) return 0;
  const unresolved = await results.unresolved(fedUntil - UNVERIFIED_AFTER_MS);
  const notBegun = await results.overdue(fedUntil - POSTPONED_AFTER_MS);
  // The last one applies.
  await ingestFeedEvents(context, [...unresolved.flatMap(voidUnverified), ...notBegun.flatMap(voidNotBegun)]);
  return new Set([...notBegun, ...unresolved.map(({ gameId }) => gameId)]).size;
}
