export { LONGEST_DELAY_MS, LONGEST_REFERRAL_MS } from './acceptance-times';
export { checkRegion } from './check-region';
export type { Stores, TermsStores } from './context';
export { ACCEPTANCE_DEADLINE_MS } from './acceptance-times';
export { liabilityOf } from './limits/limits-of';
export { limitsOf, scaledLimit } from './limits/limits-of';
export { BetLimits, type LimitedPoint, WHOLE } from './limits/bet-limits';
export { currencySettingOf } from './limits/house-settings';
export { houseDelay, houseLimits } from './limits/limit-book';
export type { HouseTermsStore, LimitBook } from './limits/limit-store';
export { readParlayLimits } from './limits/read-bet-limits';
export { readBettingTerms } from './limits/read-betting-terms';
export { readPlayerLimits } from './limits/player-limits';
export { readSingleLimits } from './limits/read-bet-limits';
export { setPlayerLimit } from './limits/player-limits';
export { startBreak } from './limits/player-limits';
export { orderNumber, orderNumberFrom } from './new-bets';
export type { HeldStake } from './hold-funds';
export { acceptOffer, placeBets, placeFunded } from './place-bets';
export { declineOffer, endDueOffers } from './offers/end-offers';
export type { OfferStore } from './offers/offer-store';
export type { PlacementRequest } from './offers/offer-request';
export { estimateMark, refusalError } from './placement-results';
export type {
  SnapshotPoint,
  PlacementAnswer,
  PlacementSnapshot,
  PlacementStore,
  StoredPlacement,
} from './placement-store';
export { readPlacement } from './read-placement';
export { validateFreshness, validateOpen } from './validation/validate-leg';
export { validatePaidProtection, validateSwapProtection } from './validation/validate-stake';
export { AvailableLimits } from './validation/available-limits';
