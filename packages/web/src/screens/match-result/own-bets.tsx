import { pickTitle } from '@clutchline/i18n';
import { useState } from 'react';

import { useT, useTexts } from '../../i18n/use-texts';
import { type HistoryRow, useMoney, useOwnBetsOn } from '../../state';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { lazyPart } from '../common/lazy-part';
import pageStyles from '../common/page.module.css';
import { ticketLabel } from '../bets/ticket-texts';
import styles from './match-result.module.css';

const Receipt = lazyPart(async () => (await import('../bets/receipt/receipt')).Receipt);

/** With their receipts, which name what a correction changed (RESULT-2, RESULT-3). */
export function OwnBets({ gameId }: { readonly gameId: number }) {
  const t = useT();
  const bets = useOwnBetsOn(gameId);
  const [open, setOpen] = useState<string | null>(null);
  if (bets.length === 0) return null;
  return (
    <section className={pageStyles['card']} aria-label={t('match-result.own_bets')}>
      <h2>{t('match-result.own_bets')}</h2>
      <ul className={styles['bets']}>
        {bets.map((row) => (
          <OwnBet key={row.bet.order_no} row={row} gameId={gameId} onOpen={setOpen} />
        ))}
      </ul>
      <AppLink screen="/bets" className={pageStyles['link']}>
        {t('frame.my_bets')}
      </AppLink>
      {open !== null && <Receipt key={open} orderNo={open} onOpen={setOpen} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface OwnBetProps {
  readonly row: HistoryRow;
  readonly gameId: number;
  readonly onOpen: (orderNo: string) => void;
}

/** A hidden outcome is settled, without its payout (SPOIL-4). */
function OwnBet({ row: { bet, status, isHidden, isNeutral }, gameId, onOpen }: OwnBetProps) {
  const { t, format } = useTexts();
  const money = useMoney();
  const label = ticketLabel(bet, status);
  const legs = bet.legs.filter(({ match }) => match.game_id === gameId);
  const picks = legs.map((leg) => pickTitle(t, leg)).join(', ');
  const isPaid = bet.settlement_amount !== null && !isHidden && !isNeutral;
  return (
    <li className={styles['bet']}>
      <span className={styles['pick']}>{picks}</span>
      <Badge tone={label.tone}>{t(label.key)}</Badge>
      {bet.revision > 1 && <Badge tone="warn">{t('correction.mark')}</Badge>}
      <span className={pageStyles['fact']}>
        {format.dateTime(bet.bet_time)} · {t('bets.stake')} {money(bet.stake, bet.currency_id)}
        {isPaid && bet.settlement_amount !== null && (
          <>
            {' '}
            · {t('bets.paid_out')} {money(bet.settlement_amount, bet.currency_id)}
          </>
        )}
      </span>
      {bet.revision > 0 && (
        <Button look="quiet" onPress={() => onOpen(bet.order_no)}>
          {t('bets.receipt')} <VisuallyHidden>{picks}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
