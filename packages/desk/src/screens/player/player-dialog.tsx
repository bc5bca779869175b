import { parseAmount } from '@clutchline/domain';
import { useState } from 'react';

import { ActDialog, type ActGiven } from '../../acts/act-dialog';
import { ProposeDialog } from '../../acts/propose-dialog';
import { goTo } from '../../app/place';
import { useDesk } from '../../app/use-desk';
import type { WriteResult } from '../../calls/desk-result';
import { useMoney } from '../../live/use-money';
import { useT } from '../../texts/use-texts';
import { TextField } from '../../ui/text-field';
import type { DeskPlayer } from './desk-player';
import { ProtectionDialog } from './protection-dialog';

export const PLAYER_ACTS = ['note', 'endSessions', 'freeze', 'unfreeze', 'limit', 'adjust'] as const;
export type PlayerAct = (typeof PLAYER_ACTS)[number];

interface PlayerDialogProps {
  readonly act: PlayerAct;
  readonly player: DeskPlayer;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function PlayerDialog(props: PlayerDialogProps) {
  const { act, player, onDone, onClose } = props;
  const { calls } = useDesk();
  const t = useT();
  const { player_id } = player;
  if (act === 'adjust') return <AdjustDialog {...props} />;
  if (act === 'limit') return <ProtectionDialog player={player} onDone={onDone} onClose={onClose} />;
  const payload = { player_id };
  const run = (given: ActGiven): Promise<WriteResult<unknown>> =>
    act === 'unfreeze'
      ? calls.write('propose', { ...given, kind: 'unfreeze', payload })
      : calls.write(act, { ...given, player_id });
  return (
    <ActDialog
      title={t(`player.act_${act}`)}
      confirm={t(`player.act_${act}`)}
      look={act === 'freeze' ? 'danger' : 'primary'}
      quick={act === 'note' ? [] : ['integrity', 'mistake', 'checked']}
      run={run}
      onDone={act === 'unfreeze' ? () => goTo('proposals') : onDone}
      onClose={onClose}
    >
      <p>{t(`player.text_${act}`)}</p>
    </ActDialog>
  );
}

/** A minus takes; another person approves it. */
function AdjustDialog({ player, onClose }: PlayerDialogProps) {
  const t = useT();
  const { currencies } = useMoney();
  const [typed, setTyped] = useState('');
  const { player_id, currency_id } = player;
  const decimals = currencies.find(({ id }) => id === currency_id)?.decimals ?? 0;
  const amount = parseAmount(typed.trim(), decimals);
  const isAmount = amount !== null && amount !== 0n;
  const payload = { player_id, currency_id, amount: String(amount) };
  return (
    <ProposeDialog
      title={t('player.act_adjust')}
      quick={['mistake', 'checked']}
      proposed={isAmount ? { kind: 'adjust', payload } : null}
      onClose={onClose}
    >
      <p>{t('player.text_adjust')}</p>
      <TextField
        label={t('player.amount')}
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        maxLength={32}
        {...(typed !== '' && !isAmount && { fault: t('player.no_amount') })}
      />
    </ProposeDialog>
  );
}
