import { useTexts } from '../../i18n/use-texts';
import { useApiBase } from '../../state';
import { useIsHydrated } from '../../ui/app-surface';
import { Button } from '../../ui/button';
import pageStyles from '../common/page.module.css';
import { useCopy } from '../common/use-copy';
import styles from './team-detail.module.css';

interface CalendarAddressProps {
  readonly kind: 'team' | 'event';
  readonly id: number;
}

/** Of the public feed in the player's language, to copy or to open (CAL-1, CAL-3). */
export function CalendarAddress({ kind, id }: CalendarAddressProps) {
  const { t, language } = useTexts();
  const apiBase = useApiBase();
  const isHydrated = useIsHydrated();
  const path = `${apiBase}/calendar/public/${kind}-${id}.${language.code}.ics`;
  // The server does not know the origin of its page.
  const address = isHydrated ? new URL(path, globalThis.location.origin).href : path;
  const { state, copy } = useCopy(address);
  return (
    <section className={pageStyles['part']}>
      <h2>{t('team.calendar')}</h2>
      <p className={pageStyles['quiet']}>{t('team.calendar_text')}</p>
      <input
        className={styles['address']}
        aria-label={t('team.calendar_address')}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className={pageStyles['bar']}>
        <Button onPress={copy}>{t('team.copy')}</Button>
        <a className={pageStyles['link']} href={address.replace(/^https?:/, 'webcal:')}>
          {t('team.calendar_open')}
        </a>
      </div>
      <p role="status" className={pageStyles['quiet']}>
        {state !== 'idle' && t(state === 'copied' ? 'team.copied' : 'team.copy_failed')}
      </p>
      <p className={pageStyles['quiet']}>{t('team.calendar_paste')}</p>
    </section>
  );
}
