import { localizedText } from '@clutchline/contract';

import { useTexts } from '../../i18n/use-texts';
import { useBrowse } from '../../state';
import { CheckboxRow } from '../../ui/checkbox-row';
import styles from './event-checks.module.css';

/** The events of the chosen game to tick, and "all" of them (GAMES-4). */
export function EventChecks() {
  const { t, language } = useTexts();
  const { category, eventIds, allEvents, toggleEvent, toggleAllEvents } = useBrowse();
  if (category === null || category.events_count.events.length === 0) return null;
  return (
    <fieldset className={styles['events']}>
      <legend className={styles['title']}>{t('frame.events')}</legend>
      <CheckboxRow
        text={t('frame.all_events')}
        checked={allEvents}
        onToggle={toggleAllEvents}
        count={category.events_count.total}
      />
      {category.events_count.events.map((event) => (
        <CheckboxRow
          key={event.event_id}
          text={localizedText(event, 'event_name', language.suffix)}
          checked={eventIds.has(event.event_id)}
          onToggle={() => toggleEvent(event.event_id)}
          count={event.match_amount}
        />
      ))}
    </fieldset>
  );
}
