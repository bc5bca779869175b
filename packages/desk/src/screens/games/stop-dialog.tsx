import type { DeskAnswer, GameStop, VirtualGame } from '@clutchline/contract/desk';

import { ActDialog, type ActGiven } from '../../acts/act-dialog';
import { useDesk } from '../../app/use-desk';
import type { WriteResult } from '../../calls/desk-result';
import { useT } from '../../texts/use-texts';

export interface StopAct {
  readonly game: VirtualGame;
  /** That is ended; null: the game is stopped. */
  readonly stop: GameStop | null;
}

interface StopDialogProps {
  readonly act: StopAct;
  /** It was done, by this operator or before by another one: what is shown is old. */
  readonly onAnswer: () => void;
  readonly onClose: () => void;
}

type Answer = DeskAnswer<'stopVirtualGame'>;

export function StopDialog({ act: { game, stop }, onAnswer, onClose }: StopDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const name = { game: t(`games.game_${game}`) };
  const run = (given: ActGiven): Promise<WriteResult<Answer>> =>
    stop === null
      ? calls.write('stopVirtualGame', { ...given, game })
      : calls.write('startVirtualGame', { ...given, game, stop_id: stop.stop_id });
  const readChange = (result: WriteResult<Answer>): boolean => {
    if (result.kind === 'refused' && result.problem === 'changed_meanwhile') onAnswer();
    return false;
  };
  return (
    <ActDialog
      title={t(stop === null ? 'games.stop_title' : 'games.start_title', name)}
      confirm={t(stop === null ? 'games.stop' : 'games.start')}
      look={stop === null ? 'danger' : 'primary'}
      quick={stop === null ? ['pause', 'liability', 'rules_unclear', 'mistake'] : ['checked', 'mistake']}
      run={run}
      onDone={onAnswer}
      onRefused={readChange}
      onClose={onClose}
    >
      <p>{t(stop === null ? `games.stop_${game}` : `games.start_${game}`)}</p>
    </ActDialog>
  );
}
