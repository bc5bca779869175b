import { useState } from 'react';

import { useT, useTexts } from '../../i18n/use-texts';
import type { HistoryRow } from '../../state';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { otherSide, SwapSide } from './swap-side';
import { TicketLeg } from './ticket-leg';
import { TicketMoney } from './ticket-money';
import { kindTitle, marketType, ticketLabel } from './ticket-texts';
import styles from './ticket.module.css';

interface TicketProps {
  readonly row: HistoryRow;
  /** Also of the swapped ticket. */
  readonly onOpen: (orderNo: string) => void;
  readonly isReceipt?: boolean;
}

/** BET-6. */
export function Ticket({ row: { bet, status, isNeutral, isHidden }, onOpen, isReceipt = false }: TicketProps) {
  const { t, format } = useTexts();
  const label = ticketLabel(bet, status);
  const other = otherSide(bet);
  const isConfirmed = bet.decide_at !== null && status === 4;
  return (
    <article className={styles['ticket']}>
      <header className={styles['head']}>
        <h2 className={styles['kind']}>{kindTitle(t, bet)}</h2>
        <span className={styles['quiet']}>{marketType(t, bet)}</span>
        <time className={styles['time']} dateTime={new Date(bet.bet_time).toISOString()}>
          {format.dateTime(bet.bet_time)}
        </time>
        {isConfirmed && <Badge>{t('status.bet_confirmed')}</Badge>}
        {bet.revision > 1 && <Badge tone="warn">{t('correction.mark')}</Badge>}
        <Badge tone={label.tone}>{t(label.key)}</Badge>
      </header>
      <ul className={styles['legs']}>
        {bet.legs.map((leg) => (
          <TicketLeg key={leg.shop_id} leg={leg} isNeutral={isNeutral} />
        ))}
      </ul>
      <TicketMoney bet={bet} isNeutral={isNeutral} isHidden={isHidden} />
      {other !== null && <SwapSide bet={bet} to={other} />}
      <footer className={styles['foot']}>
        <OrderNumber orderNo={bet.order_no} />
        <SwapLinks bet={bet} onOpen={onOpen} />
        {bet.revision > 0 && !isReceipt && (
          <Button look="quiet" onPress={() => onOpen(bet.order_no)}>
            {t('bets.receipt')}
          </Button>
        )}
      </footer>
    </article>
  );
}

function SwapLinks({ bet, onOpen }: { readonly bet: HistoryRow['bet']; readonly onOpen: TicketProps['onOpen'] }) {
  const { t } = useTexts();
  const { swapped_to: to, swapped_from: from } = bet;
  return (
    <>
      {to !== null && (
        <Button look="quiet" onPress={() => onOpen(to)}>
          {t('bets.swapped_to', { number: to.slice(-6) })}
        </Button>
      )}
      {from !== null && (
        <Button look="quiet" onPress={() => onOpen(from)}>
          {t('bets.swapped_from', { number: from.slice(-6) })}
        </Button>
      )}
    </>
  );
}

/** BET-6. Selectable if copying is refused. */
function OrderNumber({ orderNo }: { readonly orderNo: string }) {
  const t = useT();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(orderNo);
      setState('copied');
    } catch {
      setState('refused');
    }
  }

  return (
    <div className={styles['orderLine']}>
      <span className={styles['order']}>{t('bets.order', { number: orderNo })}</span>
      <Button look="quiet" onPress={() => void copy()}>
        {t('bets.copy')}
      </Button>
      <span role="status" className={styles['quiet']}>
        {state === 'copied' && t('bets.copied')}
        {state === 'refused' && t('bets.copy_refused')}
      </span>
    </div>
  );
}
