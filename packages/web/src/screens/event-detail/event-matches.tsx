import { addDays } from '@clutchline/domain';
import { localizedText } from '@clutchline/contract';

import { useTexts } from '../../i18n/use-texts';
import { type FinishedRow, type ShownSlot, useResultOrder, useResults, useSchedule, useZoneDays } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { LoadFailed } from '../common/load-failed';
import { LoadMore } from '../common/load-more';
import { FinishedLine } from '../common/matches/finished-line';
import { MatchGroup } from '../common/matches/match-group';
import { ScheduledLine } from '../common/matches/scheduled-line';
import pageStyles from '../common/page.module.css';
import { SpoilerButton } from '../common/score/spoiler';
import type { EventPartProps } from './event-parts';
import { useEventNames } from '../common/matches/event-names';
import styles from './event-detail.module.css';

/** Within the limit of the call in a week of 25-hour days too. */
const DAYS_AHEAD = 7;

/** What is played and comes, then what was played. Matches with teams that reveal a hidden result are named by their slot. */
export function EventMatches({ data, event, shown }: EventPartProps) {
  const { t } = useTexts();
  const zone = useZoneDays();
  const filter = { gameTypeId: 0, eventId: event.event_id, teamId: null };
  const period = { from: zone.startOf(zone.today), to: zone.startOf(addDays(zone.today, DAYS_AHEAD)) };
  const schedule = useSchedule({ ...filter, ...period });
  const results = useResults({ ...filter, onlyCorrected: false, period: null });
  const views = [schedule, results];
  const failed = views.find((view) => view.status === 'failed');
  if (failed?.status === 'failed') return <LoadFailed reload={failed.reload} />;
  if (schedule.status !== 'ready' || results.status !== 'ready') {
    return (
      <div aria-busy="true">
        <Skeleton width="100%" height="14rem" />
      </div>
    );
  }
  const { live, coming } = schedule.data;
  const rows = [...live, ...coming];
  const masked = maskedSlots(shown);
  const announced = new Set(rows.map(({ match }) => match.game_id));
  const slots = [...masked.values()].filter(({ slot }) => isToCome(slot) && !announced.has(slot.match.game_id));
  if (rows.length + slots.length + results.data.rows.length === 0) {
    return <EmptyState icon="search" title={t('event.no_matches')} />;
  }
  return (
    <>
      {rows.length + slots.length > 0 && (
        <MatchGroup title={t('event.coming')} heading="h2">
          {rows.map((row) => {
            const slot = masked.get(row.match.game_id);
            return slot === undefined ? (
              <ScheduledLine key={row.match.game_id} row={row} isDated />
            ) : (
              <SlotLine key={row.match.game_id} data={data} {...slot} at={row.match.start_time} />
            );
          })}
          {slots
            .toSorted((a, b) => (a.slot.match.start_time ?? Infinity) - (b.slot.match.start_time ?? Infinity))
            .map((slot) => (
              <SlotLine key={slot.slot.match.game_id} data={data} {...slot} at={slot.slot.match.start_time} />
            ))}
        </MatchGroup>
      )}
      <Played data={data} rows={results.data.rows} masked={masked} />
      <LoadMore loadMore={results.data.loadMore} />
    </>
  );
}

interface Masked {
  readonly stageId: number;
  readonly slot: ShownSlot;
}

/** Slots with a team that is unknown or may not be shown, by match. */
function maskedSlots({ brackets }: EventPartProps['shown']): ReadonlyMap<number, Masked> {
  const all = [...brackets].flatMap(([stageId, slots]) => (slots ?? []).map((slot) => ({ stageId, slot })));
  const masked = all.filter(({ slot }) => slot.sides.some(({ teamId }) => teamId === null));
  return new Map(masked.map((one) => [one.slot.match.game_id, one]));
}

const isToCome = ({ won, isHidden, isWalkover }: ShownSlot): boolean => won === null && !isHidden && !isWalkover;

interface PlayedProps extends Pick<EventPartProps, 'data'> {
  readonly rows: readonly FinishedRow[];
  readonly masked: ReadonlyMap<number, Masked>;
}

function Played({ data, rows, masked }: PlayedProps) {
  const { t } = useTexts();
  const order = useResultOrder(rows);
  if (rows.length === 0) return null;
  return (
    <MatchGroup title={t('event.played')} heading="h2">
      {order.rows.map((match) => {
        const slot = masked.get(match.game_id);
        return slot === undefined ? (
          <FinishedLine key={match.game_id} match={match} by={order.by} withEvent={false} isDated />
        ) : (
          <SlotLine key={match.game_id} data={data} {...slot} at={match.start_time} />
        );
      })}
    </MatchGroup>
  );
}

interface SlotLineProps extends Masked, Pick<EventPartProps, 'data'> {
  readonly at: number | null;
}

/** "Semi-final 1: Winner of Quarter-final 1 – North Pier" (EVENT-5). */
function SlotLine({ data, stageId, slot, at }: SlotLineProps) {
  const { t, language, format } = useTexts();
  const names = useEventNames(data, stageId);
  const sides = slot.sides.map(({ teamId, source }) => (teamId === null ? names.source(source) : names.team(teamId)));
  return (
    <li className={styles['slot']}>
      <span className={pageStyles['fact']}>{at === null ? t('event.undecided') : format.dateTime(at)}</span>
      <div>
        <strong>{localizedText(slot.match, 'slot_name', language.suffix)}</strong>
        <span>{sides.join(' – ')}</span>
      </div>
      {slot.isHidden && <SpoilerButton gameIds={[slot.match.game_id]} shows="score" />}
    </li>
  );
}
