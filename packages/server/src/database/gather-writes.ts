/** Collects rows while a batch is written: callers share commits, a single caller does not wait. */
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
