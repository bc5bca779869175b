import type { MatchRow, MatchStatus } from '@clutchline/contract';
import { isClosing, isOver, isUnderWay, matchPhase } from '@clutchline/domain';

import { useTexts } from '../../i18n/use-texts';
import { useLive, useNow } from '../../state';
import { Badge } from '../../ui/badge';
import { LivePlace } from '../common/live-place';
import styles from './match-row.module.css';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * When a match is (GAMES-8): live and where it stands, or the hour of its start, with the day where that is not near,
 * and that its market is about to close.
 */
export function MatchWhen({ row }: { readonly row: MatchRow }) {
  const { t } = useTexts();
  const live = useLive(row.match.game_id, row.live);
  if (!isUnderWay(live.status)) return <StartTime row={row} status={live.status} />;
  return (
    <div className={styles['when']}>
      <Badge tone="live">{t('status.match_live')}</Badge>
      <span className={styles['place']}>
        <LivePlace live={live} />
      </span>
    </div>
  );
}

function StartTime({ row, status }: { readonly row: MatchRow; readonly status: MatchStatus }) {
  const { t, format } = useTexts();
  const start = row.match.start_time;
  const now = useNow();
  const isFar = Math.abs(start - now) > DAY_MS / 2;
  const bestOf = t('match-list.best_of', { count: row.match.best_of });
  return (
    <div className={styles['when']}>
      <time className={styles['time']} dateTime={new Date(start).toISOString()}>
        {format.time(start)}
      </time>
      <span className={styles['place']}>{isFar ? `${format.date(start)} · ${bestOf}` : bestOf}</span>
      {isClosing(status, start, now) && <Badge tone="warn">{t('status.play_closing')}</Badge>}
      {isOver(status) && <Badge>{t(`status.match_${matchPhase(status)}`)}</Badge>}
    </div>
  );
}
