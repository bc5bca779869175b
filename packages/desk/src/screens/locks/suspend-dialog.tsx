import { useState } from 'react';

import { ActDialog } from '../../acts/act-dialog';
import { useDesk } from '../../app/use-desk';
import { idOf } from '../../live/ids';
import { useT } from '../../texts/use-texts';
import { TextField } from '../../ui/text-field';
import { ChoiceField } from '../../ui/choice-field';

const SCOPES = ['match', 'play', 'game'] as const;
const KINDS = ['suspend', 'hide'] as const;

interface SuspendDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** By number, for what no sheet shows. */
export function SuspendDialog({ onDone, onClose }: SuspendDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('match');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('suspend');
  const [id, setId] = useState('');
  const number = idOf(id);
  const subjectOf = (found: number) =>
    scope === 'game' ? { scope, id: found, kind: 'suspend' as const } : { scope, id: found, kind };
  return (
    <ActDialog
      title={t('locks.suspend_title')}
      confirm={t(scope !== 'game' && kind === 'hide' ? 'locks.hide' : 'locks.suspend')}
      look="danger"
      isReady={number !== null}
      run={async (given) =>
        number === null ? { kind: 'not_done' } : await calls.write('lock', { ...given, subject: subjectOf(number) })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <ChoiceField
        label={t('locks.what')}
        value={scope}
        options={SCOPES.map((value) => ({ value, text: t(`locks.of_${value}`) }))}
        onChange={setScope}
      />
      {scope !== 'game' && (
        <ChoiceField
          label={t('locks.kind')}
          value={kind}
          options={KINDS.map((value) => ({ value, text: t(`locks.kind_${value}`) }))}
          onChange={setKind}
        />
      )}
      <TextField
        label={t('locks.number')}
        value={id}
        onChange={setId}
        inputMode="numeric"
        maxLength={15}
        fault={id === '' || number !== null ? undefined : t('locks.no_number')}
      />
    </ActDialog>
  );
}
