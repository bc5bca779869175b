import { useEffect, useRef, useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { type CalendarRow, type Reminder, useApiBase, useCalendars } from '../../state';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { LoadFailed } from '../common/load-failed';
import pageStyles from '../common/page.module.css';
import { useCopy } from '../common/use-copy';
import styles from './following.module.css';

const REMINDERS = [0, 15, 60] as const satisfies readonly Reminder[];

/** Create, list and revoke (CAL-1, CAL-3). */
export function CalendarsCard() {
  const { t } = useTexts();
  const { list, path, problem, create, revoke } = useCalendars();
  const [name, setName] = useState(t('following.default_name'));
  const [reminder, setReminder] = useState<Reminder>(15);
  return (
    <>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') create(name, reminder);
        }}
      >
        <label className={styles['field']}>
          <span>{t('following.name')}</span>
          <input value={name} maxLength={64} onChange={(event) => setName(event.currentTarget.value)} />
        </label>
        <SelectField
          label={t('following.reminder')}
          value={reminder}
          options={REMINDERS.map((value) => ({ value, text: t(`following.reminder_${value}`) }))}
          onChange={setReminder}
        />
        <button type="submit" className={styles['create']} disabled={name.trim() === ''}>
          {t('following.create')}
        </button>
      </form>
      <div role="alert">{problem !== null && <p>{problem}</p>}</div>
      {path !== null && <Address key={path} path={path} />}
      {list.status === 'failed' && <LoadFailed reload={list.reload} />}
      {list.status === 'ready' && list.data.length === 0 && (
        <p className={pageStyles['quiet']}>{t('following.none')}</p>
      )}
      {list.status === 'ready' && (
        <ul className={styles['teams']}>
          {list.data.map((row) => (
            <Calendar key={row.calendar_id} row={row} onRevoke={() => revoke(row.calendar_id)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Shown once: the server stores only its hash. It has the focus, selected to be copied. */
function Address({ path }: { readonly path: string }) {
  const { t } = useTexts();
  const apiBase = useApiBase();
  const address = new URL(`${apiBase}${path}`, globalThis.location.origin).href;
  const { state, copy } = useCopy(address);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles['address']}>
      <label className={styles['field']}>
        <span>{t('following.address')}</span>
        <input ref={field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p>{t('following.once')}</p>
      <div className={pageStyles['bar']}>
        <Button onPress={copy}>{t('following.copy')}</Button>
        <a className={pageStyles['link']} href={address.replace(/^https?:/, 'webcal:')}>
          {t('following.open_apple')}
        </a>
        <span role="status">{state !== 'idle' && t(state === 'copied' ? 'following.copied' : 'team.copy_failed')}</span>
      </div>
      <ul className={styles['notes']}>
        <li>{t('following.google')}</li>
        <li>{t('following.outlook')}</li>
        <li>{t('following.intervals')}</li>
      </ul>
    </div>
  );
}

interface CalendarProps {
  readonly row: CalendarRow;
  readonly onRevoke: () => void;
}

function Calendar({ row, onRevoke }: CalendarProps) {
  const { t, format } = useTexts();
  return (
    <li className={styles['team']}>
      <span className={styles['calendarName']}>
        <strong>{row.name}</strong>
        <span className={pageStyles['quiet']}>
          {t('following.created', { date: format.date(row.created_at) })} · {t(`following.reminder_${row.reminder}`)}
        </span>
      </span>
      <button type="button" className={styles['quietButton']} data-focus-next onClick={onRevoke}>
        <span aria-hidden="true">{t('following.revoke')}</span>
        <VisuallyHidden>{t('following.revoke_name', { name: row.name })}</VisuallyHidden>
      </button>
    </li>
  );
}
