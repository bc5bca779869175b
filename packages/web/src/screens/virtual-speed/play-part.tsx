import { memo, useState } from 'react';

import type { OpenGame, RoundClock } from '../../state';
import { Skeleton } from '../../ui/skeleton';
import { lazyPart } from '../common/lazy-part';
import { isSameOffer } from './same-offer';
import styles from './speed.module.css';

const Scene = lazyPart(async () => (await import('./scene/scene')).Scene, <Skeleton width="100%" height="24rem" />);
const SceneStrip = lazyPart(async () => (await import('./scene/scene-strip')).SceneStrip);
const RoundBets = memo(
  lazyPart(async () => (await import('./round-bets-part')).RoundBetsPart, <Skeleton width="100%" height="24rem" />),
  isSameOffer,
);
const RunChart = memo(lazyPart(async () => (await import('./run-chart')).RunChart));

interface PlayPartProps {
  readonly game: OpenGame;
  readonly clock: RoundClock;
  readonly isCurrent: boolean;
}

/**
 * The running round: match, markets with the bet bar, and the history of one market. Above the markets a strip has what the
 * picture of the match had.
 */
export function PlayPart({ game, clock, isCurrent }: PlayPartProps) {
  const [isInView, setInView] = useState(true);
  return (
    <div>
      {!isInView && <SceneStrip game={game} clock={clock} />}
      <div className={styles['play']}>
        <div className={styles['main']}>
          <Scene game={game} clock={clock} onView={setInView} />
        </div>
        <div className={styles['side']}>
          <RoundBets game={game} clock={clock} isCurrent={isCurrent} />
        </div>
        <div className={styles['wide']}>
          <RunChart latest={latestRound(game)} />
        </div>
      </div>
    </div>
  );
}

/** Newest round with a result. */
const latestRound = ({ round: { round, facts } }: OpenGame): number => (facts === null ? round - 1 : round);
