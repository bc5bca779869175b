import { formatAmount, formatOdd } from '@clutchline/domain';

import type { CallRequest } from '../../platform/calls';
import { currencyOf } from '../../players';
import type { Offer } from './offer-store';

/** With the offer that it accepts. */
export type PlacementRequest = CallRequest<'playMore'> & { readonly offer?: Offer };

/** The placement that an accepted offer is: at its prices, which the present ones must not be below. */
export function offerRequest(
  offer: Offer,
  { request_id, lang }: CallRequest<'acceptOffer'>,
  currencyId: number,
): PlacementRequest {
  const { kind, sizes, stake, legs } = offer;
  const bet = {
    selections: legs.map((_, index) => index),
    stake: formatAmount(stake, currencyOf(currencyId).decimals),
  };
  return {
    ...{ lang, request_id, accept: 'better', offer },
    selections: legs.map(({ pointId, gameId, playId, odd, version }) => ({
      ...{ shop_id: pointId, game_id: gameId, play_info_id: playId, odd: formatOdd(odd), version },
    })),
    bets: [kind === 'single' ? { kind, ...bet } : { kind, ...bet, sizes: [...sizes] }],
  };
}
