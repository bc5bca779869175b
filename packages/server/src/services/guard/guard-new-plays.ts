import { PLAY_STATUS, type FeedPlay } from '@clutchline/contract';
import { isLineSane, judgePrices } from '@clutchline/domain';

import type { GuardedMatch } from '../../ports/quarantine-store';
import type { BatchDraft } from './batch-draft';

/** Plays that come for the first time: of a match that is known and open, with lines and prices that can be meant. */
export function guardNewPlays(draft: BatchDraft): void {
  for (const event of draft.newPlays()) {
    const reason = doubtOf(draft, event);
    if (reason === null) continue;
    const about = { kind: 'play', gameId: event.game_id, playId: event.play_id, round: null } as const;
    draft.doubt('plays', event, { ...about, reason });
    draft.dropPrices(event.points.map(({ point_id }) => point_id));
    draft.dropState(event.play_id);
  }
}

function doubtOf(draft: BatchDraft, event: FeedPlay): string | null {
  const announced = draft.batch.matches.find(({ game_id }) => game_id === event.game_id);
  const known = draft.ground.matches.get(event.game_id);
  const bestOf = announced?.best_of ?? known?.bestOf;
  if (bestOf === undefined) return 'unknown_match';
  const isClosed = draft.stateOf(event.play_id) === PLAY_STATUS.closed;
  if (!isClosed && known !== undefined && hasResult(known, event.round)) return 'already_resulted';
  if (!isLineSane(event, bestOf)) return 'line_out_of_range';
  return judgePrices({
    market: event.market,
    before: null,
    after: event.points.map(({ point_id, odd }) => draft.priceOf(point_id) ?? odd),
    hasScored: false,
    spanMs: 0,
  });
}

function hasResult({ facts, maps, outright }: GuardedMatch, round: number): boolean {
  return facts !== null || maps.has(round) || (outright !== null && outright.winners.length > 0);
}
