import type { SlipItem } from '@clutchline/contract';

import { buildMatch } from './build-match';

/** On the winner of match n, play n; n is the `shop_id`. */
export function buildSlipItem(fields: Partial<SlipItem> = {}): SlipItem {
  const shopId = fields.shop_id ?? 1;
  const gameId = fields.game_id ?? shopId;
  return {
    shop_id: shopId,
    game_id: gameId,
    play_info_id: gameId,
    match: buildMatch({ game_id: gameId }),
    odd: '1.955',
    version: 1,
    status: 1,
    is_hide: 0,
    play: { category_id: 2, round: 0, market: 'match_winner', line: null, no_parlay: 0 },
    pick: { kind: 'team', team_id: 2 * gameId },
    line: null,
    ...fields,
  };
}
