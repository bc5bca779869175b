import type { Day } from '@clutchline/domain';
import type { Translator } from '@clutchline/i18n';

import { useT, useTexts } from '../../i18n/use-texts';
import {
  type ContentPlace,
  type QueryView,
  type ResultsData,
  useContentPlace,
  useFollowedIds,
  useResultOrder,
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
import { eventOptions, groupBy, isOfTeams } from './day-lists';
import { DaySkeleton, NoMatches } from './day-states';
import styles from './match-days.module.css';

/** RESULT-1. With an event, a team or corrected ones only, and no day, all days. */
export function Results() {
  const { t, language } = useTexts();
  const { place } = useContentPlace();
  const followed = useFollowedIds();
  const zone = useZoneDays();
  const spansDays = place.day === null && (place.eventId !== null || place.teamId !== null || place.onlyCorrected);
  const day = spansDays ? null : (place.day ?? zone.today);
  const { gameTypeId, eventId, teamId, onlyCorrected } = place;
  const period = day === null ? null : zone.boundsOf(day);
  const results = useResults({ gameTypeId, eventId, teamId, onlyCorrected, period });
  const unfiltered = useResults({ gameTypeId, eventId: null, teamId: null, onlyCorrected: false, period });
  const known = [unfiltered, results].flatMap((view) => (view.status === 'ready' ? view.data.rows : []));
  const shown = filtered(results, place.onlyFollowed ? followed : null);
  return (
    <DayFrame
      path="/results"
      hasDay={day !== null}
      events={eventOptions(language, known)}
      found={shown && foundText(t, shown)}
    >
      {results.status === 'loading' && <DaySkeleton />}
      {results.status === 'failed' && <LoadFailed reload={results.reload} />}
      {shown && <ResultList data={shown} zone={zone} day={day} />}
    </DayFrame>
  );
}

/** Null before they are loaded. `teamIds`: null for all. */
function filtered(view: QueryView<ResultsData>, teamIds: readonly number[] | null): ResultsData | null {
  if (view.status !== 'ready') return null;
  const { data } = view;
  return teamIds === null ? data : { ...data, rows: data.rows.filter((match) => isOfTeams(match, teamIds)) };
}

const foundText = (t: Translator, { rows: { length: count }, loadMore }: ResultsData): string =>
  loadMore === null || count === 0 ? t('search.found', { count }) : t('results.first_found', { count });

interface ResultListProps {
  readonly data: ResultsData;
  readonly zone: ZoneView;
  readonly day: Day | null;
}

function ResultList({ data, zone, day }: ResultListProps) {
  const t = useT();
  const { place } = useContentPlace();
  const { rows: ordered, by, timeOf, hiddenIds } = useResultOrder(data.rows);
  const { rows, hold } = useHeldRows(ordered, `${keyOf(place)},${data.pages},${hiddenIds.length}`);
  if (rows.length === 0 && data.loadMore === null) return <NoMatches path="/results" day={day} today={zone.today} />;
  const note = data.loadMore === null ? t('match-list.match_count', { count: rows.length }) : undefined;
  const groups = day === null ? groupBy(rows, (match) => zone.dayOf(timeOf(match))) : [{ key: day, rows }];
  return (
    <div className={styles['list']} {...hold}>
      {groups
        .filter((group) => group.rows.length > 0)
        .map((group) => (
          <div key={group.key} className={styles['group']}>
            <DayHeading day={group.key} today={zone.today} note={day === null ? undefined : note} />
            <MatchGroup>
              {group.rows.map((match) => (
                <FinishedLine
                  key={match.game_id}
                  match={match}
                  by={by}
                  isDated={zone.dayOf(timeOf(match)) !== group.key}
                />
              ))}
            </MatchGroup>
          </div>
        ))}
      {hiddenIds.length > 0 && <SpoilerButton gameIds={hiddenIds} shows="day" />}
      <LoadMore loadMore={data.loadMore} />
    </div>
  );
}

const keyOf = (place: ContentPlace): string => Object.values(place).join();
