import { MATCH_STATUS, type FeedPlay } from '@clutchline/contract';
import { isLineSane, judgePrices } from '@clutchline/domain';

import type { BatchDraft } from './batch-draft';

/** Plays that come for the first time: of a match that is known, with lines and prices that can be meant. */
export function guardNewPlays(draft: BatchDraft): void {
  for (const event of draft.batch.plays) {
    if (draft.ground.plays.has(event.play_id)) continue;
    const reason = doubtOf(draft, event);
    if (reason === null) continue;
    const about = { kind: 'play', gameId: event.game_id, playId: event.play_id, round: null } as const;
    draft.doubt('plays', event, { ...about, reason });
    draft.dropPrices(event.points.map(({ point_id }) => point_id));
    draft.dropState(event.play_id);
  }
}

function doubtOf({ batch, ground }: BatchDraft, event: FeedPlay): string | null {
  const announced = batch.matches.find(({ game_id }) => game_id === event.game_id);
  const known = ground.matches.get(event.game_id);
  const bestOf = announced?.best_of ?? known?.bestOf;
  if (bestOf === undefined) return 'unknown_match';
  if (!isLineSane(event, bestOf)) return 'line_out_of_range';
  return judgePrices({
    market: event.market,
    before: null,
    after: event.points.map(({ odd }) => odd),
    isLive: known?.status === MATCH_STATUS.live,
    spanMs: 0,
  });
}
