import { useT } from '../../i18n/use-texts';
import { Sheet } from '../../ui/sheet';
import { FindField } from './find-field';

/** FIND-1: the search above any screen. */
export function FindSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Sheet title={t('find.label')} closeLabel={t('common.close')} onClose={onClose}>
      <FindField look="sheet" onChosen={onClose} />
    </Sheet>
  );
}
