import { Badge } from '@clutchline/web/ui/badge';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { ProposeDialog } from '../../acts/propose-dialog';
import { reasonText } from '../../acts/reasons';
import { useRight } from '../../app/use-desk';
import { type ActiveLocks, useActiveLocks } from '../../live/active-locks';
import { NO_NAMES } from '../../live/use-subject-names';
import { useSubjectText } from '../../live/use-subject-text';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Page } from '../../ui/page';
import { Wrapped } from '../../ui/wrapped';
import { SuspendDialog } from './suspend-dialog';
import { type Changed, RemainingLocks, UnlockDialog } from './unlock-dialog';

type ActiveLock = ActiveLocks['locks'][number];
type Open =
  | { readonly kind: 'suspend' }
  | { readonly kind: 'end'; readonly lock: ActiveLock }
  | { readonly kind: 'remaining'; readonly changed: Changed };

/** Active locks, each with a button that ends it (DESK-8). */
export default function Locks() {
  const { t, format } = useTexts();
  const { data, isStale, refusal, readAgain } = useActiveLocks();
  const maySuspend = useRight('suspend');
  const mayResume = useRight('resume');
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);

  const subject = useSubjectText(data?.names ?? NO_NAMES);
  const whatOf = ({ scope, id }: ActiveLock): string => subject(`${scope}:${id}`);

  const showRemaining = (changed: Changed | null): void => {
    if (changed !== null && changed.remaining.length > 0) setOpen({ kind: 'remaining', changed });
    void readAgain();
  };
  const end = (lock: ActiveLock): void => {
    if (mayResume) setOpen({ kind: 'end', lock });
  };
  const columns: readonly DeskColumn<ActiveLock>[] = [
    { id: 'scope', head: t('locks.what'), cell: (lock) => <Wrapped>{whatOf(lock)}</Wrapped> },
    {
      id: 'kind',
      head: t('locks.kind'),
      cell: ({ scope, kind }) => (
        <Badge tone={scope === 'all' ? 'down' : 'warn'}>
          {t(scope === 'all' ? 'locks.kind_panic' : `locks.kind_${kind}`)}
        </Badge>
      ),
    },
    { id: 'reason', head: t('reasons.reason'), cell: ({ reason }) => <Wrapped>{reasonText(t, reason)}</Wrapped> },
    { id: 'by', head: t('locks.set_by'), cell: ({ set_by }) => set_by },
    { id: 'at', head: t('locks.set_at'), cell: ({ set_at }) => format.dateTime(set_at), isNumeric: true },
    {
      id: 'act',
      head: t('common.actions'),
      cell: (lock) =>
        mayResume && (
          <Button onPress={() => end(lock)}>{t(lock.scope === 'all' ? 'locks.propose_end' : 'locks.end')}</Button>
        ),
    },
  ];
  return (
    <Page
      title={t('locks.title')}
      about={data !== null && t('locks.count', { count: data.locks.length })}
      isStale={isStale}
      refusal={refusal}
      tools={maySuspend && <Button onPress={() => setOpen({ kind: 'suspend' })}>{t('locks.suspend')}</Button>}
    >
      <DeskTable
        label={t('locks.title')}
        columns={columns}
        rows={data?.locks ?? []}
        idOf={({ lock_id }) => lock_id}
        empty={data === null ? t('common.loading') : t('locks.none')}
        keys={{ r: end, s: () => maySuspend && setOpen({ kind: 'suspend' }) }}
      />
      {open !== null && <OpenDialog open={open} whatOf={whatOf} onDone={showRemaining} onClose={close} />}
    </Page>
  );
}

interface OpenDialogProps {
  readonly open: Open;
  readonly whatOf: (lock: ActiveLock) => string;
  readonly onDone: (changed: Changed | null) => void;
  readonly onClose: () => void;
}

function OpenDialog({ open, whatOf, onDone, onClose }: OpenDialogProps) {
  if (open.kind === 'suspend') return <SuspendDialog onDone={() => onDone(null)} onClose={onClose} />;
  if (open.kind === 'remaining') return <RemainingLocks changed={open.changed} onClose={onClose} />;
  if (open.lock.scope === 'all') return <ResumeAllDialog onClose={onClose} />;
  return <UnlockDialog lock={open.lock} what={whatOf(open.lock)} onDone={onDone} onClose={onClose} />;
}

function ResumeAllDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <ProposeDialog
      title={t('locks.propose_end_title')}
      confirm={t('locks.propose_end')}
      quick={['checked', 'mistake']}
      proposed={{ kind: 'resume_all', payload: {} }}
      onClose={onClose}
    >
      <p>{t('locks.propose_end_text')}</p>
    </ProposeDialog>
  );
}
