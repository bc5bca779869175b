import { pickTitle } from '@clutchline/i18n';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { type PlacedBet, useMoney, useNow } from '../../state';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './placed-bets.module.css';
import { reasonText } from './reason-text';

interface PlacedBetsProps {
  readonly placed: readonly PlacedBet[];
  readonly onDismiss: () => void;
}

/** The live region exists before its content, so that screen readers announce it. */
export function PlacedBets({ placed, onDismiss }: PlacedBetsProps) {
  const t = useT();
  const isWaiting = placed.some(({ receiveStatus }) => receiveStatus === 1);
  return (
    <div role="status" className={styles['region']}>
      {placed.length > 0 && (
        <section className={styles['placed']}>
          <h3 className={styles['title']}>
            <Icon name="check" size={18} />
            {isWaiting ? t('slip.sent') : t('slip.placed', { count: placed.length })}
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

/** Confirmed, held with the remaining delay, or rejected with the reason. */
const STATES = [
  { tone: 'up', text: 'status.bet_confirmed' },
  { tone: 'warn', text: 'status.bet_placed_awaiting' },
  { tone: 'down', text: 'status.bet_rejected' },
] as const;

function PlacedRow({ bet }: { readonly bet: PlacedBet }) {
  const t = useT();
  const money = useMoney();
  const oddText = useOddText();
  const { tone, text } = STATES[bet.receiveStatus];
  return (
    <li className={styles['row']}>
      <span className={styles['picks']}>{bet.items.map((item) => pickTitle(t, item)).join(' · ')}</span>
      <span className={styles['line']}>
        <Badge tone={tone}>{t(text)}</Badge>
        <span className={styles['number']}>
          {money(bet.stake)} @ {oddText(bet.odds)}
        </span>
      </span>
      {bet.receiveStatus === 1 && bet.heldUntil !== null && <HeldCountdown until={bet.heldUntil} />}
      {bet.rejectReason !== null && <span className={styles['reason']}>{reasonText(t, bet.rejectReason)}</span>}
      <span className={styles['order']}>{t('slip.order', { number: bet.orderNo })}</span>
    </li>
  );
}

/** By the server's clock; screen readers do not announce each second (BET-8). */
function HeldCountdown({ until }: { readonly until: number }) {
  const t = useT();
  const seconds = Math.max(0, Math.ceil((until - useNow()) / 1_000));
  return (
    <span className={styles['countdown']} aria-hidden="true">
      {seconds > 0 ? t('system.held_for', { seconds }) : t('system.deciding')}
    </span>
  );
}
