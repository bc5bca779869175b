import { addDays, type Day } from '@clutchline/domain';

import { useT } from '../../i18n/use-texts';
import { useContentPlace } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { DayPath } from './day-lists';
import styles from './match-days.module.css';

/** Of the shape of the lines. */
export function DaySkeleton() {
  const t = useT();
  return (
    <div className={styles['list']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton width="14rem" height="1.5rem" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} width="100%" height="6rem" />
      ))}
    </div>
  );
}

interface NoMatchesProps {
  readonly path: DayPath;
  readonly day: Day | null;
  readonly today: Day;
}

const WORDS = {
  '/results': {
    title: 'results.empty',
    elsewhere: 'results.not_yet',
    other: '/schedule',
    otherName: 'menu.schedule',
    step: -1,
    stepName: 'schedule.previous_day',
  },
  '/schedule': {
    title: 'schedule.empty',
    elsewhere: 'schedule.is_over',
    other: '/results',
    otherName: 'menu.results',
    step: 1,
    stepName: 'schedule.next_day',
  },
} as const;

/** Leads to a list or day that may have matches. */
export function NoMatches({ path, day, today }: NoMatchesProps) {
  const t = useT();
  const { choose, open } = useContentPlace();
  const words = WORDS[path];
  const isElsewhere = day !== null && (path === '/results' ? day > today : day < today);
  return (
    <EmptyState icon="search" title={t(words.title)} text={isElsewhere ? t(words.elsewhere) : undefined}>
      <RemoveFilters />
      {isElsewhere && <Button onPress={() => open(words.other)}>{t(words.otherName)}</Button>}
      {!isElsewhere && day !== null && (
        <Button onPress={() => choose({ day: addDays(day, words.step) })}>{t(words.stepName)}</Button>
      )}
    </EmptyState>
  );
}

function RemoveFilters() {
  const t = useT();
  const { place, choose } = useContentPlace();
  const { gameTypeId, eventId, teamId, onlyFollowed, onlyCorrected } = place;
  if (gameTypeId === 0 && eventId === null && teamId === null && !onlyFollowed && !onlyCorrected) return null;
  return (
    <Button
      onPress={() => choose({ gameTypeId: 0, eventId: null, teamId: null, onlyFollowed: false, onlyCorrected: false })}
    >
      {t('schedule.no_filters')}
    </Button>
  );
}
