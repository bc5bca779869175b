import { type GameCategory, languageById, localizedText, type MatchRow } from '@clutchline/contract';
import { matchTitle } from '@clutchline/i18n';

import { useT, useTexts } from '../../i18n/use-texts';
import { useBackToList, useCategories, useFreshness, useMatchDetail, useOutrights, useRoute } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { GamePattern } from '../../ui/art/game-pattern';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Crest } from '../../ui/art/crest';
import { BackToList } from '../common/back-to-list';
import { FreshnessLine } from '../common/freshness-line';
import { LoadFailed } from '../common/load-failed';
import { AppLink } from '../common/app-link';
import { FavoriteStar } from '../common/match-parts';
import pageStyles from '../common/page.module.css';
import { RunnerList, RunnerSearch } from './runner-list';
import styles from './champion.module.css';

/** `?game_id=` opens one with all runners (CONTENT-2). */
export function Champion() {
  const t = useT();
  const isStale = useFreshness().state === 'stale';
  return (
    <div className={pageStyles['screen']}>
      <BackToList className={pageStyles['back']} />
      <h1 className={pageStyles['title']}>{t('champion.title')}</h1>
      <p className={pageStyles['quiet']}>{t('champion.rule')}</p>
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
      <section key={id} className={pageStyles['part']}>
        {name !== '' && <h2 className={pageStyles['heading']}>{name}</h2>}
        {own.map((row) => (
          <OutrightCard
            key={row.match.game_id}
            row={row}
            isOpen={row.match.game_id === gameId}
            Heading={name === '' ? 'h2' : 'h3'}
          />
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
    <div className={pageStyles['part']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} width="100%" height="9rem" />
      ))}
    </div>
  );
}

interface OutrightCardProps {
  readonly row: MatchRow;
  readonly isOpen: boolean;
  /** Below the name of the game if that is known. */
  readonly Heading: 'h2' | 'h3';
}

function OutrightCard({ row, isOpen, Heading }: OutrightCardProps) {
  const { t, format } = useTexts();
  const { match, live, plays } = row;
  const count = row.runner_count ?? 0;
  const shown = plays.reduce((sum, { points }) => sum + points.length, 0);
  const stage = localizedText(match, 'stage_name', languageById(t.langId).suffix);
  return (
    <article className={styles['card']} aria-labelledby={`outright-${match.game_id}`}>
      <header className={styles['head']}>
        <GamePattern game={match.game_type_id} />
        <Crest id={match.event_id} eventName={match.event_name_en} />
        <div className={styles['names']}>
          <Heading id={`outright-${match.game_id}`}>
            {matchTitle(t, match)}
            {stage !== '' && <span className={pageStyles['quiet']}> · {stage}</span>}
            <span className={pageStyles['quiet']}> · {format.date(match.start_time)}</span>
          </Heading>
          <p className={pageStyles['quiet']}>
            {t('champion.runners', { count })} · {t('champion.closes', { at: format.dateTime(match.start_time) })}
          </p>
        </div>
        <FavoriteStar match={match} initial={row.is_favorite} />
      </header>
      {isOpen ? <AllRunners row={row} /> : <RunnerList match={match} live={live} plays={plays} />}
      {(isOpen || count > shown) && (
        <AppLink className={pageStyles['link']} screen="/champion" {...(isOpen ? {} : { gameId: match.game_id })}>
          {isOpen ? t('champion.favourites') : t('champion.all_runners', { count })}
        </AppLink>
      )}
    </article>
  );
}

function AllRunners({ row: { match, live, plays } }: Pick<OutrightCardProps, 'row'>) {
  const detail = useMatchDetail(match.game_id);
  switch (detail.status) {
    case 'loading':
      return (
        <>
          <RunnerList match={match} live={live} plays={plays} />
          <Skeleton width="100%" height="6rem" />
        </>
      );
    case 'failed':
      return <LoadFailed reload={detail.reload} />;
    case 'no-match':
      return <RunnerList match={match} live={live} plays={plays} />;
    case 'ready':
      return <RunnerSearch match={match} live={detail.data.live} plays={detail.data.plays} />;
  }
}
