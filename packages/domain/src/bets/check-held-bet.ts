import type { AcceptPreference, Refusal } from '@clutchline/contract';

import { acceptPrice } from './accept-price';

/** Event in a market during the in-play delay. */
export type MarketMove = 'suspended' | 'closed' | 'score';

/** Odds in thousandths. */
export interface HeldLeg {
  readonly struck: number;
  readonly current: number;
  /** Current refusal of the play or match, or null. */
  readonly refusal: Refusal | null;
}

export interface HeldBetTerms {
  readonly accept: AcceptPreference;
  /** First event in its markets since placement, or null. */
  readonly move: MarketMove | null;
  /** Paid at the closing odds of a pool (BET-2). */
  readonly isPool: boolean;
  /** The prices of the bet are those of an accepted offer: it is never taken at better ones (DESK-12). */
  readonly isOffered?: boolean;
  readonly legs: readonly HeldLeg[];
}

/** Odds in thousandths, in leg order. */
export type HeldBetCheck =
  | { readonly kind: 'confirm'; readonly odds: readonly number[] }
  | { readonly kind: 'reject'; readonly refusal: Refusal };

const MOVE_REFUSALS: Readonly<Record<MarketMove, Refusal>> = {
  suspended: 'suspended',
  closed: 'bet_closed',
  score: 'moved_in_delay',
};

/**
 * Accepts or rejects a held bet (BET-8, R12). Market events come first, so that all held bets of a market end alike;
 * then refusals of a play or match; then the price preference as in {@link acceptPrice}. A pool has no price to
 * compare.
 *
 * @example checkHeldBet({ accept: 'none', move: 'score', isPool: false, legs })
 *   // { kind: 'reject', refusal: 'moved_in_delay' }
 */
export function checkHeldBet({ accept, move, isPool, isOffered = false, legs }: HeldBetTerms): HeldBetCheck {
  if (move !== null) return { kind: 'reject', refusal: MOVE_REFUSALS[move] };
  const closed = legs.find(({ refusal }) => refusal !== null);
  if (closed?.refusal !== undefined && closed.refusal !== null) return { kind: 'reject', refusal: closed.refusal };
  if (isPool) return { kind: 'confirm', odds: legs.map(({ struck }) => struck) };
  for (const { struck, current } of legs) {
    const decision = acceptPrice(accept, struck, current);
    if (decision !== 'ok') return { kind: 'reject', refusal: decision };
  }
  return { kind: 'confirm', odds: legs.map(({ struck, current }) => (isOffered ? struck : current)) };
}
