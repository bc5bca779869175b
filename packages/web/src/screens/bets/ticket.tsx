import { useState } from 'react';

import { useT, useTexts } from '../../i18n/use-texts';
import type { HistoryRow } from '../../state';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { lazyPart } from '../common/lazy-part';
import { BetOffer, ReferredNote } from '../common/referral-parts';
import { LegsProgress } from './leg-marks';
import { OrderNumber } from './order-number';
import { otherSide, SwapSide } from './swap-side';
import { TicketLeg } from './ticket-leg';
import { TicketMoney } from './ticket-money';
import { kindTitle, marketType, ticketLabel, ticketTone } from './ticket-texts';
import styles from './ticket.module.css';

const ShareSheet = lazyPart(async () => (await import('./share/share-sheet')).ShareSheet);

interface TicketProps {
  readonly row: HistoryRow;
  /** Also of the swapped ticket. */
  readonly onOpen: (orderNo: string) => void;
  readonly isReceipt?: boolean;
}

/** BET-6, BET-10. */
export function Ticket({ row, onOpen, isReceipt = false }: TicketProps) {
  const { bet, status, isNeutral, isHidden } = row;
  const other = otherSide(bet);
  return (
    <article className={styles['ticket']} data-stripe={ticketTone(bet, status)}>
      <TicketHead row={row} />
      <TicketMoney bet={bet} isNeutral={isNeutral} isHidden={isHidden} />
      <div className={styles['tear']} aria-hidden="true" />
      <LegsProgress legs={bet.legs} isNeutral={isNeutral} />
      <ul className={styles['legs']}>
        {bet.legs.map((leg) => (
          <TicketLeg key={leg.shop_id} leg={leg} isNeutral={isNeutral} />
        ))}
      </ul>
      {bet.is_referred === 1 && bet.decide_at !== null && <ReferredNote until={bet.decide_at} />}
      {bet.offer !== undefined && <BetOffer orderNo={bet.order_no} offer={bet.offer} currencyId={bet.currency_id} />}
      {other !== null && <SwapSide bet={bet} to={other} />}
      <footer className={styles['foot']}>
        <OrderNumber orderNo={bet.order_no} isWhole={isReceipt} />
        <TicketActions row={row} onOpen={onOpen} isReceipt={isReceipt} />
      </footer>
    </article>
  );
}

function TicketHead({ row: { bet, status } }: { readonly row: HistoryRow }) {
  const { t, format } = useTexts();
  const label = ticketLabel(bet, status);
  const isConfirmed = bet.decide_at !== null && status === 4;
  return (
    <header className={styles['head']}>
      <h2 className={styles['kind']}>{kindTitle(t, bet)}</h2>
      <span className={styles['quiet']}>{marketType(t, bet)}</span>
      <time className={styles['quiet']} dateTime={new Date(bet.bet_time).toISOString()}>
        {format.dateTime(bet.bet_time)}
      </time>
      <span className={styles['states']}>
        {isConfirmed && <Badge>{t('status.bet_confirmed')}</Badge>}
        {bet.revision > 1 && <Badge tone="warn">{t('correction.mark')}</Badge>}
        <Badge tone={label.tone}>{t(label.key)}</Badge>
      </span>
    </header>
  );
}

/** Not of bets that were refused, returned or moved, nor with results that the player does not want to see (SPOIL-4). */
const isShareable = ({ bet, status, isHidden }: HistoryRow): boolean =>
  status >= 4 && bet.swapped_to === null && !isHidden;

function TicketActions({ row, onOpen, isReceipt }: Required<TicketProps>) {
  const t = useT();
  const [isSharing, setSharing] = useState(false);
  const { bet } = row;
  return (
    <>
      <SwapLinks bet={bet} onOpen={onOpen} />
      <span className={styles['actions']}>
        {isShareable(row) && (
          <Button look="quiet" onPress={() => setSharing(true)}>
            {t('bets.share')}
          </Button>
        )}
        {bet.revision > 0 && !isReceipt && (
          <Button look="quiet" onPress={() => onOpen(bet.order_no)}>
            {t('bets.receipt')}
          </Button>
        )}
      </span>
      {isSharing && <ShareSheet row={row} onClose={() => setSharing(false)} />}
    </>
  );
}

function SwapLinks({ bet, onOpen }: { readonly bet: HistoryRow['bet']; readonly onOpen: TicketProps['onOpen'] }) {
  const t = useT();
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
