import { useT } from '../../i18n/use-texts';
import { useBrowse, useFavoriteMatches } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../common/load-failed';
import type { ListColumns } from './list-columns';
import { ListSkeleton } from './list-skeleton';
import { MatchRows } from './match-rows';

/** All games and tabs (GAMES-7). */
export function FavoriteMatches({ columns }: { readonly columns: ListColumns }) {
  const t = useT();
  const { chooseHandicap } = useBrowse();
  const list = useFavoriteMatches();
  if (list.status === 'loading') return <ListSkeleton />;
  if (list.status === 'failed') return <LoadFailed reload={list.reload} />;
  if (list.data.length > 0) return <MatchRows rows={list.data} columns={columns} />;
  return (
    <EmptyState icon="star" title={t('search.favorites_title')} text={t('search.favorites_text')}>
      <Button onPress={() => chooseHandicap('today')}>{t('match-list.tab_today')}</Button>
    </EmptyState>
  );
}
