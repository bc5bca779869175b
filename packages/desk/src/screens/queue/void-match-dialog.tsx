import type { VoidReason } from '@clutchline/contract';
import { useState } from 'react';

import { ProposeDialog } from '../../acts/propose-dialog';
import { useT } from '../../texts/use-texts';
import { ChoiceField } from '../../ui/choice-field';
import { TextField } from '../../ui/text-field';
import { idOf } from '../../live/ids';
import { VoidReasonField } from './void-reason-field';

const EXTENTS = ['undecided', 'whole'] as const;

/** Of the whole match, or of what has no result. */
export function VoidMatchDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [id, setId] = useState('');
  const [extent, setExtent] = useState<(typeof EXTENTS)[number]>('undecided');
  const [voidReason, setVoidReason] = useState<VoidReason>('cancelled');
  const gameId = idOf(id);
  const terms = { void_reason: voidReason, is_whole: extent === 'whole' };
  return (
    <ProposeDialog
      title={t('queue.void_match')}
      look="danger"
      quick={['abandoned', 'integrity', 'delayed', 'replay']}
      proposed={gameId === null ? null : { kind: 'void_match', payload: { game_id: gameId, ...terms } }}
      onClose={onClose}
    >
      <TextField
        label={t('queue.match_number')}
        value={id}
        onChange={setId}
        inputMode="numeric"
        maxLength={15}
        fault={id === '' || gameId !== null ? undefined : t('queue.no_number')}
      />
      <ChoiceField
        label={t('queue.extent')}
        value={extent}
        options={EXTENTS.map((value) => ({ value, text: t(`queue.extent_${value}`) }))}
        onChange={setExtent}
      />
      <VoidReasonField value={voidReason} onChange={setVoidReason} />
    </ProposeDialog>
  );
}
