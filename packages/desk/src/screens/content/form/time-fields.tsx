import { Button } from '@clutchline/web/ui/button';
import { useId } from 'react';

import { useTexts } from '../../../texts/use-texts';
import { INCOMPLETE, TextField } from '../../../ui/text-field';
import styles from './announcement-form.module.css';
import type { FormPart } from './form-part';
import { localText, type TimeName } from './typed-announcement';

interface TimeFieldsProps extends FormPart {
  /** Business time, ms; null: not known yet. */
  readonly now: number | null;
}

const MINUTE = 60_000;

/** Local times of business time. */
export function TimeFields({ typed, change, faultsOf, now }: TimeFieldsProps) {
  const { t, format } = useTexts();
  const { times, type } = typed;
  const set = (name: TimeName, text: string): void => {
    const field = name === 'publish_at' || name === 'expires_at' ? name : 'maintenance';
    change({ times: { ...times, [name]: text } }, field);
  };
  const fieldOf = (name: TimeName, fault: string | undefined) => (
    <TextField
      key={name}
      type="datetime-local"
      label={t(`content.${name}`)}
      value={times[name]}
      fault={times[name] === INCOMPLETE ? t('content.fault_incomplete') : fault}
      onChange={(text) => set(name, text)}
    />
  );
  const faultId = useId();
  const maintenanceFault = faultsOf('maintenance');
  return (
    <div className={styles['fields']}>
      <div className={styles['withButton']}>
        {fieldOf('publish_at', faultsOf('publish_at'))}
        <Button
          look="quiet"
          disabled={now === null}
          onPress={() => now !== null && set('publish_at', localText(Math.floor(now / MINUTE) * MINUTE))}
        >
          {t('content.now')}
        </Button>
      </div>
      {fieldOf('expires_at', faultsOf('expires_at'))}
      <p className={styles['note']}>
        {now === null ? t('content.times_note') : t('content.times_note_now', { at: format.dateTime(now) })}
      </p>
      {type === 'maintenance' && (
        <fieldset className={styles['group']} aria-describedby={maintenanceFault === undefined ? undefined : faultId}>
          <legend className={styles['name']}>{t('content.maintenance')}</legend>
          {(['banner_at', 'starts_at', 'ends_at'] as const).map((name) => fieldOf(name, undefined))}
          {maintenanceFault !== undefined && (
            <p id={faultId} className={styles['fault']}>
              {maintenanceFault}
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
}
