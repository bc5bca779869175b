import { useT } from '../../i18n/use-texts';
import { useBrowse, useFreshness, useMatchList } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { FreshnessLine } from '../common/freshness-line';
import { LoadFailed } from '../common/load-failed';
import { ColumnHeads } from './column-heads';
import { eventGroups } from './event-groups';
import { EventSection } from './event-section';
import { HandicapTabs } from './handicap-tabs';
import { useListColumns, type ListColumns } from './list-columns';
import { ListSkeleton } from './list-skeleton';
import styles from './match-list.module.css';

/** MatchList: tabs over the matches of the chosen game and events. */
export function MatchList() {
  const t = useT();
  const isStale = useFreshness().state === 'stale';
  const [measure, columns] = useListColumns();
  return (
    <div ref={measure} className={styles['screen']}>
      <VisuallyHidden>
        <h1>{t('frame.matches')}</h1>
      </VisuallyHidden>
      <HandicapTabs />
      {isStale && (
        <div className={styles['stale']}>
          <FreshnessLine />
        </div>
      )}
      <ListBody columns={columns} />
    </div>
  );
}

function ListBody({ columns }: { readonly columns: ListColumns }) {
  const list = useMatchList();
  if (list.status === 'loading') return <ListSkeleton />;
  if (list.status === 'failed') return <LoadFailed reload={list.reload} />;
  if (list.data.length === 0) return <EmptyList />;
  return (
    <>
      <ColumnHeads />
      {eventGroups(list.data).map((group) => (
        <EventSection key={group.eventId} group={group} columns={columns} />
      ))}
    </>
  );
}

function EmptyList() {
  const t = useT();
  const { eventIds, allEvents, handicap, toggleAllEvents, chooseHandicap } = useBrowse();
  const isNarrowed = eventIds.size > 0 && !allEvents;
  return (
    <EmptyState
      icon="search"
      title={t('match-list.empty_title')}
      text={isNarrowed ? t('match-list.empty_events') : t('match-list.empty_text')}
    >
      {isNarrowed && <Button onPress={toggleAllEvents}>{t('match-list.all_events')}</Button>}
      {handicap !== 'early' && <Button onPress={() => chooseHandicap('early')}>{t('match-list.show_early')}</Button>}
    </EmptyState>
  );
}
