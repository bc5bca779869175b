import type { GameCategory, MatchRow } from '@clutchline/contract';
import { languageById, localizedText } from '@clutchline/contract';

import { useT } from '../../i18n/use-texts';
import { useBackToList, useCategories, useFreshness, useOutrights, useRoute } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BackToList } from '../common/back-to-list';
import { FreshnessLine } from '../common/freshness-line';
import { LoadFailed } from '../common/load-failed';
import styles from './champion.module.css';
import { OutrightCard } from './outright-card';

/** `?game_id=` opens one with all runners (CONTENT-2). */
export function Champion() {
  const t = useT();
  const isStale = useFreshness().state === 'stale';
  return (
    <div className={styles['screen']}>
      <BackToList className={styles['back']} />
      <h1 className={styles['title']}>{t('champion.title')}</h1>
      <p className={styles['quiet']}>{t('champion.rule')}</p>
      {isStale && <FreshnessLine />}
      <Outrights />
    </div>
  );
}

function Outrights() {
  const outrights = useOutrights();
  if (outrights.status === 'loading') return <ChampionSkeleton />;
  if (outrights.status === 'failed') return <LoadFailed reload={outrights.reload} />;
  if (outrights.data.length === 0) return <NoOutrights />;
  return <ByGame rows={outrights.data} />;
}

function ByGame({ rows }: { readonly rows: readonly MatchRow[] }) {
  const t = useT();
  const { gameId } = useRoute();
  const categories = useCategories();
  const known = categories.status === 'ready' ? categories.data : [];
  const ids = new Set([...known.map(({ id }) => id), ...rows.map(({ match }) => match.game_type_id)]);
  const nameOf = (game: GameCategory | undefined): string =>
    game === undefined ? '' : localizedText(game, 'game_name', languageById(t.langId).suffix);
  return [...ids].map((id) => {
    const own = rows.filter(({ match }) => match.game_type_id === id);
    if (own.length === 0) return null;
    const name = nameOf(known.find((game) => game.id === id));
    return (
      <section key={id} className={styles['game']}>
        {name !== '' && <h2 className={styles['gameName']}>{name}</h2>}
        {own.map((row) => (
          <OutrightCard key={row.match.game_id} row={row} isOpen={row.match.game_id === gameId} />
        ))}
      </section>
    );
  });
}

function NoOutrights() {
  const t = useT();
  const toList = useBackToList();
  return (
    <EmptyState icon="search" title={t('champion.empty_title')} text={t('champion.empty_text')}>
      <Button onPress={toList}>{t('match-detail.to_list')}</Button>
    </EmptyState>
  );
}

function ChampionSkeleton() {
  const t = useT();
  return (
    <div className={styles['game']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} width="100%" height="9rem" />
      ))}
    </div>
  );
}
