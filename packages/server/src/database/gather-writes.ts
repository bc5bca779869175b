/**
 * While one batch is written, the next is collected: callers share commits, and a single caller does not wait. Each
 * caller gets the result of its batch.
 */
export function gatherWrites<Row>(write: (rows: readonly Row[]) => Promise<void>): (row: Row) => Promise<void> {
  let gathered: Row[] = [];
  let waiting: Promise<void> | null = null;
  let before: Promise<void> = Promise.resolve();
  const writeGathered = async (): Promise<void> => {
    const rows = gathered;
    gathered = [];
    waiting = null;
    await write(rows);
  };
  return (row) => {
    gathered.push(row);
    if (waiting !== null) return waiting;
    const batch = before.then(writeGathered);
    waiting = batch;
    before = batch.catch(() => undefined);
    return batch;
  };
}
