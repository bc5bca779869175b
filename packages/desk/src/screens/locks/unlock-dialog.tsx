import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import type { DeskAnswer } from '@clutchline/contract/desk';

import { ActDialog } from '../../acts/act-dialog';
import { ButtonRow } from '../../ui/button-row';
import { Dialog } from '../../ui/dialog';
import { reasonText } from '../../acts/reasons';
import { useDesk } from '../../app/use-desk';
import type { ActiveLocks } from '../../live/active-locks';
import { useSubjectText } from '../../live/use-subject-text';
import { useT } from '../../texts/use-texts';

export type Changed = DeskAnswer<'unlock'>;

interface UnlockDialogProps {
  readonly lock: ActiveLocks['locks'][number];
  readonly what: string;
  /** With the locks that remain; null: done, without its answer. */
  readonly onDone: (changed: Changed | null) => void;
  readonly onClose: () => void;
}

export function UnlockDialog({ lock, what, onDone, onClose }: UnlockDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const { scope, id, kind } = lock;
  if (scope === 'all') return null;
  const subject = scope === 'game' ? { scope, id, kind: 'suspend' as const } : { scope, id, kind };
  return (
    <ActDialog
      title={t('locks.end_title', { what })}
      confirm={t('locks.end')}
      quick={['checked', 'mistake']}
      run={(given) => calls.write('unlock', { ...given, subject })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** Locks that still hold it back (bad input row 305). */
export function RemainingLocks({ changed, onClose }: { readonly changed: Changed; readonly onClose: () => void }) {
  const t = useT();
  const subject = useSubjectText(changed.names);
  return (
    <Dialog title={t('locks.remaining')} onClose={onClose}>
      <Banner tone="warn">{t('locks.remaining_text')}</Banner>
      <ul>
        {changed.remaining.map(({ lock_id, scope, id, set_by, reason }) => (
          <li key={lock_id}>
            {t('locks.remaining_one', {
              what: subject(`${scope}:${id}`),
              name: set_by,
              reason: reasonText(t, reason),
            })}
          </li>
        ))}
      </ul>
      <ButtonRow at="end">
        <Button look="primary" onPress={onClose}>
          {t('common.close')}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
