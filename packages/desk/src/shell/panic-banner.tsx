import { Banner } from '@clutchline/web/ui/banner';

import { reasonText } from '../acts/reasons';
import { placeOf } from '../app/place';
import { useActiveLocks } from '../live/active-locks';
import { useTexts } from '../texts/use-texts';
import styles from './shell.module.css';

/** While everything is suspended: by whom, since when and why. */
export function PanicBanner() {
  const { data } = useActiveLocks();
  const { t, format } = useTexts();
  const lock = data?.locks.find(({ scope }) => scope === 'all');
  return (
    <div role="alert" className={styles['alarm']}>
      {lock !== undefined && (
        <Banner tone="down">
          <span className={styles['alarm-line']}>
            <strong>{t('panic.is_on')}</strong>
            <span>
              {t('panic.by', {
                name: lock.set_by,
                time: format.clock(lock.set_at),
                reason: reasonText(t, lock.reason),
              })}
            </span>
            <a className={styles['link']} href={placeOf('locks')}>
              {t('panic.to_locks')}
            </a>
          </span>
        </Banner>
      )}
    </div>
  );
}
