import type { DeskBody } from '@clutchline/contract/desk';

import { ActDialog } from '../../../acts/act-dialog';
import { useDesk } from '../../../app/use-desk';
import { useT } from '../../../texts/use-texts';

export interface PinTarget extends Pick<DeskBody<'unpin'>, 'kind' | 'id'> {
  readonly name: string;
}

interface UnpinDialogProps {
  readonly target: PinTarget;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

export function UnpinDialog({ target: { kind, id, name }, onDone, onClose }: UnpinDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  return (
    <ActDialog
      title={t('content.unpin_title')}
      confirm={t('content.unpin')}
      quick={['mistake', 'delayed', 'abandoned']}
      run={(given) => calls.write('unpin', { ...given, kind, id })}
      onDone={() => onDone(t('content.was_unpinned', { name }))}
      onClose={onClose}
    >
      <p>{name}</p>
    </ActDialog>
  );
}
