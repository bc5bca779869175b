export * from './money/amount-text';
export * from './money/parse-amount';
export * from './money/format-amount';
export * from './money/shorten-amount';
export * from './odds/odds-range';
export * from './odds/parse-odd';
export * from './odds/format-odd';
export * from './odds/odds-formats';
export * from './odds/odd-text-as';
export * from './odds/short-odd-text';
export * from './odds/margin-of';
export * from './odds/book-margins';
export { fairProbabilities, type MarginMethod } from './odds/fair-probabilities';
export * from './bets/bet-counts';
export * from './events/recommend-events';
export * from './events/swiss-rounds';
export * from './bets/combined-odds';
export { highestStake, leastReturn, possibleReturn, stakeToWin } from './bets/possible-return';
export * from './bets/accept-price';
export * from './bets/acceptance-delay';
export * from './bets/combo-leg';
export * from './bets/check-combo';
export * from './bets/check-stake';
export * from './bets/check-held-bet';
export * from './bets/refer-bet';
export * from './bets/leg-factor';
export * from './bets/paid-leg';
export * from './bets/combination-count';
export * from './bets/offer-stake';
export * from './bets/settle-bet';
export * from './bets/record-status';
export * from './settlement/settled-point';
export * from './settlement/settle-play';
export { voidPlay } from './settlement/void-play';
export * from './settlement/leg-outcome-of';
export * from './settlement/rule-book';
export { MARKET_RULES } from './settlement/market-rules';
export * from './settlement/case-rules';
export * from './settlement/settlement-times';
export * from './pools/close-pool';
export * from './pools/audit-pool';
export * from './pools/default-takeout';
export { takeoutOf } from './pools/pool-amounts';
export * from './pools/indicative-odds';
export * from './browse/sort-categories';
export * from './browse/in-handicap';
export * from './browse/toggle-events';
export * from './browse/list-order';
export * from './browse/market-phase';
export * from './browse/match-phase';
export * from './browse/map-outlook';
export * from './browse/play-reason';
export * from './browse/round-numeral';
export * from './slip/selected-odd';
export * from './slip/slip-state';
export * from './slip/restore-item';
export * from './slip/toggle-selection';
export * from './slip/remove-item';
export * from './slip/merge-slips';
export * from './slip/apply-push';
export * from './slip/revive-slip';
export * from './slip/quick-amount';
export * from './slip/parse-stake-input';
export type { SlipProblem, SlipRefusal } from './slip/slip-problem';
export * from './slip/single-totals';
export * from './slip/parlay-totals';
export * from './slip/combination-totals';
export * from './slip/slip-totals';
export * from './user/is-avatar-id';
export * from './protection/break-lengths';
export * from './limits/limit-rule';
export * from './limits/limit-index';
export * from './protection/player-limit';
export * from './protection/change-limit';
export * from './protection/check-protection';
export * from './protection/operator-limits';
export * from './protection/reality-check';
export * from './guard/validate-prices';
export * from './guard/validate-line';
export * from './guard/validate-result';
export * from './guard/validate-teams';
export * from './guard/validate-picks';
export * from './guard/placeholder-names';
export * from './brand/oklch';
export * from './brand/brand-guarantees';
export * from './brand/signal-colours';
export * from './brand/brand-tokens';
export { standingsOf, type StandingsRow } from './events/standings-of';
export { readTieBreakers, type TableMatch, type TieBreaker } from './events/tie-breakers';
export {
  isDrawable,
  resolveBracket,
  type BracketSlot,
  type ResolvedSlot,
  type SlotResult,
} from './events/resolve-bracket';
export { plausibleDetails } from './events/plausible-details';
export { addDays, noonOf, readDay, zoneDays, type Day, type ZoneDays } from './days/zone-days';
export * from './views/view-in-match-order';
export * from './views/accept-view';
export * from './views/view-update';
export * from './views/view-events';
export {
  begunMaps,
  streakOf,
  teamOutcome,
  type AnalysedMatch,
  type Streak,
  type TeamOutcome,
} from './analysis/analysed-match';
export { lookBack, lookBackBasis, type LookBackSamples, type PointLookBack, type Tally } from './analysis/look-back';
export {
  expectedOutside,
  fairOdds,
  impliedChances,
  comparePrice,
  type FairOdds,
  type PriceComparison,
} from './analysis/compare-price';
export {
  isEnough,
  LEAST_COUNT,
  rateInterval,
  type Interval,
  type Rate,
  type RateBasis,
} from './analysis/rate-interval';
export { recentData, type RecentData, type Total } from './analysis/recent-data';
export {
  COUNTED_MARKETS,
  LENGTH_STEP_S,
  shareAbove,
  thresholdLines,
  thresholdPlay,
  type CountedMaps,
  type CountedMarket,
  type ShareAbove,
  type ThresholdLine,
} from './analysis/threshold-lines';
export { isChannel, playerOrigin, streamAddress, TEST_STREAM, type StreamAddress } from './streams/stream-address';
export { offeredStreams, type StreamRules } from './streams/offered-streams';
export { orderStreams, type ChosenStream } from './streams/order-streams';
