import type { LiveState, Match, Play, Point } from '@clutchline/contract';
import { stateForReason } from '@clutchline/domain';
import { pickTitle } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { usePlayReason, usePlayState } from '../../state';
import { Badge } from '../../ui/badge';
import { OddsCell } from '../common/odds-cell';
import styles from './champion.module.css';
import { sortedRunners } from './sorted-runners';

export interface RunnerListProps {
  readonly match: Match;
  readonly live: LiveState;
  readonly plays: readonly Play[];
}

/** Sorted by price when fetched; price changes do not reorder the list. */
export function RunnerList({ match, live, plays }: RunnerListProps) {
  return plays.map((play) => <RunnersOf key={play.play_info_id} match={match} live={live} play={play} />);
}

interface RunnersProps {
  readonly match: Match;
  readonly live: LiveState;
  readonly play: Play;
}

function RunnersOf({ match, live, play }: RunnersProps) {
  const t = useT();
  const isHidden = usePlayState(play) === 'hidden';
  const state = stateForReason(usePlayReason({ match, live, play }));
  if (isHidden) return null;
  return (
    <>
      {state !== 'open' && (
        <p>
          <Badge tone={state === 'suspended' ? 'warn' : 'neutral'}>{t(`champion.${state}`)}</Badge>
        </p>
      )}
      <ul className={styles['runners']}>
        {sortedRunners(play.points).map((point) => (
          <Runner key={point.point_id} match={match} play={play} point={point} />
        ))}
      </ul>
    </>
  );
}

interface RunnerProps extends Omit<RunnersProps, 'live'> {
  readonly point: Point;
}

/** A withdrawn runner has a label instead of a price. */
function Runner({ match, play, point }: RunnerProps) {
  const t = useT();
  if (point.is_cancel === 1) {
    return (
      <li className={styles['out']}>
        <span>{pickTitle(t, { match, play, pick: point.pick, line: point.line })}</span>
        <Badge tone="warn">{t('champion.withdrawn')}</Badge>
      </li>
    );
  }
  return (
    <li>
      <OddsCell match={match} play={play} point={point} label="full" />
    </li>
  );
}
