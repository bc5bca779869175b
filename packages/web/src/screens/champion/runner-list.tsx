import { type LiveState, type Match, type Play, type Point, POINT_STATUS } from '@clutchline/contract';
import { parseOdd, stateForReason } from '@clutchline/domain';
import { pickTitle } from '@clutchline/i18n';
import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { usePlayReason, usePlayState } from '../../state';
import { Badge } from '../../ui/badge';
import { SearchField } from '../../ui/search-field';
import { OddsCell } from '../common/odds-cell';
import pageStyles from '../common/page.module.css';
import styles from './champion.module.css';

interface RunnerListProps {
  readonly match: Match;
  readonly live: LiveState;
  readonly plays: readonly Play[];
}

/** By fetched price; never reordered. */
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

const oddOf = ({ odd }: Point): number => (odd === null ? Number.MAX_SAFE_INTEGER : parseOdd(odd));

const isOut = ({ status }: Point): number => (status === POINT_STATUS.open ? 0 : 1);

export function sortedRunners(points: readonly Point[]): readonly Point[] {
  const anyOpen = points.some((point) => isOut(point) === 0);
  const rank = (point: Point): number => (anyOpen ? isOut(point) : 0);
  return [...points].sort((a, b) => rank(a) - rank(b) || oddOf(a) - oddOf(b) || a.point_id - b.point_id);
}

/** In any language; blank finds all. */
export function foundRunners(points: readonly Point[], text: string): readonly Point[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return points;
  return points.filter(
    ({ pick }) =>
      pick.kind === 'runner' && Object.values(pick.names).some((name) => name.toLowerCase().includes(wanted)),
  );
}

/** From here on with a search. */
const MANY = 12;

export function RunnerSearch({ match, live, plays }: RunnerListProps) {
  const t = useT();
  const [text, setText] = useState('');
  const count = plays.reduce((sum, { points }) => sum + points.length, 0);
  const found = plays
    .map((play) => ({ ...play, points: [...foundRunners(play.points, text)] }))
    .filter(({ points }) => points.length > 0);
  return (
    <>
      {count > MANY && (
        <SearchField label={t('champion.search')} clearLabel={t('search.clear')} onSearch={setText} restMs={0} />
      )}
      <RunnerList match={match} live={live} plays={found} />
      <p role="status" className={pageStyles['quiet']}>
        {found.length === 0 && t('champion.none_found')}
      </p>
    </>
  );
}
