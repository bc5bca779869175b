import { useT } from '../../i18n/use-texts';
import { AppLink } from '../common/app-link';
import styles from './own-limit-link.module.css';

/** The way to the limit or the break that the player set himself and that a stake met (BET-7). */
export function OwnLimitLink() {
  const t = useT();
  return (
    <AppLink screen="limits" className={styles['link']}>
      {t('limits.open')}
    </AppLink>
  );
}
