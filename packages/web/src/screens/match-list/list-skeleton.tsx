import { useT } from '../../i18n/use-texts';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ColumnHeads } from './list-columns';
import section from './event-section.module.css';
import styles from './list-skeleton.module.css';

export function ListSkeleton() {
  const t = useT();
  return (
    <div className={styles['list']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <ColumnHeads />
      {[3, 4].map((rows) => (
        <div key={rows} className={section['section']} aria-hidden="true">
          <div className={section['head']}>
            <Skeleton width="1.5rem" height="1.5rem" />
            <Skeleton width="12rem" height="0.875rem" />
          </div>
          {Array.from({ length: rows }, (_, index) => (
            <SkeletonRow key={index} />
          ))}
        </div>
      ))}
    </div>
  );
}

function SkeletonRow() {
  return (
    <div className={styles['row']}>
      <Skeleton width="3rem" height="1rem" />
      <span className={styles['names']}>
        <Skeleton width="9rem" height="1.125rem" />
        <Skeleton width="7.5rem" height="1.125rem" />
      </span>
      <span className={styles['cells']}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} width="100%" height="3rem" />
        ))}
      </span>
    </div>
  );
}
