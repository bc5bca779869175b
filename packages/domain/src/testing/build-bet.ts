import { CATEGORY, type BetHistoryItem, type BetLeg } from '@clutchline/contract';

import { buildSlipItem } from './build-slip-item';

export function buildBetLeg(fields: Partial<BetLeg> = {}): BetLeg {
  const { shop_id, game_id, play_info_id, match, play, pick, line, odd } = buildSlipItem();
  const bare = { shop_id, game_id, play_info_id, match, play, pick, line, odd: odd ?? '1.000' };
  const isPool = (fields.play ?? play).category_id === CATEGORY.normal_bet && ({ is_estimated: 1 } as const);
  const open = {
    outcome: 'pending',
    void_reason: null,
    dead_heat: 1,
    closing_odd: null,
    rule: null,
    result: null,
  } as const;
  return { ...bare, ...open, ...isPool, ...fields };
}

export function buildBet(fields: Partial<BetHistoryItem> = {}): BetHistoryItem {
  const { kind = 'single', legs = [buildBetLeg()] } = fields;
  return {
    order_no: '01JD5Z6W7X8Y9ZABCDEFGHJKMN',
    request_id: 'request-0123456789',
    bet_time: Date.UTC(2026, 0, 1, 12),
    settle_time: null,
    kind,
    category_id: kind === 'parlay' ? CATEGORY.parlay_game : (legs[0]?.play.category_id ?? CATEGORY.fix_bet),
    sizes: [1],
    lines: 1,
    currency_id: 1,
    stake: '50.00',
    odds: '1.955',
    settlement_odds: null,
    settlement_amount: null,
    profit: null,
    is_cancel: 0,
    receive_status: 0,
    reject_reason: null,
    decide_at: null,
    prize_status: 0,
    revision: 0,
    swapped_to: null,
    swapped_from: null,
    legs,
    ...fields,
  };
}
