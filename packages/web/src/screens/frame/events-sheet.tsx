import { useT } from '../../i18n/use-texts';
import { Sheet } from '../../ui/sheet';
import { EventChecks } from './event-checks';
import styles from './events-sheet.module.css';

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
