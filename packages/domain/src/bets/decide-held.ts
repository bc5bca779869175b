import type { AcceptPreference, Refusal } from '@clutchline/contract';

import { acceptPrice } from './accept-price';

/** What happened in a market while a bet was held on it: it was suspended, it was closed, the score of its match changed. */
export type MarketMove = 'suspended' | 'closed' | 'score';

/** A leg of a held bet as it stands when the delay is over. Odds in thousandths. */
export interface HeldLeg {
  /** The price struck when the bet was placed. */
  readonly struck: number;
  readonly current: number;
  /** Why play and match take no bets now, or null. */
  readonly refusal: Refusal | null;
}

/** A bet that waits for its confirmation (BET-8). */
export interface HeldTerms {
  readonly accept: AcceptPreference;
  /** What moved in one of its markets since it was placed, or null. */
  readonly move: MarketMove | null;
  /** Settled at the closing odds of its pool: no price was promised (BET-2). */
  readonly isPool: boolean;
  readonly legs: readonly HeldLeg[];
}

/** Confirmed at these odds of its legs, in thousandths and their order, or rejected. */
export type HeldDecision =
  | { readonly kind: 'confirm'; readonly odds: readonly number[] }
  | { readonly kind: 'reject'; readonly refusal: Refusal };

const REFUSAL_OF: Readonly<Record<MarketMove, Refusal>> = {
  suspended: 'suspended',
  closed: 'bet_closed',
  score: 'moved_in_delay',
};

/**
 * Decides a bet that was held (BET-8, R12). First what moved, so that all bets held on a market end the same way; then
 * whether the legs are open now; then each price by the bet's own preference: latest takes any price there is now, better
 * takes a higher one, none only the price that was struck.
 *
 * @example decideHeld({ accept: 'none', move: 'score', isPool: false, legs }) // { kind: 'reject', refusal: 'moved_in_delay' }
 */
export function decideHeld({ accept, move, isPool, legs }: HeldTerms): HeldDecision {
  if (move !== null) return { kind: 'reject', refusal: REFUSAL_OF[move] };
  const closed = legs.find(({ refusal }) => refusal !== null);
  if (closed?.refusal !== undefined && closed.refusal !== null) return { kind: 'reject', refusal: closed.refusal };
  if (isPool) return { kind: 'confirm', odds: legs.map(({ struck }) => struck) };
  for (const { struck, current } of legs) {
    const verdict = acceptPrice(accept, struck, current);
    if (verdict !== 'ok') return { kind: 'reject', refusal: verdict };
  }
  return { kind: 'confirm', odds: legs.map(({ current }) => current) };
}
