import { memo } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { type OpenGame, type RoundClock, useBusinessNow } from '../../state';
import { Badge } from '../../ui/badge';
import { GameHead } from '../common/games/game-head';
import { isSameOffer } from './same-offer';
import styles from './speed.module.css';

interface RoundHeadProps {
  readonly game: OpenGame;
  readonly clock: RoundClock;
  readonly isCurrent: boolean;
}

/** Round, phase with the rest of its seconds, commitment, and time and money of the player today. */
export const RoundHead = memo(function RoundHead({ game, clock, isCurrent }: RoundHeadProps) {
  const { t } = useTexts();
  const { number, commitment } = game.round;
  return (
    <GameHead hash={{ label: t('speed.commitment'), value: commitment, text: t('speed.commitment_text') }}>
      <strong>{t('speed.round', { number })}</strong>
      <PhaseBar game={game} clock={clock} />
      {!isCurrent && <Badge tone="warn">{t('speed.stale')}</Badge>}
    </GameHead>
  );
}, isSameOffer);

const PHASE_MS = { ready: 5_000, betting: 45_000, preparing: 5_000, in_match: 55_000, ended: 10_000 } as const;

function PhaseBar({ game: { round }, clock }: Pick<RoundHeadProps, 'game' | 'clock'>) {
  const { t } = useTexts();
  const now = useBusinessNow(clock);
  const leftMs = Math.max(0, round.ends_at - now);
  const share = Math.min(1, leftMs / PHASE_MS[round.phase]);
  return (
    <span className={styles['phase']} data-phase={round.phase}>
      <span>{t(`speed.phase_${round.phase}`)}</span>
      <span className={styles['bar']} aria-hidden="true">
        <i style={{ transform: `scaleX(${Math.round(share * 100) / 100})` }} />
      </span>
      <span className={styles['seconds']}>{t('speed.seconds', { count: Math.ceil(leftMs / 1_000) })}</span>
    </span>
  );
}
