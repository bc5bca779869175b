import type { MatchRow } from '@clutchline/contract';
import { isUnderWay } from '@clutchline/domain';
import { teamName } from '@clutchline/i18n';

import { useT, useTexts } from '../../i18n/use-texts';
import { useCategories, useLive, useNow, useNowAndNext, useShownLive } from '../../state';
import { Badge } from '../../ui/badge';
import { Icon, isIconName } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { AppLink } from '../common/app-link';
import { LivePlace } from '../common/match-parts';
import styles from './now-strip.module.css';
import { useFrozenRows } from './use-frozen-rows';

const NO_ROWS: readonly MatchRow[] = [];

/** What is live and what is next (GAMES-10). Its order is frozen during pointer or focus, and it never moves by itself. */
export function NowStrip() {
  const t = useT();
  const view = useNowAndNext();
  const { rows, hold } = useFrozenRows(view.status === 'ready' ? view.data : NO_ROWS);
  if (view.status === 'loading') return <Skeleton width="100%" height="100%" />;
  if (rows.length === 0) return null;
  return (
    <nav className={styles['strip']} aria-label={t('overview.now_and_next')} {...hold}>
      <ul className={styles['cards']}>
        {rows.map((row) => (
          <li key={row.match.game_id}>
            <Card row={row} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Card({ row: { match, ...row } }: { readonly row: MatchRow }) {
  const t = useT();
  const live = useLive(match.game_id, row.live);
  const shown = useShownLive(match, live);
  const isLive = isUnderWay(live.status);
  return (
    <AppLink className={styles['card']} screen="match-detail" gameId={match.game_id}>
      <GameIcon game={match.game_type_id} />
      <span className={styles['teams']}>
        {teamName(t, match, 1)}
        <span className={styles['score']}> {isLive && shown !== null ? shown.maps.join('–') : '–'} </span>
        {teamName(t, match, 2)}
      </span>
      <span className={styles['when']}>
        {isLive ? (
          <>
            <Badge tone="live">{t('status.match_live')}</Badge> <LivePlace match={match} live={live} />
          </>
        ) : (
          <Start at={match.start_time} />
        )}
      </span>
    </AppLink>
  );
}

const MINUTE = 60_000;

function Start({ at }: { readonly at: number }) {
  const { format } = useTexts();
  const now = useNow(MINUTE);
  const soon = format.soon(at, now);
  const time = [format.day(at, now), format.time(at)].filter((part) => part !== '').join(' ');
  return <time dateTime={new Date(at).toISOString()}>{soon === '' ? time : `${soon} · ${time}`}</time>;
}

function GameIcon({ game }: { readonly game: number }) {
  const categories = useCategories();
  const logo = categories.status === 'ready' ? categories.data.find(({ id }) => id === game)?.logo : undefined;
  return <Icon name={logo !== undefined && isIconName(logo) ? logo : 'all'} />;
}
