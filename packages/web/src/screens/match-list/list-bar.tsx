import { HANDICAP_CODES } from '@clutchline/contract';

import { useT } from '../../i18n/use-texts';
import { useBrowse, useFavoriteMatches, useHandicapTabs } from '../../state';
import { IconButton } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { lazyPart } from '../common/lazy-part';
import styles from './list-bar.module.css';

const SortMenu = lazyPart(
  async () => (await import('./sort-menu')).SortMenu,
  <Skeleton width="2.5rem" height="2.5rem" />,
  'waits',
);
const MatchSearch = lazyPart(
  async () => (await import('./match-search')).MatchSearch,
  <Skeleton width="100%" height="2.75rem" />,
);

export function ListBar() {
  const t = useT();
  const { view, chooseView } = useBrowse();
  return (
    <div className={styles['bar']}>
      {view === 'search' ? (
        <MatchSearch />
      ) : (
        <>
          <HandicapTabs />
          <IconButton icon="search" label={t('match-list.search')} onPress={() => chooseView('search')} />
          <SortMenu />
        </>
      )}
    </div>
  );
}

/** GAMES-5. Before the counts load. */
function HandicapTabs() {
  const t = useT();
  const tabs = useHandicapTabs();
  const favorites = useFavoriteMatches();
  const { handicap, chooseHandicap, view, chooseView } = useBrowse();
  const known = tabs.status === 'ready' ? tabs.data : HANDICAP_CODES.map((code) => ({ code, count: null }));
  const favoriteCount = favorites.status === 'ready' ? favorites.data.length : undefined;
  return (
    <Tabs
      label={t('match-list.tabs_label')}
      items={[
        ...known.map(({ code, count }) => ({
          id: code,
          text: t(`match-list.tab_${code}`),
          count,
          dot: code === 'live',
        })),
        { id: 'favorites' as const, text: t('match-list.tab_favorites'), count: favoriteCount },
      ]}
      selected={view === 'favorites' ? view : handicap}
      onSelect={(id) => (id === 'favorites' ? chooseView(id) : chooseHandicap(id))}
    />
  );
}
