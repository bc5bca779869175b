import type { BetHistoryItem } from '@clutchline/contract';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { useMoney } from '../../state';
import { Figure } from './figure';
import { ticketOutcome, type TicketOutcome } from './ticket-outcome';
import styles from './ticket.module.css';

/** A refund is neither profit nor loss. */
export function TicketMoney({ bet }: { readonly bet: BetHistoryItem }) {
  const t = useT();
  const money = useMoney();
  const oddText = useOddText();
  const outcome = ticketOutcome(bet);
  return (
    <dl className={styles['money']}>
      <Figure name={t('bets.stake')} value={money(bet.stake, bet.currency_id)} />
      <Figure name={t('bets.odds')} value={oddText(bet.odds)} />
      {bet.settlement_odds !== null && bet.settlement_odds !== bet.odds && outcome !== 'refunded' && (
        <Figure name={t('bets.settlement_odds')} value={oddText(bet.settlement_odds)} />
      )}
      <Result bet={bet} outcome={outcome} />
    </dl>
  );
}

function Result({ bet, outcome }: { readonly bet: BetHistoryItem; readonly outcome: TicketOutcome }) {
  const t = useT();
  const money = useMoney();
  if (outcome === 'open' || bet.swapped_to !== null) return null;
  if (outcome === 'refunded') return <Figure name={t('bets.refunded')} value={money(bet.stake, bet.currency_id)} />;
  return (
    <>
      {bet.settlement_amount !== null && (
        <Figure name={t('bets.paid_out')} value={money(bet.settlement_amount, bet.currency_id)} tone={outcome} />
      )}
      {bet.profit !== null && (
        <Figure name={t('bets.profit')} value={money(bet.profit, bet.currency_id)} tone={outcome} />
      )}
    </>
  );
}
