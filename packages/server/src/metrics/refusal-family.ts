import type { Refusal } from '@clutchline/contract';

export const REFUSAL_FAMILIES = [
  'price',
  'market',
  'stake',
  'limit',
  'combination',
  'balance',
  'player',
  'request',
  'service',
] as const;
/** Group of rejection reasons. */
export type RefusalFamily = (typeof REFUSAL_FAMILIES)[number];

/** Group of each rejection; a missing one does not compile. */
export const FAMILY_OF: Readonly<Record<Refusal, RefusalFamily>> = {
  odds_changed: 'price',
  odds_lower: 'price',
  moved_in_delay: 'market',
  suspended: 'market',
  bet_closed: 'market',
  past_cut_off: 'market',
  no_match: 'market',
  amount_low: 'stake',
  amount_high: 'stake',
  amount_format: 'stake',
  day_limit: 'limit',
  match_limit: 'limit',
  payout_limit: 'limit',
  combined_odds_limit: 'limit',
  market_limit: 'limit',
  orders_limit_10: 'limit',
  orders_limit_15: 'limit',
  one_per_match: 'combination',
  no_combo: 'combination',
  correlated: 'combination',
  min_legs: 'combination',
  duplicate_selection: 'combination',
  insufficient_balance: 'balance',
  player_limit: 'player',
  excluded: 'player',
  request_conflict: 'request',
  bet_invalid: 'request',
  still_deciding: 'request',
  swap_refused: 'request',
  no_order: 'request',
  favourites_limit: 'request',
  wrong_credentials: 'request',
  bad_request: 'request',
  unavailable: 'service',
  too_many_requests: 'service',
};
