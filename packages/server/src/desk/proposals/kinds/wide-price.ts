import { formatOdd } from '@clutchline/domain';

import { problem, type DeskRefusal } from '../../desk-outcome';
import { storeRule } from '../../prices/change-prices';
import { thousandthsOf } from '../../prices/describe-prices';
import { meantPrice, staleOrClosed, type MeantPrice, type WantedPrice } from '../../prices/wanted-price';
import type { HousePlay } from '../../../house-prices';
import { hashOf, type ProposalKind } from '../proposal-kind';

interface Meant {
  readonly play: HousePlay;
  readonly meant: MeantPrice;
}

function meantOf(
  play: HousePlay | undefined,
  payload: WantedPrice & { readonly version: number },
): Meant | DeskRefusal {
  const refusal = staleOrClosed(play, payload.version);
  if (play === undefined || refusal !== null) return refusal ?? problem('unknown_subject');
  const meant = meantPrice(play, payload);
  return 'problem' in meant ? meant : { play, meant };
}

/** The hash covers what is wanted, because prices of the feed change with each event; the version must be the newest. */
export const WIDE_PRICE: ProposalKind<'wide_price'> = {
  async preview({ housePrices }, payload) {
    const { play_id, point_id, version, price, holds } = payload;
    const [held] = await housePrices.hold([play_id]);
    const found = meantOf(held, payload);
    if ('problem' in found) return found;
    const { play, meant } = found;
    const preview = {
      ...{ play_id, game_id: play.gameId, market: play.market, round: play.round, point_id },
      ...{ feed_odd: formatOdd(meant.feedOdd), odd: formatOdd(meant.odd), wanted: formatOdd(meant.wanted) },
      bias: thousandthsOf(meant.bias?.logOdds ?? 0),
      fade_min: 'fade_min' in holds ? holds.fade_min : null,
      hard_min: 'hard_min' in holds ? holds.hard_min : null,
    };
    return { preview, previewHash: hashOf([play_id, point_id, version, price, holds]) };
  },
  async carryOut({ context, stores, reason, ...origin }, payload) {
    const [held] = await stores.housePrices.hold([payload.play_id]);
    const found = meantOf(held, payload);
    if ('problem' in found) throw new Error(`the approved price is refused: ${found.problem}`);
    const { play, meant } = found;
    const rule = { bias: meant.bias, margin: play.margin };
    const act = { action: 'wide_price', reason, requestId: null } as const;
    await storeRule(context, stores, origin, { play, rule, act });
  },
};
