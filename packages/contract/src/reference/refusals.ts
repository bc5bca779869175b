import { REFUSAL_CODE, refusalOf, type Refusal } from '../reply-codes';
import { refusalKey } from '../refusal-key';
import type { SchemaReference } from './fields';

/** When the server refuses with a key (ERR-7). A missing text does not compile. */
export const REFUSAL_REFERENCE: Readonly<Record<Refusal, string>> = {
  odds_changed: 'The price changed and the player accepts no change.',
  odds_lower: 'The price fell and the player accepts better prices only.',
  suspended: 'The play, the point or its match is suspended, or the prices are not current.',
  bet_closed: 'The play or its match is closed, hidden or decided.',
  past_cut_off: 'The announced start has passed and the match is not reported as live yet.',
  amount_low: 'The stake is below the minimum.',
  amount_high: 'The stake is above the maximum.',
  amount_format: 'The amount has more decimals than the currency.',
  day_limit: 'The stakes of the day would exceed the limit of the house.',
  match_limit: 'The stakes on the match would exceed its limit.',
  payout_limit: 'The possible return exceeds the payout limit.',
  one_per_match: 'A combo has two plays of one match.',
  no_combo: 'A play cannot join a combo.',
  correlated: 'Selections depend on each other and cannot be combined.',
  min_legs: 'The combo, or one of its combinations, has too few legs.',
  orders_limit_10: 'The request has more than ten singles.',
  orders_limit_15: 'The combo has more than fifteen legs.',
  insufficient_balance: 'The balance is below the stake.',
  player_limit: 'The greatest number of bets is reached (BET-7); no rule sends it today.',
  own_limit: 'A limit that the player set does not allow the bet (BET-7).',
  duplicate_selection: 'The same selection is in the bet twice.',
  request_conflict: 'The request id was used with another body.',
  bet_invalid: 'The bet is not valid for its selections.',
  excluded: 'Betting is paused on the account: a time-out or self-exclusion (BET-7).',
  combined_odds_limit: 'The combined odds exceed the limit.',
  market_limit: 'The liability of the market would exceed its limit.',
  still_deciding: 'The request is not decided yet; ask again with getBetByRequestId.',
  swap_refused: 'The ticket cannot be swapped, or no longer.',
  offer_ended: 'The offer was accepted or declined, its time is over, or its market has changed (DESK-12).',
  moved_in_delay: 'The market changed during the in-play delay.',
  no_match: 'The match is unknown.',
  no_order: 'The player has no ticket with this order number.',
  favourites_limit: 'The player has the most favourites already (500).',
  no_such: 'The team, event or game is unknown.',
  followed_limit: 'The player follows the most teams already (200).',
  calendars_limit: 'The player has the most calendar feeds already (20).',
  card_gone: 'The card of auto chess was sold, bought or merged, or is unknown.',
  market_changed: 'The market of auto chess is not the one that the request names, or was removed.',
  backpack_full: 'No slot is free and the card completes no merge.',
  slot_locked: 'The rent of the slot ended, so its card is locked.',
  too_soon: 'The last refresh was less than 5 s ago; `data` has the rest.',
  no_client_seed: 'The player has sent no client seed yet.',
  rent_limit: 'The slot would be rented for more than 168 h ahead.',
  not_a_find: 'The card does not sell for more than it costs, so it is not sold from the market.',
  wrong_credentials: 'User name or password is wrong.',
  salt_closed: 'No epoch of Speed LOL accepts lines now.',
  game_paused: 'The game has no round now, or operators stopped it.',
  no_round: 'No round of Speed LOL has this number, or it is to come.',
  bad_request: 'The body does not match the schema of the call.',
  wallet_unavailable:
    "The operator's wallet does not answer. The bet is not placed; a stake that was debited is returned.",
  unavailable: 'The server cannot answer now; the request may be repeated.',
  too_many_requests: 'A rate is exceeded; the header `retry-after` has the seconds to wait.',
};

const REFUSAL_LINES = Object.values(REFUSAL_CODE).flatMap((code) => {
  const key = refusalOf(code);
  return key === undefined ? [] : [`- \`${key}\` (${code}): ${REFUSAL_REFERENCE[key]}`];
});

export const KEY_REFERENCE: SchemaReference = {
  schema: refusalKey,
  description: ['Key of a refusal, with its `error_code` (ERR-7):', ...REFUSAL_LINES].join('\n'),
  fields: null,
};
