import { PIN_KINDS } from '@clutchline/contract/desk';
import { useState } from 'react';

import { ActDialog } from '../../../acts/act-dialog';
import { useDesk } from '../../../app/use-desk';
import { idOf } from '../../../live/ids';
import { useT } from '../../../texts/use-texts';
import { ChoiceField } from '../../../ui/choice-field';
import { INCOMPLETE, TextField } from '../../../ui/text-field';

interface PinDialogProps {
  readonly most: number;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

/** By number, as the matches and their sheets show it. */
export function PinDialog({ most, onDone, onClose }: PinDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const [kind, setKind] = useState<(typeof PIN_KINDS)[number]>('event');
  const [number, setNumber] = useState('');
  const [end, setEnd] = useState('');
  const id = idOf(number);
  const until = end === '' ? null : Date.parse(end);
  return (
    <ActDialog
      title={t('content.pin_title')}
      confirm={t('content.pin')}
      quick={['checked']}
      isReady={id !== null && end !== INCOMPLETE}
      run={async (given) =>
        id === null ? { kind: 'not_done' } : await calls.write('pin', { ...given, kind, id, until })
      }
      onDone={() => onDone(t('content.was_pinned', { what: t(`content.pin_${kind}`), id: number }))}
      onClose={onClose}
    >
      <p>{t('content.pin_text', { count: most })}</p>
      <ChoiceField
        label={t('content.pin_kind')}
        value={kind}
        options={PIN_KINDS.map((value) => ({ value, text: t(`content.pin_${value}`) }))}
        onChange={setKind}
      />
      <TextField
        label={t('content.number')}
        value={number}
        onChange={setNumber}
        inputMode="numeric"
        maxLength={15}
        fault={number === '' || id !== null ? undefined : t('content.no_number')}
      />
      <TextField
        type="datetime-local"
        label={t('content.pin_until')}
        value={end}
        onChange={setEnd}
        note={t('content.pin_until_note')}
        fault={end === INCOMPLETE ? t('content.fault_incomplete') : undefined}
      />
    </ActDialog>
  );
}
