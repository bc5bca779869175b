import type { LiveState, Match, Play } from '@clutchline/contract';

import { useT } from '../../i18n/use-texts';
import { usePlayReason, usePlayState } from '../../state';
import { OddsCell } from '../common/odds-cell';
import styles from './market-card.module.css';

interface PlayLineProps {
  readonly match: Match;
  /** As fetched. */
  readonly live: LiveState;
  readonly play: Play;
}

/** With the reason if it accepts no bets; empty if it is hidden. */
export function PlayLine({ match, live, play }: PlayLineProps) {
  const t = useT();
  const state = usePlayState(play);
  const reason = usePlayReason({ match, live, play });
  if (state === 'hidden') return null;
  return (
    <>
      <div className={styles['line']} data-many={play.points.length > 3}>
        {play.points.map((point) => (
          <OddsCell key={point.point_id} match={match} play={play} point={point} label="full" />
        ))}
      </div>
      {reason !== null && reason !== 'no_combo' && <p className={styles['hint']}>{t(`market-info.why_${reason}`)}</p>}
    </>
  );
}
