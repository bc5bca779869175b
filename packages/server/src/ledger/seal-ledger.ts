import type { Context } from './context';
import { startPolling } from '../platform/concurrency/poll';
import type { Seal } from './seal-store';

/** Transactions; about as many records. */
const MOST = 5_000;

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>;

/** Logs the last head of each day, outside the database (R30). */
export async function sealLedger({ stores, inTransaction, clock, log }: Needs): Promise<number> {
  let before = await stores.seals.last();
  for (let made = 0; ; made += 1) {
    const seal = await inTransaction(({ seals }) => seals.sealNext(clock.now(), MOST));
    if (seal === null) return made;
    if (before !== null && before.day !== seal.day)
      log.warn(
        { day: before.day, number: before.number, head: before.head },
        'ledger head of the day, keep it apart from the database',
      );
    before = seal;
  }
}

/** A new chain would hide a changed seal. */
export class LedgerSealer {
  #last: Seal | null = null;

  constructor(private readonly context: Needs) {}

  async run(): Promise<void> {
    const { stores, log } = this.context;
    const expected = this.#last;
    if (expected !== null) {
      const stored = await stores.seals.find(expected.number);
      if (stored?.head !== expected.head) {
        log.error(
          { number: expected.number, head: expected.head, stored: stored?.head ?? null },
          'alarm: ledger seals were deleted or changed, sealing stops until the server is restarted',
        );
        return;
      }
    }
    await sealLedger(this.context);
    this.#last = await stores.seals.last();
  }
}

const EVERY_MS = 10_000;

export function startSeals(context: Context, everyMs: number = EVERY_MS): () => Promise<void> {
  const sealer = new LedgerSealer(context);
  const job = startPolling(() => sealer.run(), {
    pauseMs: everyMs,
    onFailure: (error) => context.log.error({ error: String(error) }, 'ledger could not be sealed, will retry'),
  });
  return () => job.stop();
}
