import { MATCH_STATUS, type FeedEvent, type LiveState } from '@clutchline/contract';

import type { Context } from './context';
import { ingestFeedEvents } from '../feed';

const DAY_MS = 24 * 60 * 60 * 1_000;

const NOT_PLAYED: LiveState = {
  status: MATCH_STATUS.cancelled,
  is_hide: 0,
  round: 0,
  score_1: 0,
  score_2: 0,
  round_score_1: 0,
  round_score_2: 0,
  clock_s: null,
};

/**
 * Voids matches not begun 24 hours after their announced start (BET-9, rule postponed). Uses the stored feed time, so a
 * server that was down first receives the missed events.
 */
export async function voidOverdue(context: Context): Promise<number> {
  const { stores } = context;
  const fedUntil = await stores.feed.fedUntil();
  if (fedUntil === null) return 0;
  const overdue = await stores.results.overdue(fedUntil - DAY_MS);
  await ingestFeedEvents(
    context,
    overdue.flatMap((game_id): FeedEvent[] => [
      { type: 'live', game_id, live: NOT_PLAYED },
      { type: 'match-void', game_id, reason: 'postponed', source: 'schedule' },
    ]),
  );
  return overdue.length;
}
