import { MATCH_STATUS, type FeedEvent } from '@clutchline/contract';
import { judgePrices } from '@clutchline/domain';

import type { GuardedPlay } from '../../ports/quarantine-store';
import type { GuardMoment } from './guard-moment';
import { isUndecided } from './is-undecided';
import type { BatchDraft } from './batch-draft';

/** Prices of stored plays. A play that is kept locked for its prices is unlocked by prices that can be believed. */
export function guardPrices(draft: BatchDraft, { spanMs }: GuardMoment): void {
  for (const play of draft.ground.plays.values()) {
    if (!isUndecided(play.status)) continue;
    const before = [...play.odds.values()];
    const after = [...play.odds].map(([pointId, odd]) => draft.priceOf(pointId) ?? odd);
    const isSaid = [...play.odds.keys()].some((pointId) => draft.priceOf(pointId) !== undefined);
    const isLive = play.matchStatus === MATCH_STATUS.live;
    const reason = isSaid ? judgePrices({ market: play.market, before, after, isLive, spanMs }) : null;
    if (reason !== null) {
      draft.doubted.push({
        kind: 'prices',
        reason,
        gameId: play.gameId,
        playId: play.playId,
        round: null,
        event: eventOf(draft, play),
      });
      draft.dropPrices(play.odds.keys());
      draft.lock(play);
    } else if (play.guarded !== null) {
      if (isSaid) draft.unlock(play);
      else draft.lock(play);
    }
  }
}

function eventOf(draft: BatchDraft, { gameId, odds }: GuardedPlay): FeedEvent {
  const prices = [...odds.keys()].flatMap((point_id) => {
    const odd = draft.priceOf(point_id);
    return odd === undefined ? [] : [{ point_id, odd }];
  });
  return { type: 'prices', game_id: gameId, prices };
}
