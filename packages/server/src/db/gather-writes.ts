/**
 * Joins single writes: while one batch is being written the next is gathered, so many callers share a commit and a lone one
 * does not wait. Each caller's promise is that of its batch, failure too.
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
