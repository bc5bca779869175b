import type { NamedSubject } from '@clutchline/contract/desk';

import { ActDialog } from '../../acts/act-dialog';
import { useDesk } from '../../app/use-desk';
import { useT } from '../../texts/use-texts';
import { RefusedNames } from './refused-names';
import { useSeenNames } from './use-seen-names';

interface ClearNamesDialogProps {
  readonly named: NamedSubject;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Back to the feed's names in every language. */
export function ClearNamesDialog({ named, onDone, onClose }: ClearNamesDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const seenNames = useSeenNames(named);
  const { kind, id, version } = seenNames.seen;
  return (
    <ActDialog
      title={t('names.clear_title')}
      confirm={t('names.clear')}
      quick={['checked', 'mistake']}
      run={(given) => calls.write('clearNames', { ...given, kind, id, version })}
      onDone={onDone}
      onRefused={seenNames.takeRefusal}
      onClose={onClose}
    >
      <p>{t('names.clear_text')}</p>
      <RefusedNames {...seenNames} />
    </ActDialog>
  );
}
