import { useT } from '../../i18n/use-texts';
import { Sheet } from '../../ui/sheet';
import { SlipPanel } from '../slip/slip-panel';

export function SlipSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Sheet title={t('frame.slip')} closeLabel={t('common.close')} onClose={onClose}>
      <SlipPanel />
    </Sheet>
  );
}
