import { connectDatabase, type Database } from '../database/connect-database';
import type { Log } from '../platform/log/log';
import { createStores } from './create-stores';
import type { Stores } from './stores';

/** Connects with the server's role, to all stores. */
export function openDatabase(databaseUrl: string, log: Log, connections?: number): Database<Stores> {
  return connectDatabase(databaseUrl, { createStores, log, ...(connections !== undefined && { connections }) });
}
