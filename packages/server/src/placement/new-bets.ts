import type { AcceptedBet, NewBet } from './placement-store';
import { REFERRAL_MS } from '@clutchline/domain';

import type { Random } from '../platform/random';

interface NewBetTerms {
  readonly at: number;
  /** Database minus process time (R40). */
  readonly correctionMs: number;
}

export function toNewBets(bets: readonly AcceptedBet[], { at, correctionMs }: NewBetTerms, random: Random): NewBet[] {
  return bets.map((bet) => ({
    ...bet,
    orderNo: orderNumber(random, at),
    heldUntil: holdMs(bet) === 0 ? null : at + holdMs(bet) + correctionMs,
    delayUntil: bet.delayMs === 0 ? at : at + bet.delayMs + correctionMs,
  }));
}

/** Business time, ms; 0: the bet is not held. Live bets are referred for a shorter time (DESK-12). */
export function holdMs({ delayMs, referral }: Pick<AcceptedBet, 'delayMs' | 'referral'>): number {
  if (referral === null) return delayMs;
  return delayMs > 0 ? REFERRAL_MS.live : REFERRAL_MS.announced;
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARS = 10;
const RANDOM_CHARS = 16;

/** Not above any order number of this time or later, and above all earlier ones. */
export function orderNumberFrom(at: number): string {
  let time = '';
  for (let rest = at, index = 0; index < TIME_CHARS; index += 1) {
    time = CROCKFORD.charAt(rest % CROCKFORD.length) + time;
    rest = Math.floor(rest / CROCKFORD.length);
  }
  return time;
}

/** Sortable time, 80 random bits. */
export function orderNumber(random: Random, at: number): string {
  const chance = [...random.bytes(RANDOM_CHARS)].map((byte) => CROCKFORD.charAt(byte % CROCKFORD.length));
  return orderNumberFrom(at) + chance.join('');
}
