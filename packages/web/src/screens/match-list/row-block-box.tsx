import { useCallback } from 'react';

import { useBlockHeights } from '../../state';
import styles from './event-section.module.css';
import type { ListColumns } from './list-columns';
import { MatchRow } from './match-row';
import { isDrawn, type RowBlock } from './row-blocks';
import { useNear } from './use-near';

interface RowBlockBoxProps {
  readonly block: RowBlock;
  readonly columns: ListColumns;
  /** The block that has the focus. */
  readonly focused: number | null;
  readonly onFocus: (index: number) => void;
}

/** Some rows of an event while they are near what is seen; else as much empty room as they had. */
export function RowBlockBox({ block, columns, focused, onFocus }: RowBlockBoxProps) {
  const heights = useBlockHeights();
  const { index, rows } = block;
  const name = `${columns}:${rows.map(({ match }) => match.game_id).join()}`;
  const keep = useCallback((pixels: number) => void heights.set(name, pixels), [heights, name]);
  const [watch, near] = useNear(keep);
  const drawn = isDrawn(index, near, focused);
  const height = heights.get(name) ?? `calc(${rows.length} * var(--row-height))`;
  return (
    <div
      ref={watch}
      className={styles['block']}
      style={drawn ? undefined : { blockSize: height }}
      onFocus={() => onFocus(index)}
    >
      {drawn && (
        <ul>
          {rows.map((row) => (
            <MatchRow key={row.match.game_id} row={row} columns={columns} />
          ))}
        </ul>
      )}
    </div>
  );
}
