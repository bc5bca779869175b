import type { GameStop, VirtualGame } from '@clutchline/contract/desk';
import { Button } from '@clutchline/web/ui/button';

import { useT } from '../../texts/use-texts';
import type { StopAct } from './stop-dialog';

export interface GameActs {
  /** Null: without the right. */
  readonly onAct: ((act: StopAct) => void) | null;
}

interface StopButtonProps extends GameActs {
  readonly game: VirtualGame;
  readonly stop: GameStop | null;
}

/** One button for both, so that the focus stays on it. */
export function StopButton({ game, stop, onAct }: StopButtonProps) {
  const t = useT();
  if (onAct === null) return null;
  return (
    <Button look={stop === null ? 'danger' : 'plain'} onPress={() => onAct({ game, stop })}>
      {t(stop === null ? 'games.stop' : 'games.start')}
    </Button>
  );
}
