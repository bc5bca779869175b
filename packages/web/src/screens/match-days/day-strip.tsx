import { addDays, type Day, noonOf, readDay } from '@clutchline/domain';
import type { MouseEvent } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { useContentPlace, useDayCounts, useZoneDays } from '../../state';
import { IconButton } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { isPlainClick } from '../common/app-link';
import { dayFormat, longDay } from '../common/matches/day-heading';
import type { DayPath } from './day-lists';
import styles from './match-days.module.css';

const SHOWN = 7;
/** Its short names do not fit. */
const THAI = 4;

/** Days of the week around the chosen one; results end today, a schedule begins today, unless another day is chosen. */
export function stripDays(path: DayPath, day: Day, today: Day): readonly Day[] {
  const centred = addDays(day, -3);
  const lastFirst = addDays(today, 1 - SHOWN);
  const first =
    path === '/results'
      ? day <= today && centred > lastFirst
        ? lastFirst
        : centred
      : day >= today && centred < today
        ? today
        : centred;
  return Array.from({ length: SHOWN }, (_, index) => addDays(first, index));
}

/** Previous and next day, and the days around. */
export function DayStrip({ path }: { readonly path: DayPath }) {
  const { t, language } = useTexts();
  const { place, choose } = useContentPlace();
  const zone = useZoneDays();
  const { today } = zone;
  const day = place.day ?? today;
  const days = stripDays(path, day, today);
  const counts = useDayCounts(days, zone, place);
  const open = (to: Day): void => choose({ day: to === today ? null : to });
  return (
    <nav className={styles['days']} aria-label={t('schedule.days')}>
      <IconButton icon="arrow" label={t('schedule.previous_day')} onPress={() => open(addDays(day, -1))} />
      <ol className={styles['strip']}>
        {days.map((other) => (
          <li key={other}>
            <DayLink
              path={path}
              day={other}
              isChosen={other === day}
              count={
                place.onlyFollowed ? undefined : counts.get(other)?.[path === '/results' ? 'finished' : 'scheduled']
              }
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{longDay(language, day)}</span>
      </VisuallyHidden>
      <span className={styles['next']}>
        <IconButton icon="arrow" label={t('schedule.next_day')} onPress={() => open(addDays(day, 1))} />
      </span>
    </nav>
  );
}

interface DayLinkProps {
  readonly path: DayPath;
  readonly day: Day;
  readonly isChosen: boolean;
  /** Matches; undefined while unknown, and for those of followed teams. */
  readonly count: number | undefined;
}

function DayLink({ path, day, isChosen, count }: DayLinkProps) {
  const { t, language } = useTexts();
  const { choose, href } = useContentPlace();
  const { today } = useZoneDays();
  const change = { day: day === today ? null : day };
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(change);
  };
  return (
    <a
      className={styles['dayLink']}
      href={href(path, change)}
      aria-current={isChosen ? 'date' : undefined}
      data-today={day === today}
      onClick={follow}
    >
      <span aria-hidden="true">
        {dayFormat(language.bcp47, { weekday: language.id === THAI ? 'narrow' : 'short' }).format(noonOf(day))}
      </span>
      <strong aria-hidden="true">{Number(day.slice(-2))}</strong>
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>
        {longDay(language, day)}
        {count !== undefined && `, ${t('match-list.match_count', { count })}`}
      </VisuallyHidden>
    </a>
  );
}

/** Any day. */
export function DayField() {
  const { t } = useTexts();
  const { place, choose } = useContentPlace();
  const { today } = useZoneDays();
  return (
    <input
      className={styles['date']}
      type="date"
      aria-label={t('schedule.go_to_day')}
      value={place.day ?? today}
      onChange={({ currentTarget }) => {
        const day = readDay(currentTarget.value);
        if (day !== null) choose({ day: day === today ? null : day });
      }}
    />
  );
}
