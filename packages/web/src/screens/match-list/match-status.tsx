import { MATCH_STATUS, type MatchRow, type MatchStatus } from '@clutchline/contract';
import { isClosing, isMapBreak, isOver, isUnderWay, matchPhase } from '@clutchline/domain';

import { useT, useTexts } from '../../i18n/use-texts';
import { useLive, useNow } from '../../state';
import { Badge } from '../../ui/badge';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { LivePlace } from '../common/match-parts';
import styles from './match-row.module.css';

/** GAMES-8. */
export function MatchWhen({ row }: { readonly row: MatchRow }) {
  const { t } = useTexts();
  const live = useLive(row.match.game_id, row.live);
  if (!isUnderWay(live.status)) return <StartTime row={row} status={live.status} />;
  return (
    <div className={styles['when']}>
      <Badge tone="live">{t('status.match_live')}</Badge>
      <span className={styles['place']}>
        <LivePlace match={row.match} live={live} />
      </span>
    </div>
  );
}

function StartTime({ row, status }: { readonly row: MatchRow; readonly status: MatchStatus }) {
  const { format } = useTexts();
  const start = row.match.start_time;
  return (
    <div className={styles['when']}>
      <time className={styles['time']} dateTime={new Date(start).toISOString()}>
        {format.time(start)}
      </time>
      <StartNote row={row} status={status} />
    </div>
  );
}

/** Match ended, market closes soon, or day and best-of; one place, so row heights do not change. */
function StartNote({ row: { match }, status }: { readonly row: MatchRow; readonly status: MatchStatus }) {
  const { t, format } = useTexts();
  const now = useNow();
  const start = match.start_time;
  if (isOver(status)) return <span className={styles['place']}>{t(`status.match_${matchPhase(status)}`)}</span>;
  if (isClosing(status, start, now)) {
    return (
      <span className={styles['place']} data-closing="true">
        {t('status.play_closing')}
      </span>
    );
  }
  const length = match.kind === 'match' ? t('match-list.best_of', { count: match.best_of }) : '';
  const parts = [format.day(start, now), length].filter((part) => part !== '');
  return <span className={styles['place']}>{parts.join(' · ')}</span>;
}

/** Between two maps without the score of a map. */
export function MatchScore({ row }: { readonly row: MatchRow }) {
  const t = useT();
  const live = useLive(row.match.game_id, row.live);
  const runs = isUnderWay(live.status);
  if (!runs && live.status !== MATCH_STATUS.ended) return null;
  return (
    <div className={styles['scores']}>
      <VisuallyHidden>{t('match-list.score', { score_1: live.score_1, score_2: live.score_2 })}</VisuallyHidden>
      <span className={styles['maps']} aria-hidden="true">
        <span>{live.score_1}</span>
        <span>{live.score_2}</span>
      </span>
      {runs && live.round > 0 && !isMapBreak(row.match.game_type_id, live) && (
        <span className={styles['points']}>
          <span>{live.round_score_1}</span>
          <span>{live.round_score_2}</span>
        </span>
      )}
    </div>
  );
}
