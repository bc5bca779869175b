import { yieldToEventLoop } from './yield-to-event-loop';

interface BatchLimits {
  /** Items of one batch. */
  readonly most: number;
  /** Batches at once. */
  readonly atOnce: number;
  /** A batch that takes longer is not counted, so that others do not wait for it. Real time; null: without limit. */
  readonly slowMs: number | null;
  /** Resolves once callers that are about to add an item have done so. Null: a batch begins at once. */
  readonly joined: (() => Promise<void>) | null;
}

interface Batch<Outcome> {
  /** In the order of the items. A promise among them is an item that goes on without its batch. */
  readonly outcomes: readonly (Outcome | PromiseLike<Outcome>)[];
  /** The batch is counted until it resolves; it must not reject. Null: until there are outcomes. */
  readonly until: Promise<unknown> | null;
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome | PromiseLike<Outcome>) => void;
  readonly reject: (cause: unknown) => void;
}

/** Collects items while batches run: callers share statements, a single caller does not wait. */
export function gatherBatches<Item, Outcome>(
  run: (items: readonly Item[]) => Promise<Batch<Outcome>>,
  { most, atOnce, slowMs, joined }: BatchLimits,
): (item: Item) => Promise<Outcome> {
  const waiting: Waiting<Item, Outcome>[] = [];
  let running = 0;
  let isDue = false;
  const begin = async (batch: readonly Waiting<Item, Outcome>[]): Promise<void> => {
    running += 1;
    let isCounted = true;
    const leave = (): void => {
      if (!isCounted) return;
      isCounted = false;
      running -= 1;
      beginSoon();
    };
    const timer = slowMs === null ? undefined : setTimeout(leave, slowMs);
    try {
      const { outcomes, until } = await run(batch.map(({ item }) => item));
      for (const [index, outcome] of outcomes.entries()) batch[index]?.resolve(outcome);
      for (const { reject } of batch.slice(outcomes.length)) reject(new Error('A batch returned too few outcomes.'));
      await until;
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      clearTimeout(timer);
      leave();
    }
  };
  const beginSoon = (): void => {
    if (isDue || running >= atOnce || waiting.length === 0) return;
    isDue = true;
    void (joined?.() ?? Promise.resolve()).then(() => {
      isDue = false;
      while (running < atOnce && waiting.length > 0) void begin(waiting.splice(0, most));
    });
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      beginSoon();
    });
}

/** Reads that callers begin simultaneously, with one statement: `read` answers in the order of its keys. */
export function gatherReads<Key, Row>(
  read: (keys: readonly Key[]) => Promise<readonly Row[]>,
  joined: () => Promise<void> = yieldToEventLoop,
): (key: Key) => Promise<Row> {
  const readAll = async (keys: readonly Key[]) => ({ outcomes: await read(keys), until: null });
  return gatherBatches(readAll, { most: 64, atOnce: 1, slowMs: 100, joined });
}
