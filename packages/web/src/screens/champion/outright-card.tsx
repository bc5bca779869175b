import { languageById, localizedText, type MatchRow } from '@clutchline/contract';
import { matchTitle } from '@clutchline/i18n';

import { useTexts } from '../../i18n/use-texts';
import { useMatchDetail } from '../../state';
import { Crest } from '../../ui/crest';
import { crestLetters } from '../../ui/crest-art';
import { Skeleton } from '../../ui/skeleton';
import { AppLink } from '../common/app-link';
import { FavoriteStar } from '../common/match-parts';
import { LoadFailed } from '../common/load-failed';
import styles from './champion.module.css';
import { RunnerList, RunnerSearch } from './runner-list';

interface OutrightCardProps {
  readonly row: MatchRow;
  readonly isOpen: boolean;
}

export function OutrightCard({ row, isOpen }: OutrightCardProps) {
  const { t, format } = useTexts();
  const { match, live, plays } = row;
  const count = row.runner_count ?? 0;
  const shown = plays.reduce((sum, { points }) => sum + points.length, 0);
  const stage = localizedText(match, 'stage_name', languageById(t.langId).suffix);
  return (
    <article className={styles['card']} aria-labelledby={`outright-${match.game_id}`}>
      <header className={styles['head']}>
        <Crest id={match.event_id} letters={crestLetters(match.event_name_en, 'initials')} />
        <div className={styles['names']}>
          <h3 id={`outright-${match.game_id}`}>
            {matchTitle(t, match)}
            {stage !== '' && <span className={styles['quiet']}> · {stage}</span>}
            <span className={styles['quiet']}> · {format.date(match.start_time)}</span>
          </h3>
          <p className={styles['quiet']}>
            {t('champion.runners', { count })} · {t('champion.closes', { at: format.dateTime(match.start_time) })}
          </p>
        </div>
        <FavoriteStar match={match} initial={row.is_favorite} />
      </header>
      {isOpen ? <AllRunners row={row} /> : <RunnerList match={match} live={live} plays={plays} />}
      {(isOpen || count > shown) && (
        <AppLink className={styles['toggle']} screen="/champion" {...(isOpen ? {} : { gameId: match.game_id })}>
          {isOpen ? t('champion.favourites') : t('champion.all_runners', { count })}
        </AppLink>
      )}
    </article>
  );
}

/** Favourites until all runners load. */
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
