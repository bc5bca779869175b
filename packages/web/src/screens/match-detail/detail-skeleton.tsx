import { useT } from '../../i18n/use-texts';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './detail-skeleton.module.css';

export function DetailSkeleton() {
  const t = useT();
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton width="100%" height="10rem" />
      <Skeleton width="20rem" height="2.5rem" />
      <div className={styles['markets']}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} width="100%" height="6.5rem" />
        ))}
      </div>
    </div>
  );
}
