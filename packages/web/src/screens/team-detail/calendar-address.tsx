import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { useApiBase } from '../../state';
import { Button } from '../../ui/button';
import styles from './team-detail.module.css';

interface CalendarAddressProps {
  readonly kind: 'team' | 'event';
  readonly id: number;
}

/** Of the public feed in the player's language, to copy or to open (CAL-1, CAL-3). */
export function CalendarAddress({ kind, id }: CalendarAddressProps) {
  const { t, language } = useTexts();
  const apiBase = useApiBase();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const address = new URL(`${apiBase}/calendar/public/${kind}-${id}.${language.code}.ics`, globalThis.location.origin)
    .href;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  }

  return (
    <section className={styles['part']}>
      <h2>{t('team.calendar')}</h2>
      <p className={styles['quiet']}>{t('team.calendar_text')}</p>
      <input
        className={styles['address']}
        aria-label={t('team.calendar_address')}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles['actions']}>
        <Button onPress={() => void copy()}>{t('team.copy')}</Button>
        <a className={styles['link']} href={address.replace(/^https?:/, 'webcal:')}>
          {t('team.calendar_open')}
        </a>
      </div>
      <p role="status" className={styles['quiet']}>
        {copied !== 'no' && t(copied === 'yes' ? 'team.copied' : 'team.copy_failed')}
      </p>
      <p className={styles['quiet']}>{t('team.calendar_paste')}</p>
    </section>
  );
}
