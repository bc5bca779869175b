import type { Context } from './context';
import { startPolling } from '../platform/concurrency/poll';
import { NEVER_RESTS, workAndRest } from '../platform/concurrency/timers';
import type { Seal } from './seal-store';

/** Transactions; about as many records. */
const AT_ONCE = 5_000;
const BESIDE_PLAYERS = 1_000;

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>;

/** Logs the last head of each day, outside the database (R30). Rests between seals until `stopping` is aborted. */
export async function sealLedger(
  { stores, inTransaction, clock, log }: Needs,
  stopping = NEVER_RESTS,
): Promise<number> {
  let before = await stores.seals.last();
  for (let made = 0; ; made += 1) {
    const most = stopping.aborted ? AT_ONCE : BESIDE_PLAYERS;
    const seal = await workAndRest(() => inTransaction(({ seals }) => seals.sealNext(clock.now(), most)), stopping);
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

  async run(stopping?: AbortSignal): Promise<void> {
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
    await sealLedger(this.context, stopping);
    this.#last = await stores.seals.last();
  }
}

const EVERY_MS = 10_000;

export function startSeals(context: Context, everyMs: number = EVERY_MS): () => Promise<void> {
  const sealer = new LedgerSealer(context);
  const job = startPolling((stopping) => sealer.run(stopping), {
    pauseMs: everyMs,
    onFailure: (error) => context.log.error({ error: String(error) }, 'ledger could not be sealed, will retry'),
  });
  return () => job.stop();
}
