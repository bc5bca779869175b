import { useTexts } from '../../i18n/use-texts';
import type { HistoryRow } from '../../state';
import { Badge } from '../../ui/badge';
import { TICKET_LABELS } from './ticket-label';
import { TicketLeg } from './ticket-leg';
import { TicketMoney } from './ticket-money';
import styles from './ticket.module.css';

/** One bet: what it is, its legs, what came of it (BET-6). */
export function Ticket({ row: { bet, status } }: { readonly row: HistoryRow }) {
  const { t, format } = useTexts();
  const label = TICKET_LABELS[status];
  return (
    <article className={styles['ticket']}>
      <header className={styles['head']}>
        <h2 className={styles['kind']}>
          {bet.kind === 'single' ? t('bets.single') : t('bets.parlay', { count: bet.legs.length })}
        </h2>
        <time className={styles['time']} dateTime={new Date(bet.bet_time).toISOString()}>
          {format.dateTime(bet.bet_time)}
        </time>
        <Badge tone={label.tone}>{t(label.key)}</Badge>
      </header>
      <ul className={styles['legs']}>
        {bet.legs.map((leg) => (
          <TicketLeg key={leg.shop_id} leg={leg} />
        ))}
      </ul>
      <TicketMoney bet={bet} />
      <p className={styles['order']}>{t('bets.order', { number: bet.order_no })}</p>
    </article>
  );
}
