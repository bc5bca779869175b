import type { MatchRow } from '@clutchline/contract';

import type { ListSort } from '../../state';

export const BLOCK_ROWS = 8;
/** Fill a phone before positions are known. */
const FIRST_ROWS = 10;

export interface RowBlock {
  /** Among all blocks of the list. */
  readonly index: number;
  /** Rows above it. */
  readonly above: number;
  readonly rows: EventGroup['rows'];
}

export interface BlockedGroup extends DayGroup {
  readonly blocks: readonly RowBlock[];
}

export function rowBlocks(groups: readonly DayGroup[]): readonly BlockedGroup[] {
  let index = 0;
  let above = 0;
  return groups.map((group) => ({
    ...group,
    blocks: Array.from({ length: Math.ceil(group.rows.length / BLOCK_ROWS) }, (_, place) => {
      const rows = group.rows.slice(place * BLOCK_ROWS, (place + 1) * BLOCK_ROWS);
      above += rows.length;
      return { index: index++, above: above - rows.length, rows };
    }),
  }));
}

/** Near the viewport (unknown: first blocks), or beside the focused block for Tab. */
export function isDrawn({ index, above }: RowBlock, near: boolean | null, focused: number | null): boolean {
  return (near ?? above < FIRST_ROWS) || (focused !== null && Math.abs(index - focused) <= 1);
}

interface EventGroup {
  /** Event and stage, or outright. */
  readonly key: string;
  /** Never empty. */
  readonly rows: readonly MatchRow[];
}

function groupKey({ match: { event_id, stage_name_en, kind, start_time } }: MatchRow): string {
  return `${event_id} ${stage_name_en} ${kind === 'outright' ? start_time : ''}`;
}

/** In order of first rows (C17). */
export function eventGroups(rows: readonly MatchRow[]): readonly EventGroup[] {
  const groups = new Map<string, MatchRow[]>();
  for (const row of rows) {
    const key = groupKey(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups].map(([key, members]) => ({ key, rows: members }));
}

interface DayGroup extends EventGroup {
  /** Of a day's first group; empty without a heading. */
  readonly day: string;
  /** Below the heading of a day. */
  readonly isDated: boolean;
  /** Rows of several events, in the order of their starts. */
  readonly isMixed: boolean;
}

export interface ListDays {
  /** Title of a row's day; empty for outrights, which are always grouped. */
  readonly dayOf: (row: MatchRow) => string;
  /** Its title. A list of today alone needs it only if nothing else divides the list. */
  readonly today: string;
  readonly sort: ListSort;
}

/** In order of first rows (U28, GAMES-9, GAMES-11). */
export function dayGroups(rows: readonly MatchRow[], { dayOf, today, sort }: ListDays): readonly DayGroup[] {
  const named = rows.map((row) => ({ row, day: dayOf(row) }));
  const days = [...new Set(named.map(({ day }) => day))];
  const hasOthers = days.some((day) => day !== '' && day !== today);
  return days.flatMap((day) => {
    const own = named.filter((one) => one.day === day).map(({ row }) => row);
    const isMixed = sort === 'time' && day !== '';
    const isDated = isMixed || (hasOthers && day !== '');
    return (isMixed ? [{ key: '', rows: own }] : eventGroups(own)).map((group, index) => ({
      ...group,
      key: `${day} ${group.key}`,
      day: index === 0 && isDated ? day : '',
      isDated,
      isMixed,
    }));
  });
}
