import { useState } from 'react';

export interface Chosen<Row> {
  /** Of the rows that are shown. */
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  readonly clear: () => void;
}

/** Rows that an operator has ticked; a row that is gone is no longer one of them. */
export function useChosen<Row>(rows: readonly Row[], idOf: (row: Row) => number): Chosen<Row> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const has = (row: Row): boolean => ids.has(idOf(row));
  return {
    rows: rows.filter(has),
    has,
    toggle: (row) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(idOf(row))) next.add(idOf(row));
        return next;
      }),
    clear: () => setIds(new Set()),
  };
}
