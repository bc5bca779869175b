import { openDatabase } from '../../packages/server/src/db/open-database';

const silent = (): void => undefined;

/** What settling needs, as a server process has it that no player is connected to. */
export function openSettlingContext(url: string) {
  const log = { info: silent, warn: silent, error: silent };
  const { stores, inTransaction, close } = openDatabase(url, log);
  const publisher = { publishMatch: silent, publishPlayer: silent, hears: () => false };
  return { context: { stores, inTransaction, log, publisher, clock: { now: () => Date.now() } }, close };
}
