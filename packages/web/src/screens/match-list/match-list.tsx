import { useT } from '../../i18n/use-texts';
import { useBrowse, useFreshness, useMatchList } from '../../state';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { lazyPart } from '../common/lazy-part';
import { LoadFailed } from '../common/load-failed';
import { ListBar } from './list-bar';
import { type ListColumns, useListColumns } from './list-columns';
import { ListSkeleton } from './list-skeleton';
import styles from './match-list.module.css';
import { MatchRows } from './match-rows';

const SKELETON = <ListSkeleton />;
const EmptyList = lazyPart(async () => (await import('./empty-list')).EmptyList, SKELETON);

const FreshnessLine = lazyPart(async () => (await import('../common/freshness-line')).FreshnessLine, null, 'waits');

const NowStrip = lazyPart(
  async () => (await import('./now-strip')).NowStrip,
  <Skeleton width="100%" height="100%" />,
  'rendered',
);

/** One element, so that a change of tab does not render its cards. */
const STRIP = (
  <div className={styles['strip']}>
    <NowStrip />
  </div>
);

const VIEWS = {
  tab: TabMatches,
  favorites: lazyPart(async () => (await import('./filtered-matches')).FavoriteMatches, SKELETON),
  search: lazyPart(async () => (await import('./filtered-matches')).FoundMatches, SKELETON),
};

export function MatchList() {
  const t = useT();
  const isStale = useFreshness().state === 'stale';
  const [measure, columns] = useListColumns();
  const { view, handicap } = useBrowse();
  const Matches = VIEWS[view];
  return (
    <div ref={measure} className={styles['screen']}>
      <VisuallyHidden>
        <h1>{t('frame.matches')}</h1>
      </VisuallyHidden>
      <ListBar />
      {view === 'tab' && handicap !== 'live' && handicap !== 'champion' && STRIP}
      {isStale && (
        <div className={styles['stale']}>
          <FreshnessLine />
        </div>
      )}
      <Matches columns={columns} />
    </div>
  );
}

function TabMatches({ columns }: { readonly columns: ListColumns }) {
  const { view, choice } = useMatchList();
  if (view.status === 'loading') return <ListSkeleton />;
  if (view.status === 'failed') return <LoadFailed reload={view.reload} />;
  if (view.data.length === 0) return <EmptyList />;
  return <MatchRows key={choice} rows={view.data} columns={columns} />;
}
