import { MATCH_STATUS, type MatchRow } from '@clutchline/contract';
import { type FocusEvent, Fragment, memo, useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { useListSort, useNow } from '../../state';
import { lazyPart } from '../common/lazy-part';
import { ColumnHeads, type ListColumns, poolOf } from './list-columns';
import { dayGroups, rowBlocks } from './row-blocks';
import { EventSection } from './event-section';
import styles from './match-rows.module.css';
import { useFrozenRows } from './use-frozen-rows';

/** Has no place while nothing changed. */
const ListChanges = lazyPart(async () => (await import('./list-changes')).ListChanges, null, 'waits');

/** Days begin at full quarters in every zone. */
const DAYS_BEGIN_AT_MS = 15 * 60_000;

interface MatchRowsProps {
  readonly rows: readonly MatchRow[];
  readonly columns: ListColumns;
}

/** Frozen during pointer or focus; distant rows are not in the document. */
export const MatchRows = memo(function MatchRows({ rows, columns }: MatchRowsProps) {
  const { format } = useTexts();
  const now = useNow(DAYS_BEGIN_AT_MS);
  const sort = useListSort();
  const { hold, update, ...frozen } = useFrozenRows(rows);
  const [focused, setFocused] = useState<number | null>(null);
  const leave = (event: FocusEvent): void => {
    hold.onBlur(event);
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  };
  const today = format.dayTitle(now, now);
  const dayOf = ({ match, live }: MatchRow): string => {
    if (match.kind === 'outright') return '';
    const isLater = live.status === MATCH_STATUS.notStarted && match.start_time > now;
    return isLater ? format.dayTitle(match.start_time, now) : today;
  };
  return (
    <>
      <ListChanges changed={frozen.changed} fresh={frozen.fresh} onUpdate={update} />
      <div className={styles['rows']} {...hold} onBlur={leave}>
        {frozen.rows.some((row) => row.match.kind === 'match' && poolOf(row) === undefined) && <ColumnHeads />}
        {rowBlocks(dayGroups(frozen.rows, { dayOf, today, sort })).map((group) => (
          <Fragment key={group.key}>
            {group.day !== '' && <h2 className={styles['day']}>{group.day}</h2>}
            <EventSection group={group} columns={columns} focused={focused} onFocus={setFocused} />
          </Fragment>
        ))}
      </div>
    </>
  );
});
