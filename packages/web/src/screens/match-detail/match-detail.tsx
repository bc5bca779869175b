import { useT } from '../../i18n/use-texts';
import { useBackToList, useFreshness, useMatchDetail, useRoute } from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BackToList } from '../common/back-to-list';
import { FreshnessLine } from '../common/freshness-line';
import { lazyPart } from '../common/lazy-part';
import { LoadFailed } from '../common/load-failed';
import { DetailContent, MatchResult } from './detail-content';
import { DetailSkeleton } from './detail-skeleton';
import styles from './match-detail.module.css';
import { Scoreboard } from './scoreboard';

/** On a phone at the end, where it takes no room from the prices (DETAIL-9). */
const MatchFollows = lazyPart(async () => (await import('./match-follows')).MatchFollows, null, 'waits');

/** NAV-2. */
export function MatchDetail() {
  const { gameId } = useRoute();
  const isStale = useFreshness().state === 'stale';
  return (
    <div className={styles['screen']}>
      {isStale && <FreshnessLine />}
      <BackToList className={styles['back']} />
      {gameId === null ? <NoMatch /> : <DetailBody key={gameId} gameId={gameId} />}
    </div>
  );
}

function DetailBody({ gameId }: { readonly gameId: number }) {
  const detail = useMatchDetail(gameId);
  const isNarrow = useAppWidth() === 'narrow';
  switch (detail.status) {
    case 'loading':
      return (
        <>
          <PlainTitle />
          <DetailSkeleton />
        </>
      );
    case 'failed':
      return (
        <>
          <PlainTitle />
          <LoadFailed reload={detail.reload} />
        </>
      );
    case 'no-match':
      return <MatchResult gameId={gameId} isBelowScoreboard={false} none={<NoMatch />} />;
    case 'ready':
      return (
        <>
          <Scoreboard detail={detail.data} />
          <DetailContent detail={detail.data} />
          {isNarrow && detail.data.match.kind === 'match' && <MatchFollows match={detail.data.match} />}
        </>
      );
  }
}

/** DETAIL-4. */
function NoMatch() {
  const t = useT();
  const toList = useBackToList();
  return (
    <EmptyState heading="h1" icon="search" title={t('refusal.no_match')} text={t('match-detail.no_match_text')}>
      <Button onPress={toList}>{t('match-detail.to_list')}</Button>
    </EmptyState>
  );
}

function PlainTitle() {
  const t = useT();
  return (
    <VisuallyHidden>
      <h1>{t('bets.match')}</h1>
    </VisuallyHidden>
  );
}
