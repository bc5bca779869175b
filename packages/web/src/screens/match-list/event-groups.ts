import type { MatchRow } from '@clutchline/contract';

export interface EventGroup {
  readonly eventId: number;
  /** Never empty. */
  readonly rows: readonly MatchRow[];
}

/** Events in the order of their first rows; rows keep their order. */
export function eventGroups(rows: readonly MatchRow[]): readonly EventGroup[] {
  const groups = new Map<number, MatchRow[]>();
  for (const row of rows) {
    const group = groups.get(row.match.event_id);
    if (group === undefined) groups.set(row.match.event_id, [row]);
    else group.push(row);
  }
  return [...groups].map(([eventId, members]) => ({ eventId, rows: members }));
}
