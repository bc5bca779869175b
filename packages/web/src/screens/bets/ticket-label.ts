import type { HistoryRow } from '../../state';
import type { BadgeTone } from '../../ui/badge';

interface TicketLabel {
  readonly key:
    | 'status.bet_to_be_confirmed'
    | 'status.bet_rejected'
    | 'status.bet_cancelled'
    | 'status.bet_unsettled'
    | 'status.bet_won'
    | 'status.bet_lost'
    | 'status.bet_settled';
  readonly tone: BadgeTone;
}

/** The label of a record status (BET-3, BET-4). */
export const TICKET_LABELS: Readonly<Record<HistoryRow['status'], TicketLabel>> = {
  1: { key: 'status.bet_to_be_confirmed', tone: 'warn' },
  2: { key: 'status.bet_rejected', tone: 'neutral' },
  3: { key: 'status.bet_cancelled', tone: 'neutral' },
  4: { key: 'status.bet_unsettled', tone: 'neutral' },
  5: { key: 'status.bet_won', tone: 'up' },
  6: { key: 'status.bet_lost', tone: 'down' },
  7: { key: 'status.bet_settled', tone: 'neutral' },
};
