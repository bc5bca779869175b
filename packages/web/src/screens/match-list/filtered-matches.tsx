import { useT } from '../../i18n/use-texts';
import { useBrowse, useFavoriteMatches, useFoundMatches } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { LoadFailed } from '../common/load-failed';
import type { ListColumns } from './list-columns';
import { ListSkeleton } from './list-skeleton';
import { MatchRows } from './match-rows';

/** All games and tabs. */
export function FoundMatches({ columns }: { readonly columns: ListColumns }) {
  const t = useT();
  const { text, search, matches } = useFoundMatches();
  if (matches.status === 'loading') return <ListSkeleton />;
  if (matches.status === 'failed') return <LoadFailed reload={matches.reload} />;
  if (text.trim() === '') return <EmptyState icon="search" title={t('search.start')} />;
  const rows = matches.data;
  return (
    <>
      <VisuallyHidden>
        <p role="status">{t('search.found', { count: rows.length })}</p>
      </VisuallyHidden>
      {rows.length === 0 ? (
        <EmptyState icon="search" title={t('search.none_title', { text })} text={t('search.none_text')}>
          <Button onPress={() => search('')}>{t('search.clear')}</Button>
        </EmptyState>
      ) : (
        <MatchRows key={text} rows={rows} columns={columns} />
      )}
    </>
  );
}

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
