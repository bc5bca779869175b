import { openDatabase } from '../../packages/server/src/composition/create-stores';

const silent = (): void => undefined;

export function openSettlingContext(url: string) {
  const log = { info: silent, warn: silent, error: silent };
  const { stores, inTransaction, close } = openDatabase(url, log);
  return { context: { stores, inTransaction, log, clock: { now: () => Date.now() } }, close };
}
