import { teamName } from '@clutchline/i18n';
import type { ReactNode } from 'react';

import { useT, useTexts } from '../../i18n/use-texts';
import { type FinishedRow, type MatchResultData, useIsResultHidden, useMatchResult, useShownResult } from '../../state';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { FollowToggle } from '../common/follow-toggle';
import { LoadFailed } from '../common/load-failed';
import { scoreText, voidMark } from '../common/matches/finished-line';
import { EventName } from '../common/matches/match-line';
import pageStyles from '../common/page.module.css';
import { SpoilerButton } from '../common/score/spoiler';
import { SpoilerSwitch } from '../common/score/spoiler-switch';
import { ResultTeams } from './result-teams';
import { Corrections } from './corrections';
import { MapResults } from './map-results';
import { MarketResults } from './market-results';
import { OwnBets } from './own-bets';
import styles from './match-result.module.css';

interface MatchResultProps {
  readonly gameId: number;
  /** The scoreboard above has teams and score. */
  readonly isBelowScoreboard: boolean;
  /** While the match has no result, and for an unknown match. */
  readonly none: ReactNode;
}

/** RESULT-2: a tab of a match, and the page of a finished one. */
export function MatchResult({ gameId, isBelowScoreboard, none }: MatchResultProps) {
  const result = useMatchResult(gameId);
  switch (result.status) {
    case 'loading':
      return <ResultSkeleton />;
    case 'failed':
      return <LoadFailed reload={result.reload} />;
    case 'ready':
      return result.data === null ? none : <ResultBody data={result.data} isPage={!isBelowScoreboard} />;
  }
}

interface ResultBodyProps {
  readonly data: MatchResultData;
  readonly isPage: boolean;
}

function ResultBody({ data, isPage }: ResultBodyProps) {
  const t = useT();
  const isHidden = useIsResultHidden(data.match);
  return (
    <div className={pageStyles['screen']}>
      {isPage && <Head match={data.match} />}
      <Facts match={data.match} />
      <MapResults data={data} />
      {isHidden ? (
        <section className={pageStyles['card']} aria-label={t('match-result.markets')}>
          <h2>{t('match-result.markets')}</h2>
          <SpoilerButton gameIds={[data.match.game_id]} shows="bet" />
        </section>
      ) : (
        <>
          <Corrections data={data} />
          <MarketResults data={data} />
        </>
      )}
      <OwnBets gameId={data.match.game_id} />
      <footer className={pageStyles['bar']}>
        <SpoilerSwitch />
        <AppLink screen="/results" className={pageStyles['link']}>
          {t('match-result.to_results')}
        </AppLink>
      </footer>
    </div>
  );
}

function Head({ match }: { readonly match: FinishedRow }) {
  const { t } = useTexts();
  const shown = useShownResult(match);
  return (
    <header className={pageStyles['card']} data-main="true">
      <p className={pageStyles['quiet']}>
        <EventName match={match} /> · {t('match-list.best_of', { count: match.best_of })}
      </p>
      <ResultTeams match={match} won={shown?.won ?? null}>
        {shown === null && <SpoilerButton gameIds={[match.game_id]} shows="score" />}
        {shown !== null && match.void_reason !== null && <Badge>{t(`results.${voidMark(match.void_reason)}`)}</Badge>}
        {shown !== null && match.void_reason === null && (
          <>
            <VisuallyHidden>{scoreText(t, match, shown)}</VisuallyHidden>
            <span className={styles['score']} aria-hidden="true">
              {shown.maps.join(' : ')}
            </span>
          </>
        )}
      </ResultTeams>
      <div className={styles['follows']}>
        <FollowToggle teamId={match.team_id_1} name={teamName(t, match, 1)} />
        <FollowToggle teamId={match.team_id_2} name={teamName(t, match, 2)} />
      </div>
    </header>
  );
}

/** Times, and why there is no score. */
function Facts({ match }: { readonly match: FinishedRow }) {
  const { t, format } = useTexts();
  const shown = useShownResult(match);
  const isEarly = shown !== null && shown.endedAt < match.start_time;
  return (
    <p className={styles['facts']}>
      <span>{t(`match-result.${isEarly ? 'due' : 'started'}`, { time: format.longDateTime(match.start_time) })}</span>
      {shown !== null && (
        <span>
          {t(`match-result.${isEarly && match.void_reason !== null ? 'called_off' : 'ended'}`, {
            time: format.longDateTime(shown.endedAt),
          })}
        </span>
      )}
      {shown !== null && match.void_reason !== null && <span>{t(`status.void_${match.void_reason}`)}</span>}
      {shown !== null && match.correction_count > 0 && <Badge tone="warn">{t('results.corrected')}</Badge>}
    </p>
  );
}

function ResultSkeleton() {
  const t = useT();
  return (
    <div className={pageStyles['screen']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {['4rem', '8rem', '14rem'].map((height) => (
        <Skeleton key={height} width="100%" height={height} />
      ))}
    </div>
  );
}
