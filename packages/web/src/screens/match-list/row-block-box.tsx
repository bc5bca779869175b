import { useBlockHeights } from '../../state';
import { NearBox } from '../common/near-box';
import styles from './event-section.module.css';
import type { ListColumns } from './list-columns';
import { MatchRow } from './match-row';
import { isDrawn, type RowBlock } from './row-blocks';

interface RowBlockBoxProps {
  readonly block: RowBlock;
  readonly columns: ListColumns;
  readonly focused: number | null;
  readonly onFocus: (index: number) => void;
}

/** Empty box of the same height while far from the viewport. */
export function RowBlockBox({ block, columns, focused, onFocus }: RowBlockBoxProps) {
  const { index, rows } = block;
  return (
    <NearBox
      name={`${columns}:${rows.map(({ match }) => match.game_id).join()}`}
      heights={useBlockHeights()}
      guess={`calc(${rows.length} * var(--row-height))`}
      isDrawn={(near) => isDrawn(block, near, focused)}
      className={styles['block']}
      onFocus={() => onFocus(index)}
    >
      <ul>
        {rows.map((row) => (
          <MatchRow key={row.match.game_id} row={row} columns={columns} />
        ))}
      </ul>
    </NearBox>
  );
}
