import type { AcceptedBet, NewBet } from './placement-store';
import type { Random } from '../platform/random';
import { POOL_CAP, type Limits } from './limits/limits-of';

interface NewBetTerms {
  readonly limits: Limits;
  readonly at: number;
  /** Database minus process time (R40). */
  readonly correctionMs: number;
}

export function toNewBets(
  bets: readonly AcceptedBet[],
  { limits, at, correctionMs }: NewBetTerms,
  random: Random,
): NewBet[] {
  return bets.map((bet) => ({
    ...bet,
    orderNo: orderNumber(random, at),
    cap: bet.isPool ? POOL_CAP : limits.payout,
    heldUntil: bet.delayMs === 0 ? null : at + bet.delayMs + correctionMs,
  }));
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARS = 10;
const RANDOM_CHARS = 16;

/** Sortable time, 80 random bits. */
export function orderNumber(random: Random, at: number): string {
  let time = '';
  for (let rest = at, index = 0; index < TIME_CHARS; index += 1) {
    time = CROCKFORD.charAt(rest % CROCKFORD.length) + time;
    rest = Math.floor(rest / CROCKFORD.length);
  }
  const chance = [...random.bytes(RANDOM_CHARS)].map((byte) => CROCKFORD.charAt(byte % CROCKFORD.length));
  return time + chance.join('');
}
