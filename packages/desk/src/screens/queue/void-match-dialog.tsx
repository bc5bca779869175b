import type { VoidReason } from '@clutchline/contract';
import { Banner } from '@clutchline/web/ui/banner';
import { useState } from 'react';

import { ProposeDialog } from '../../acts/propose-dialog';
import { useRead } from '../../app/use-desk';
import { useT } from '../../texts/use-texts';
import { ChoiceField } from '../../ui/choice-field';
import { TextField } from '../../ui/text-field';
import { idOf } from '../../live/ids';
import { useNames } from '../../live/use-names';
import { resultsOf } from './corrected-facts';
import { VoidReasonField } from './void-reason-field';

const EXTENTS = ['undecided', 'whole'] as const;

/** Of the whole match, or of what has no result. Names the match with the typed number. */
export function VoidMatchDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [id, setId] = useState('');
  const [extent, setExtent] = useState<(typeof EXTENTS)[number]>('undecided');
  const [voidReason, setVoidReason] = useState<VoidReason>('cancelled');
  const gameId = idOf(id);
  const { teams } = useNames();
  const { data, refusal } = useRead('matchResults', gameId === null ? null : { game_id: gameId });
  const named = resultsOf(data, gameId);
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
      <p role="status">{named !== null && teams({ team_1: named.team_1, team_2: named.team_2 })}</p>
      {gameId !== null && refusal !== null && <Banner tone="down">{t(`problems.${refusal.problem}`)}</Banner>}
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
