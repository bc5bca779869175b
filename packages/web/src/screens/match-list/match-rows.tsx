import type { MatchRow } from '@clutchline/contract';
import { memo, useState, type FocusEvent } from 'react';

import { useT } from '../../i18n/use-texts';
import { Button } from '../../ui/button';
import { ColumnHeads, type ListColumns, poolOf } from './list-columns';
import { eventGroups, rowBlocks } from './row-blocks';
import { EventSection } from './event-section';
import styles from './match-rows.module.css';
import { useHeldRows } from './use-held-rows';

interface MatchRowsProps {
  readonly rows: readonly MatchRow[];
  readonly columns: ListColumns;
}

/** The order is frozen while pointer or focus is inside; distant rows are not in the document. */
export const MatchRows = memo(function MatchRows({ rows, columns }: MatchRowsProps) {
  const { hold, update, ...held } = useHeldRows(rows);
  const [focused, setFocused] = useState<number | null>(null);
  const leave = (event: FocusEvent): void => {
    hold.onBlur(event);
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  };
  return (
    <>
      <ListNews changed={held.changed} fresh={held.fresh} onUpdate={update} />
      <div className={styles['rows']} {...hold} onBlur={leave}>
        {held.rows.some((row) => row.match.kind === 'match' && poolOf(row) === undefined) && <ColumnHeads />}
        {rowBlocks(eventGroups(held.rows)).map((group) => (
          <EventSection key={group.key} group={group} columns={columns} focused={focused} onFocus={setFocused} />
        ))}
      </div>
    </>
  );
});

interface ListNewsProps {
  readonly changed: boolean;
  readonly fresh: number;
  readonly onUpdate: () => void;
}

/** Over the rows, so that it causes no layout shift. */
function ListNews({ changed, fresh, onUpdate }: ListNewsProps) {
  const t = useT();
  return (
    <div className={styles['news']} role="status">
      {changed && (
        <Button look="primary" onPress={onUpdate}>
          {t('match-list.list_changed', { count: fresh })}
        </Button>
      )}
    </div>
  );
}
