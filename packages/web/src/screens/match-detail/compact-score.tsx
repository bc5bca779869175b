import { type LiveState, type Match, MATCH_STATUS } from '@clutchline/contract';
import { isUnderWay, matchPhase } from '@clutchline/domain';
import { teamName } from '@clutchline/i18n';

import { useT, useTexts } from '../../i18n/use-texts';
import { useNow, useShownLive } from '../../state';
import { LivePlace, TeamCrest } from '../common/match-parts';
import { NameText } from '../common/names/name-text';
import styles from './compact-score.module.css';

interface CompactScoreProps {
  readonly match: Match;
  readonly live: LiveState;
  /** While the scoreboard is out of sight. */
  readonly isShown: boolean;
}

/**
 * DETAIL-8: remains at the top while the markets scroll, except in low windows. It takes no space, and repeats the
 * scoreboard, so screen readers do not get it. A hidden score stays hidden (SPOIL-1).
 */
export function CompactScore({ match, live, isShown }: CompactScoreProps) {
  return (
    <div className={styles['place']} data-shown={isShown} aria-hidden="true">
      <div className={styles['bar']}>
        <Side match={match} side={1} />
        <Score match={match} live={live} />
        <Side match={match} side={2} />
      </div>
    </div>
  );
}

function Side({ match, side }: { readonly match: Match; readonly side: 1 | 2 }) {
  const t = useT();
  return (
    <span className={styles['team']}>
      <TeamCrest match={match} side={side} size={22} />
      <span>
        <NameText text={teamName(t, match, side)} />
      </span>
    </span>
  );
}

function Score({ match, live }: Pick<CompactScoreProps, 'match' | 'live'>) {
  const { t, format } = useTexts();
  const now = useNow();
  const phase = matchPhase(live.status);
  const shown = useShownLive(match, live);
  if (live.status === MATCH_STATUS.notStarted) {
    const start = match.start_time;
    return (
      <span className={styles['middle']}>
        <span className={styles['score']}>{format.time(start)}</span>
        <span className={styles['when']}>{format.day(start, now) || format.date(start)}</span>
      </span>
    );
  }
  return (
    <span className={styles['middle']}>
      <span className={styles['score']} data-live={phase === 'live'}>
        {shown === null ? '– : –' : `${shown.maps[0]} : ${shown.maps[1]}`}
      </span>
      <span className={styles['when']}>
        {isUnderWay(live.status) ? <LivePlace match={match} live={live} /> : t(`status.match_${phase}`)}
      </span>
    </span>
  );
}
