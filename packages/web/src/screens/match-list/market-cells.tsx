import type { MatchRow } from '@clutchline/contract';

import { OddsCell } from '../common/odds-cell';
import { columnPlay, type ListColumn } from './column-plays';
import styles from './match-row.module.css';

interface MarketCellsProps {
  readonly row: MatchRow;
  readonly column: ListColumn;
}

/** An empty frame if the match has no such play. */
export function MarketCells({ row, column }: MarketCellsProps) {
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
