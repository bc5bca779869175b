import { openDatabase } from '../../packages/server/src/db/open-database';

const silent = (): void => undefined;

/** What settling needs, as a server process has it that no player is connected to. */
export function openSettlingContext(url: string) {
  const log = { info: silent, warn: silent, error: silent };
  const { stores, inTransaction, close } = openDatabase(url, log);
  return { context: { stores, inTransaction, log, clock: { now: () => Date.now() } }, close };
}
