import { gatherBatches } from '../platform/concurrency/gather-batches';

/** What waits for a lock delays no other for longer. Real time. */
const SLOW_MS = 100;

/** Collects rows while a batch is written: callers share commits, a single caller does not wait. */
export function gatherWrites<Row>(write: (rows: readonly Row[]) => Promise<void>): (row: Row) => Promise<void> {
  const writeAll = async (rows: readonly Row[]) => {
    await write(rows);
    return { outcomes: rows.map(() => undefined), until: null };
  };
  return gatherBatches<Row, undefined>(writeAll, {
    most: Number.MAX_SAFE_INTEGER,
    atOnce: 1,
    slowMs: SLOW_MS,
    joined: null,
  });
}
