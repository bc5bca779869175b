import { pickTitle } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { useMoney, type PlacedBet } from '../../state';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './placed-bets.module.css';

interface PlacedBetsProps {
  readonly placed: readonly PlacedBet[];
  readonly onDismiss: () => void;
}

/** One row a bet that was taken. The region stands there before, so that what comes into it is read out. */
export function PlacedBets({ placed, onDismiss }: PlacedBetsProps) {
  const t = useT();
  return (
    <div role="status" className={styles['region']}>
      {placed.length > 0 && (
        <section className={styles['placed']}>
          <h3 className={styles['title']}>
            <Icon name="check" size={18} />
            {t('slip.placed', { count: placed.length })}
          </h3>
          <ul className={styles['rows']}>
            {placed.map((bet) => (
              <PlacedRow key={bet.orderNo} bet={bet} />
            ))}
          </ul>
          <Button wide onPress={onDismiss}>
            {t('slip.done')}
          </Button>
        </section>
      )}
    </div>
  );
}

function PlacedRow({ bet }: { readonly bet: PlacedBet }) {
  const t = useT();
  const money = useMoney();
  const isHeld = bet.receiveStatus === 1;
  return (
    <li className={styles['row']}>
      <span className={styles['picks']}>{bet.items.map((item) => pickTitle(t, item)).join(' · ')}</span>
      <span className={styles['line']}>
        <Badge tone={isHeld ? 'warn' : 'up'}>{t(isHeld ? 'status.bet_placed_awaiting' : 'status.bet_confirmed')}</Badge>
        <span className={styles['number']}>
          {money(bet.stake)} × {bet.odds}
        </span>
      </span>
      <span className={styles['order']}>{t('slip.order', { number: bet.orderNo })}</span>
    </li>
  );
}
