import { useT } from '../../i18n/use-texts';
import { useNow } from '../../state';
import styles from './placed-bets.module.css';

/** By the server's clock; screen readers do not announce each second (BET-8). */
export function HeldCountdown({ until }: { readonly until: number }) {
  const t = useT();
  const seconds = Math.max(0, Math.ceil((until - useNow()) / 1_000));
  return (
    <span className={styles['countdown']} aria-hidden="true">
      {seconds > 0 ? t('system.held_for', { seconds }) : t('system.deciding')}
    </span>
  );
}
