import type { RoundGame } from '@clutchline/contract';

import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../../ui/empty-state';
import { joinSentences } from '../common/join-sentences';

/** Why there is no round, and until when. */
export function GamePaused({ game }: { readonly game: Extract<RoundGame, { state: 'paused' }> }) {
  const { t, format } = useTexts();
  const until = game.until === null ? '' : t('speed.paused_until', { time: format.longDateTime(game.until) });
  return (
    <EmptyState
      icon="info"
      title={t('refusal.game_paused')}
      text={joinSentences([t(`speed.paused_${game.reason}`), until])}
    />
  );
}
