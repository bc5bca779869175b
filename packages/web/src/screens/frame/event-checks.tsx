import { localizedText } from '@clutchline/contract';

import { useT, useTexts } from '../../i18n/use-texts';
import { useBrowse, useEventCounts } from '../../state';
import { CheckboxRow } from '../../ui/checkbox-row';
import { Sheet } from '../../ui/sheet';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './event-checks.module.css';

/** GAMES-4. */
export function EventChecks({ titled = true }: { readonly titled?: boolean }) {
  const { t, language } = useTexts();
  const { category, eventIds, allEvents, toggleEvent, toggleAllEvents } = useBrowse();
  const counts = useEventCounts();
  if (category === null || category.events_count.events.length === 0) return null;
  return (
    <fieldset className={styles['events']}>
      {titled ? (
        <legend className={styles['title']}>{t('frame.events')}</legend>
      ) : (
        <legend>
          <VisuallyHidden>{t('frame.events')}</VisuallyHidden>
        </legend>
      )}
      <CheckboxRow text={t('frame.all_events')} checked={allEvents} onToggle={toggleAllEvents} count={counts?.total} />
      {category.events_count.events.map((event) => (
        <CheckboxRow
          key={event.event_id}
          text={localizedText(event, 'event_name', language.suffix)}
          checked={eventIds.has(event.event_id)}
          onToggle={() => toggleEvent(event.event_id)}
          count={counts?.of(event.event_id)}
        />
      ))}
    </fieldset>
  );
}

export function EventsSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Sheet title={t('frame.events')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles['sheet']}>
        <EventChecks titled={false} />
      </div>
    </Sheet>
  );
}
