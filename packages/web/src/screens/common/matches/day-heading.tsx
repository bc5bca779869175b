import type { Language } from '@clutchline/contract';
import { addDays, type Day, noonOf } from '@clutchline/domain';

import { useTexts } from '../../../i18n/use-texts';
import styles from './match-line.module.css';

interface DayHeadingProps {
  readonly day: Day;
  readonly today: Day;
  /** "12 matches". */
  readonly note?: string | undefined;
  readonly heading?: 'h2' | 'h3';
}

/** "Today · Monday, November 23". */
export function DayHeading({ day, today, note, heading: Heading = 'h2' }: DayHeadingProps) {
  const { language } = useTexts();
  const name = relativeDay(language, day, today);
  return (
    <Heading className={styles['day']}>
      <time dateTime={day}>{[name, longDay(language, day)].filter((part) => part !== '').join(' · ')}</time>
      {note !== undefined && <span className={styles['quiet']}>{note}</span>}
    </Heading>
  );
}

/** "Today", "Yesterday", "Tomorrow"; else empty. */
export function relativeDay({ bcp47 }: Language, day: Day, today: Day): string {
  const away = [-1, 0, 1].find((days) => addDays(today, days) === day);
  if (away === undefined) return '';
  const text = new Intl.RelativeTimeFormat(bcp47, { numeric: 'auto' }).format(away, 'day');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** "Monday, November 23". */
export const longDay = ({ bcp47 }: Language, day: Day): string =>
  dayFormat(bcp47, { weekday: 'long', month: 'long', day: 'numeric' }).format(noonOf(day));

export const dayFormat = (locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
