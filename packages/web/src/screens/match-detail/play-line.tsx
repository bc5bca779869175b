import type { Match, Play } from '@clutchline/contract';

import { usePlayState } from '../../state';
import { OddsCell } from '../common/odds-cell';
import styles from './market-card.module.css';

interface PlayLineProps {
  readonly match: Match;
  readonly play: Play;
}

/** The prices of one play. Nothing where it is hidden. */
export function PlayLine({ match, play }: PlayLineProps) {
  const state = usePlayState(play);
  if (state === 'hidden') return null;
  return (
    <div className={styles['line']} data-many={play.points.length > 3}>
      {play.points.map((point) => (
        <OddsCell key={point.point_id} match={match} play={play} point={point} label="full" />
      ))}
    </div>
  );
}
