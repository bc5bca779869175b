/**
 * Business refusals: the `error_code` that goes with code 2 (ERR-7, BET-7). The key is also the message key under
 * `refusal.` in the catalogues: a refusal without its text in eight languages does not compile.
 */
export const REFUSAL_CODE = {
  odds_changed: 1001,
  odds_lower: 1002,
  suspended: 1003,
  bet_closed: 1004,
  past_cut_off: 1005,
  amount_low: 1006,
  amount_high: 1007,
  amount_format: 1008,
  day_limit: 1009,
  match_limit: 1010,
  payout_limit: 1011,
  one_per_match: 1012,
  no_combo: 1013,
  correlated: 1014,
  min_legs: 1015,
  orders_limit_10: 1016,
  orders_limit_15: 1017,
  insufficient_balance: 1018,
  player_limit: 1019,
  duplicate_selection: 1020,
  request_conflict: 1021,
  bet_invalid: 1022,
  excluded: 1023,
  combined_odds_limit: 1024,
  market_limit: 1025,
  still_deciding: 1026,
  swap_refused: 1027,
  moved_in_delay: 1028,
  own_limit: 1029,
  wallet_unavailable: 1030,
  offer_ended: 1031,
  no_match: 1101,
  no_order: 1102,
  favourites_limit: 1103,
  wrong_credentials: 1104,
  no_such: 1105,
  followed_limit: 1106,
  calendars_limit: 1107,
  card_gone: 1110,
  market_changed: 1111,
  backpack_full: 1112,
  slot_locked: 1113,
  too_soon: 1114,
  no_client_seed: 1115,
  rent_limit: 1116,
  not_a_find: 1117,
  salt_closed: 1121,
  game_paused: 1122,
  no_round: 1123,
  bad_request: 1201,
  unavailable: 1202,
  too_many_requests: 1203,
} as const;

/** Key of {@link REFUSAL_CODE}. */
export type Refusal = keyof typeof REFUSAL_CODE;

const BY_CODE: ReadonlyMap<number, Refusal> = new Map(refusalEntries());

/** Undefined if the code is unknown. */
export function refusalOf(errorCode: number): Refusal | undefined {
  return BY_CODE.get(errorCode);
}

function isRefusal(key: string): key is Refusal {
  return key in REFUSAL_CODE;
}

function refusalEntries(): [number, Refusal][] {
  return Object.keys(REFUSAL_CODE)
    .filter(isRefusal)
    .map((key) => [REFUSAL_CODE[key], key]);
}
