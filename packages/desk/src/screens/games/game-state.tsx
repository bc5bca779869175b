import type { GameStop } from '@clutchline/contract/desk';
import { Badge, type BadgeTone } from '@clutchline/web/ui/badge';

import { reasonText } from '../../acts/reasons';
import type { TextKey } from '../../texts/create-texts';
import { useTexts } from '../../texts/use-texts';

interface GameStateProps {
  readonly isOff: boolean;
  /** By the server. */
  readonly isPaused?: boolean;
  readonly stop: GameStop | null;
  /** Something of before the stop still runs. */
  readonly isEnding?: boolean;
}

function shownState({
  isOff,
  isPaused = false,
  stop,
  isEnding = false,
}: GameStateProps): readonly [BadgeTone, TextKey] {
  if (isOff) return ['down', 'games.off'];
  if (stop !== null) return isEnding ? ['warn', 'games.ends'] : ['down', 'games.stopped'];
  return isPaused ? ['down', 'games.paused'] : ['up', 'games.running'];
}

/** State of a game, by whom it was stopped and why. */
export function GameState(props: GameStateProps) {
  const { stop, isOff, isPaused = false } = props;
  const { t, format } = useTexts();
  const [tone, text] = shownState(props);
  const { set_by: name = '', set_at = 0, reason = '' } = stop ?? {};
  return (
    <>
      <div>
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      {stop !== null && (
        <div>{t('games.stopped_by', { name, time: format.dateTime(set_at), reason: reasonText(t, reason) })}</div>
      )}
      {isOff && <div>{t('games.off_text')}</div>}
      {isPaused && <div>{t('games.paused_text')}</div>}
    </>
  );
}
