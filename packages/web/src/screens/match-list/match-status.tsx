import { MATCH_STATUS, type MatchRow, type MatchStatus } from '@clutchline/contract';
import { isClosing, isOver, isUnderWay, matchPhase } from '@clutchline/domain';

import { useT, useTexts } from '../../i18n/use-texts';
import { useLive, useNow } from '../../state';
import { Badge } from '../../ui/badge';
import { LivePlace } from '../common/match-parts';
import { LiveScore } from '../common/score/score-columns';
import styles from './match-status.module.css';

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

interface StartProps {
  readonly row: MatchRow;
  readonly status: MatchStatus;
}

const MINUTE = 60_000;

/** "in 12 min" within the hour, with the exact time beside it (GAMES-11). */
function StartTime({ row, status }: StartProps) {
  const { format } = useTexts();
  const now = useNow(MINUTE);
  const start = row.match.start_time;
  const time = format.time(start);
  const soon = isOver(status) ? '' : format.soon(start, now);
  return (
    <div className={styles['when']}>
      <time className={styles[soon ? 'soon' : 'time']} dateTime={new Date(start).toISOString()} title={time}>
        {soon || time}
      </time>
      <StartNote row={row} status={status} now={now} day={soon ? time : format.day(start, now)} />
    </div>
  );
}

/** Match ended, market closes soon, or day and best-of; one place, so row heights do not change. */
function StartNote({ row: { match }, status, now, day }: StartProps & { readonly now: number; readonly day: string }) {
  const t = useT();
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
  const parts = [day, length].filter((part) => part !== '');
  return <span className={styles['place']}>{parts.join(' · ')}</span>;
}

export function MatchScore({ row: { match, live: fetched } }: { readonly row: MatchRow }) {
  const live = useLive(match.game_id, fetched);
  if (!isUnderWay(live.status) && live.status !== MATCH_STATUS.ended) return null;
  return <LiveScore match={match} live={live} hasButton={false} />;
}
