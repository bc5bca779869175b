import type { Day } from '@clutchline/domain';

import { useT, useTexts } from '../../i18n/use-texts';
import {
  type ContentPlace,
  type FinishedRow,
  type ResultsData,
  useContentPlace,
  useFollowedIds,
  useHiddenIds,
  useResults,
  useZoneDays,
  type ZoneView,
} from '../../state';
import { DayHeading } from '../common/matches/day-heading';
import { FinishedLine } from '../common/matches/finished-line';
import { MatchGroup } from '../common/matches/match-group';
import { useHeldRows } from '../common/matches/use-held-rows';
import { LoadFailed } from '../common/load-failed';
import { LoadMore } from '../common/load-more';
import { SpoilerButton } from '../common/score/spoiler';
import { DayFrame } from './day-frame';
import { eventOptions, groupByDay, isOfTeams } from './day-lists';
import { DaySkeleton, NoMatches } from './day-states';
import styles from './match-days.module.css';

/** RESULT-1. With an event, a team or corrected ones only, and no day, all days. */
export function Results() {
  const { language } = useTexts();
  const { place } = useContentPlace();
  const zone = useZoneDays();
  const spansDays = place.day === null && (place.eventId !== null || place.teamId !== null || place.onlyCorrected);
  const day = spansDays ? null : (place.day ?? zone.today);
  const { gameTypeId, eventId, teamId, onlyCorrected } = place;
  const period = day === null ? null : zone.boundsOf(day);
  const results = useResults({ gameTypeId, eventId, teamId, onlyCorrected, period });
  const unfiltered = useResults({ gameTypeId, eventId: null, teamId: null, onlyCorrected: false, period });
  const known = [unfiltered, results].flatMap((view) => (view.status === 'ready' ? view.data.rows : []));
  return (
    <DayFrame path="/results" hasDay={day !== null} events={eventOptions(language, known)}>
      {results.status === 'loading' && <DaySkeleton />}
      {results.status === 'failed' && <LoadFailed reload={results.reload} />}
      {results.status === 'ready' && <ResultList data={results.data} zone={zone} day={day} />}
    </DayFrame>
  );
}

interface ResultListProps {
  readonly data: ResultsData;
  readonly zone: ZoneView;
  readonly day: Day | null;
}

function ResultList({ data, zone, day }: ResultListProps) {
  const t = useT();
  const { place } = useContentPlace();
  const followed = useFollowedIds();
  const own = place.onlyFollowed ? data.rows.filter((match) => isOfTeams(match, followed)) : data.rows;
  const hidden = useHiddenIds(own);
  const { rows, hold } = useHeldRows(
    hidden.length === 0 ? own : byStart(own),
    `${keyOf(place)},${data.pages},${hidden.length}`,
  );
  if (rows.length === 0 && data.loadMore === null) return <NoMatches path="/results" day={day} today={zone.today} />;
  const note = data.loadMore === null ? t('match-list.match_count', { count: rows.length }) : undefined;
  const groups = day === null ? groupByDay(rows, zone.dayOf) : [{ key: day, rows }];
  return (
    <div className={styles['list']} {...hold}>
      {groups
        .filter((group) => group.rows.length > 0)
        .map((group) => (
          <div key={group.key} className={styles['group']}>
            <DayHeading day={group.key} today={zone.today} note={day === null ? undefined : note} />
            <MatchGroup>
              {group.rows.map((match) => (
                <FinishedLine key={match.game_id} match={match} isDated={zone.dayOf(match.start_time) !== group.key} />
              ))}
            </MatchGroup>
          </div>
        ))}
      {hidden.length > 0 && <SpoilerButton gameIds={hidden} shows="day" />}
      <LoadMore loadMore={data.loadMore} />
    </div>
  );
}

const keyOf = (place: ContentPlace): string => Object.values(place).join();

/** The order of the ends would reveal how long hidden matches took (SPOIL-1). */
const byStart = (rows: readonly FinishedRow[]): readonly FinishedRow[] =>
  [...rows].sort((a, b) => b.start_time - a.start_time || b.game_id - a.game_id);
