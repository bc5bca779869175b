import type { BetHistoryItem } from '@clutchline/contract';

/** A returned stake is a refund regardless of the flags, never a loss. */
export type TicketOutcome = 'open' | 'refunded' | 'paid' | 'lost';

const RETURNS_STAKE: readonly string[] = ['void', 'push'];

type Ticket = Pick<BetHistoryItem, 'is_cancel' | 'receive_status' | 'prize_status'> & {
  readonly legs: readonly Pick<BetHistoryItem['legs'][number], 'outcome'>[];
};

/** BET-3, BET-9. */
export function ticketOutcome(bet: Ticket): TicketOutcome {
  const isReturned = bet.legs.every((leg) => RETURNS_STAKE.includes(leg.outcome));
  if (bet.is_cancel === 1 || bet.receive_status === 2 || isReturned) return 'refunded';
  if (bet.prize_status === 0) return 'open';
  return bet.prize_status === 1 ? 'paid' : 'lost';
}
