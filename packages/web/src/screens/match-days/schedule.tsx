import { addDays, type Day } from '@clutchline/domain';

import { useT, useTexts } from '../../i18n/use-texts';
import {
  type QueryView,
  type ScheduleData,
  type ScheduledRow,
  useBlockHeights,
  useContentPlace,
  useFollowedIds,
  useNow,
  useSchedule,
  useZoneDays,
  type ZoneView,
} from '../../state';
import { DayHeading } from '../common/matches/day-heading';
import { MatchGroup } from '../common/matches/match-group';
import { ScheduledLine } from '../common/matches/scheduled-line';
import { SlotLine } from '../common/matches/slot-line';
import { useHeldRows } from '../common/matches/use-held-rows';
import { LoadFailed } from '../common/load-failed';
import { NearBox } from '../common/near-box';
import { DayFrame } from './day-frame';
import { eventKey, eventOptions, groupBy, type Grouped, isOfTeams } from './day-lists';
import { DaySkeleton, NoMatches } from './day-states';
import { ResultsLink } from './results-link';
import styles from './match-days.module.css';

/** Without a day an event or a team shows this many, within the limit of the call in a week of 25-hour days too. */
const DAYS_AHEAD = 7;

/** SCHED-2. */
export function Schedule() {
  const { t, language } = useTexts();
  const { place } = useContentPlace();
  const zone = useZoneDays();
  const { gameTypeId, eventId, teamId } = place;
  const spansDays = place.day === null && (eventId !== null || teamId !== null);
  const day = spansDays ? null : (place.day ?? zone.today);
  const period =
    day === null
      ? { from: zone.startOf(zone.today), to: zone.startOf(addDays(zone.today, DAYS_AHEAD)) }
      : zone.boundsOf(day);
  const followed = useFollowedIds();
  const schedule = useSchedule({ ...period, gameTypeId, eventId: day === null ? eventId : null, teamId });
  const events = eventOptions(language, matchesOf(schedule));
  const shown = filtered(schedule, eventId, place.onlyFollowed ? followed : null);
  return (
    <DayFrame
      path="/schedule"
      hasDay={day !== null}
      events={events}
      found={shown && t('search.found', { count: countOf(shown) })}
    >
      {schedule.status === 'loading' && <DaySkeleton />}
      {schedule.status === 'failed' && <LoadFailed reload={schedule.reload} />}
      {shown && <ScheduleList data={shown} zone={zone} day={day} />}
    </DayFrame>
  );
}

const countOf = ({ live, coming, slots }: ScheduleData): number => live.length + coming.length + slots.length;

const matchesOf = (view: QueryView<ScheduleData>): readonly ScheduledRow['match'][] =>
  view.status === 'ready' ? [...view.data.live, ...view.data.coming].map(({ match }) => match) : [];

/** Null before it is loaded. `teamIds`: null for all. */
function filtered(
  view: QueryView<ScheduleData>,
  eventId: number | null,
  teamIds: readonly number[] | null,
): ScheduleData | null {
  if (view.status !== 'ready') return null;
  const { live, coming, slots } = view.data;
  const isShown = ({ match }: ScheduledRow): boolean =>
    (eventId === null || match.event_id === eventId) && (teamIds === null || isOfTeams(match, teamIds));
  const isSlotShown = ({ event_id, side_1, side_2 }: ScheduleData['slots'][number]): boolean =>
    (eventId === null || event_id === eventId) &&
    (teamIds === null || [side_1, side_2].some(({ team_id }) => team_id !== null && teamIds.includes(team_id)));
  return { live: live.filter(isShown), coming: coming.filter(isShown), slots: slots.filter(isSlotShown) };
}

interface ScheduleListProps {
  readonly data: ScheduleData;
  readonly zone: ZoneView;
  readonly day: Day | null;
}

function ScheduleList({ data, zone, day }: ScheduleListProps) {
  const t = useT();
  const { place } = useContentPlace();
  const { rows: held, hold } = useHeldRows(data, Object.values(place).join());
  const { live, coming, slots } = held;
  const isToday = day === zone.today;
  if (countOf(held) === 0) return <NoMatches path="/schedule" day={day} today={zone.today} />;
  return (
    <div className={styles['list']} {...hold}>
      {isToday && <ResultsLink />}
      {live.length > 0 && (
        <MatchGroup title={t('schedule.live_now')} heading="h2">
          {live.map((row) => (
            <ScheduledLine key={row.match.game_id} row={row} withEvent />
          ))}
        </MatchGroup>
      )}
      {live.length > 0 && isToday && <NowLine />}
      {groupBy(coming, ({ match }) => zone.dayOf(match.start_time)).map((group) => (
        <DayOfMatches key={group.key} group={group} today={zone.today} />
      ))}
      {slots.length > 0 && (
        <MatchGroup title={t('schedule.slots')} heading="h2">
          {slots.map((slot) => (
            <SlotLine key={slot.game_id} slot={slot} isDated={day === null} />
          ))}
        </MatchGroup>
      )}
    </div>
  );
}

function DayOfMatches({
  group: { key: day, rows },
  today,
}: {
  readonly group: Grouped<ScheduledRow>;
  readonly today: Day;
}) {
  const t = useT();
  return (
    <div className={styles['group']}>
      <DayHeading day={day} today={today} note={t('match-list.match_count', { count: rows.length })} />
      {groupBy(rows, ({ match }) => eventKey(match)).map((group, index) => (
        <EventOfDay key={group.key} name={`${day} ${group.key}`} rows={group.rows} isFirst={index < FIRST_GROUPS} />
      ))}
    </div>
  );
}

/** Fill a phone before positions are known. */
const FIRST_GROUPS = 6;

interface EventOfDayProps {
  readonly name: string;
  readonly rows: readonly ScheduledRow[];
  readonly isFirst: boolean;
}

/** Far from the viewport an empty box (SCHED-3). */
function EventOfDay({ name, rows, isFirst }: EventOfDayProps) {
  return (
    <NearBox
      name={name}
      heights={useBlockHeights()}
      guess={`${2.75 + rows.length * 6}rem`}
      isDrawn={(near) => near ?? isFirst}
    >
      <MatchGroup of={rows[0]?.match}>
        {rows.map((row) => (
          <ScheduledLine key={row.match.game_id} row={row} />
        ))}
      </MatchGroup>
    </NearBox>
  );
}

const MINUTE_MS = 60_000;

/** Between what is played and what comes. */
function NowLine() {
  const { t, format } = useTexts();
  return <p className={styles['now']}>{t('schedule.now', { time: format.time(useNow(MINUTE_MS)) })}</p>;
}
