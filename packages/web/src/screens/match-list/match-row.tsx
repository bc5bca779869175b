import type { MatchRow as Row } from '@clutchline/contract';
import { matchTitle } from '@clutchline/i18n';
import { memo } from 'react';

import { useT } from '../../i18n/use-texts';
import { useIsHidden } from '../../state';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { FavoriteStar } from '../common/match-parts';
import { lazyPart } from '../common/lazy-part';
import { OddsCell } from '../common/odds-cell';
import { TeamNames } from '../common/names/team-names';
import { columnPlay, LIST_COLUMNS, type ListColumn, type ListColumns, poolOf } from './list-columns';
import styles from './match-row.module.css';
import { MatchScore, MatchWhen } from './match-status';

const PoolCells = lazyPart(
  async () => (await import('./pool-cells')).PoolCells,
  <Skeleton width="100%" height="5.325rem" />,
);
const HiddenPrices = lazyPart(async () => (await import('../common/score/hidden-prices')).HiddenPrices);
const RunnerCells = lazyPart(async () => (await import('./runner-cells')).RunnerCells);

interface MatchRowProps {
  readonly row: Row;
  readonly columns: ListColumns;
  /** Named in the row if no heading does; else empty. */
  readonly event: string;
}

/** Clock, score and prices render separately; the pointer and the focus in the list render no row. */
export const MatchRow = memo(function MatchRow({ row, columns, event }: MatchRowProps) {
  const isPlain = row.match.kind === 'match' && poolOf(row) === undefined;
  return (
    <li className={styles['item']} data-kind={row.match.kind}>
      {event !== '' && <p className={styles['event']}>{event}</p>}
      <div className={styles['row']} data-plain={isPlain}>
        <MatchWhen row={row} />
        <Teams row={row} />
        <Prices row={row} columns={columns} />
        <MorePlays row={row} />
      </div>
    </li>
  );
});

type PricesProps = Omit<MatchRowProps, 'event'>;

function Prices({ row, columns }: PricesProps) {
  const markets = <Markets row={row} columns={columns} />;
  return useIsHidden(row.match) ? (
    <HiddenPrices match={row.match} live={row.live} shows="row">
      {markets}
    </HiddenPrices>
  ) : (
    markets
  );
}

function Markets({ row, columns }: PricesProps) {
  const pool = poolOf(row);
  if (row.match.kind === 'outright') return row.plays.length > 0 && <RunnerCells row={row} />;
  if (pool !== undefined) return <PoolCells match={row.match} play={pool} />;
  return (
    <div className={styles['markets']}>
      {LIST_COLUMNS.slice(0, columns).map((column) => (
        <MarketCells key={column} row={row} column={column} />
      ))}
    </div>
  );
}

function Teams({ row }: { readonly row: Row }) {
  const t = useT();
  const { match } = row;
  return (
    <TeamNames match={match} title={match.kind === 'outright' ? matchTitle(t, match) : undefined}>
      <MatchScore row={row} />
    </TeamNames>
  );
}

function MorePlays({ row }: { readonly row: Row }) {
  const t = useT();
  const more = Math.max(0, row.play_count - row.plays.length);
  return (
    <div className={styles['more']}>
      {more > 0 && (
        <AppLink className={styles['count']} screen="match-detail" gameId={row.match.game_id}>
          <span aria-hidden="true">+{more}</span>
          <VisuallyHidden>{t('match-list.more_plays', { count: more })}</VisuallyHidden>
        </AppLink>
      )}
      <FavoriteStar match={row.match} initial={row.is_favorite} />
    </div>
  );
}

interface MarketCellsProps {
  readonly row: Row;
  readonly column: ListColumn;
}

function MarketCells({ row, column }: MarketCellsProps) {
  const play = columnPlay(row.plays, column);
  return (
    <div className={styles['market']} data-column={column}>
      {play === null ? (
        <span className={styles['none']} />
      ) : (
        play.points.map((point) => (
          <OddsCell key={point.point_id} match={row.match} play={play} point={point} label="short" />
        ))
      )}
    </div>
  );
}
