import type { Context } from '../context';

/** Most ledger transactions under one seal. */
const MOST = 5_000;

/**
 * Seals what was written to the books since the last seal (R30). The head with which a day ends is logged: where the log
 * is kept apart from the database, nobody can change both. Answers how many seals were made.
 */
export async function sealLedger({
  stores,
  inTransaction,
  clock,
  log,
}: Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>): Promise<number> {
  let before = await stores.seals.last();
  for (let made = 0; ; made += 1) {
    const seal = await inTransaction(({ seals }) => seals.sealNext(clock.now(), MOST));
    if (seal === null) return made;
    if (before !== null && before.day !== seal.day)
      log.info({ day: before.day, number: before.number, head: before.head }, 'the books of a day are sealed');
    before = seal;
  }
}
