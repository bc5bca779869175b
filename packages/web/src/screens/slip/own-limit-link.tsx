import { useT } from '../../i18n/use-texts';
import { AppLink } from '../common/app-link';
import styles from './own-limit-link.module.css';

/** BET-7. */
export function OwnLimitLink() {
  const t = useT();
  return (
    <AppLink screen="/user/limits" className={styles['link']}>
      {t('limits.open')}
    </AppLink>
  );
}
