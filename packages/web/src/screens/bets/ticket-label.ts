import type { BetHistoryItem } from '@clutchline/contract';

import type { HistoryRow } from '../../state';
import type { BadgeTone } from '../../ui/badge';

interface TicketLabel {
  readonly key:
    | 'bets.swapped'
    | 'status.bet_to_be_confirmed'
    | 'status.bet_rejected'
    | 'status.bet_cancelled'
    | 'status.bet_unsettled'
    | 'status.bet_won'
    | 'status.bet_lost'
    | 'status.bet_settled';
  readonly tone: BadgeTone;
}

const LABELS: Readonly<Record<HistoryRow['status'], TicketLabel>> = {
  1: { key: 'status.bet_to_be_confirmed', tone: 'warn' },
  2: { key: 'status.bet_rejected', tone: 'neutral' },
  3: { key: 'status.bet_cancelled', tone: 'neutral' },
  4: { key: 'status.bet_unsettled', tone: 'neutral' },
  5: { key: 'status.bet_won', tone: 'up' },
  6: { key: 'status.bet_lost', tone: 'down' },
  7: { key: 'status.bet_settled', tone: 'neutral' },
};
const SWAPPED: TicketLabel = { key: 'bets.swapped', tone: 'neutral' };

/** Record status of a ticket (BET-3, BET-4), or swapped (BET-5). */
export function ticketLabel({ swapped_to }: BetHistoryItem, status: HistoryRow['status']): TicketLabel {
  return swapped_to === null ? LABELS[status] : SWAPPED;
}
