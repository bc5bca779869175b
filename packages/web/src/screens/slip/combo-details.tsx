import { useT } from '../../i18n/use-texts';
import type { SlipView, SystemView } from '../../state';
import { Sheet } from '../../ui/sheet';
import styles from './combo-details.module.css';
import { ComboLines } from './combo-lines';

interface ComboDetailsProps {
  readonly slip: SlipView;
  readonly system: SystemView;
  readonly onClose: () => void;
}

/** SLIP-7. */
export function ComboDetails({ slip, system, onClose }: ComboDetailsProps) {
  const t = useT();
  return (
    <Sheet title={t('system.details')} closeLabel={t('common.close')} onClose={onClose}>
      <p className={styles['note']}>{t('system.note')}</p>
      <ComboLines key={system.sizes.join()} slip={slip} count={system.lines} />
    </Sheet>
  );
}
