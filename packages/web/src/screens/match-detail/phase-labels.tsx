import type { LiveState } from '@clutchline/contract';
import { matchPhase, type MarketPhase, type MatchPhase } from '@clutchline/domain';

import { useT } from '../../i18n/use-texts';
import { useMarketPhase, type MatchDetailData } from '../../state';
import { Badge, type BadgeTone } from '../../ui/badge';
import styles from './scoreboard.module.css';

const MATCH_TONES: Readonly<Record<MatchPhase, BadgeTone>> = {
  not_started: 'neutral',
  live: 'live',
  paused: 'warn',
  ended: 'neutral',
  cancelled: 'neutral',
};

const MARKET_TONES: Readonly<Record<MarketPhase, BadgeTone>> = {
  open: 'up',
  closing: 'warn',
  suspended: 'warn',
  closed: 'neutral',
};

interface PhaseLabelsProps {
  readonly detail: MatchDetailData;
  readonly live: LiveState;
}

/** Phase, and whether the match accepts bets (GAMES-8). */
export function PhaseLabels({ detail, live }: PhaseLabelsProps) {
  const t = useT();
  const match = matchPhase(live.status);
  const market = useMarketPhase({ match: detail.match, live, plays: detail.plays });
  return (
    <p className={styles['phases']}>
      <Badge tone={MATCH_TONES[match]}>{t(`status.match_${match}`)}</Badge>
      <Badge tone={MARKET_TONES[market]}>{t(`status.play_${market}`)}</Badge>
    </p>
  );
}
