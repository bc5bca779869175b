import { useTexts } from '../../i18n/use-texts';
import { useFreshness } from '../../state';
import styles from './freshness-line.module.css';

/** Several may be on the screen: the live region of the app announces changes, once (U3). */
export function FreshnessLine() {
  const { t, format } = useTexts();
  const freshness = useFreshness();
  const text = {
    live: () => t('frame.prices_live'),
    connecting: () => t('frame.prices_connecting'),
    stale: () => (freshness.state === 'stale' ? t('frame.prices_stale', { time: format.clock(freshness.since) }) : ''),
  }[freshness.state]();
  return (
    <p className={styles['line']} data-state={freshness.state} data-freshness>
      <span className={styles['dot']} />
      {text}
    </p>
  );
}
