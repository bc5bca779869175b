import type { Refusal } from '@clutchline/contract';

import { checkHeldBet, type HeldBetTerms } from './check-held-bet';
import { checkStake, upperLimits, type StakeLimits, type StakeRefusal } from './check-stake';

/** How long a bet waits for the decision of a trader, ms of business time (DESK-12). */
export const REFERRAL_MS = { announced: 60_000, live: 15_000 } as const;

/** How long a player can accept an offer, ms of business time (DESK-12). */
export const OFFER_MS = 20_000;

const REFERABLE = {
  single: ['amount_high', 'match_limit', 'market_limit'],
  parlay: ['match_limit', 'market_limit'],
} as const satisfies Readonly<Record<string, readonly StakeRefusal[]>>;

export type ReferableRefusal = (typeof REFERABLE)['single'][number];

/**
 * Whether a person may decide about a stake that the limits refuse: only if nothing but the limits of a single, of a match or
 * of liability refuses it (DESK-12).
 *
 * @param stake total in minor units.
 * @returns the first limit that is exceeded; null if none is, or another one is too.
 * @example referableRefusal(600n, { ...limits, max: 500n }, 'single') // 'amount_high'
 */
export function referableRefusal(
  stake: bigint,
  limits: StakeLimits,
  kind: 'single' | 'parlay',
): ReferableRefusal | null {
  if (checkStake(stake, limits)?.refusal === 'amount_low') return null;
  const exceeded = upperLimits(limits).filter(({ limit }) => stake > limit);
  const referable = exceeded.flatMap(({ refusal }) => REFERABLE[kind].find((each) => each === refusal) ?? []);
  return referable.length === exceeded.length ? (referable[0] ?? null) : null;
}

export interface Reoffer {
  /** Minor units. */
  readonly stake: bigint;
  /** Thousandths; null: the price of the bet. */
  readonly odd: number | null;
}

/**
 * Validates a re-offer (DESK-12): smaller, or at another price, which only a single has; never above what was asked and is
 * offered now.
 *
 * @param bet stake asked in minor units; present price of a single in thousandths, null of a combo.
 * @returns the field that is wrong, or null.
 * @example reofferFault({ stake: 500n, odd: null }, { stake: 600n, present: 1_955 }) // null
 */
export function reofferFault(
  { stake, odd }: Reoffer,
  bet: { readonly stake: bigint; readonly present: number | null },
): 'stake' | 'odd' | null {
  if (stake <= 0n || stake > bet.stake) return 'stake';
  if (odd === null) return stake === bet.stake ? 'stake' : null;
  return bet.present === null || odd > bet.present || odd <= 1_000 ? 'odd' : null;
}

export type ReferralDecision =
  { readonly kind: 'take' | 'refuse' } | { readonly kind: 'reoffer'; readonly odd: number | null };

export interface ReferredBetTerms extends HeldBetTerms {
  /** The limit that the bet exceeds. */
  readonly refusal: ReferableRefusal;
  /** Null: none yet. */
  readonly decision: ReferralDecision | null;
  /** Business time, ms. */
  readonly now: number;
  /** Business time, ms: without a decision the bet is rejected then. */
  readonly until: number;
  /** End of its in-play delay. */
  readonly takenFrom: number;
  /** The bet was placed before its match, and the match has begun since. */
  readonly hasStarted: boolean;
}

/** Odds in thousandths, in leg order. */
export type ReferredBetCheck =
  | { readonly kind: 'wait' }
  | { readonly kind: 'reject'; readonly refusal: Refusal }
  | { readonly kind: 'take' | 'offer'; readonly odds: readonly number[] };

/**
 * Decides what happens to a referred bet (DESK-12). A change of its market rejects the bet, whatever the trader decided.
 * Otherwise the decision of the trader counts. Without a decision the bet is rejected for the limit when its time is over. A
 * re-offer that names a price is made at that price, unless the current price is lower.
 *
 * @example checkReferredBet({ ...terms, decision: { kind: 'refuse' } }) // { kind: 'reject', refusal: 'market_limit' }
 */
export function checkReferredBet(terms: ReferredBetTerms): ReferredBetCheck {
  const { decision, refusal, now, until } = terms;
  const isNamed = decision?.kind === 'reoffer' && decision.odd !== null;
  const market = checkHeldBet({ ...terms, accept: 'latest' });
  if (market.kind === 'reject') return market;
  if (terms.hasStarted) return { kind: 'reject', refusal: 'past_cut_off' };
  if (decision === null) return now >= until ? { kind: 'reject', refusal } : { kind: 'wait' };
  if (decision.kind === 'refuse') return { kind: 'reject', refusal };
  const price = isNamed ? priceNamed(terms, decision.odd) : checkHeldBet(terms);
  if (price.kind === 'reject') return price;
  if (decision.kind === 'reoffer') return { kind: 'offer', odds: price.odds };
  return now >= terms.takenFrom ? { kind: 'take', odds: price.odds } : { kind: 'wait' };
}

function priceNamed({ legs }: HeldBetTerms, odd: number) {
  const isGone = legs.some(({ current }) => current < odd);
  return isGone ? ({ kind: 'reject', refusal: 'odds_lower' } as const) : ({ kind: 'confirm', odds: [odd] } as const);
}
