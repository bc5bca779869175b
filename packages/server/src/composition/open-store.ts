import { createHash } from 'node:crypto';

import type { Feed } from '@clutchline/feeds';

import type { DatabaseConfig } from '../database/database-config';
import { checkDatabase } from '../database/check-durable';
import type { ClusterWatch } from '../database/embedded/watch-cluster';
import { startEmbeddedPostgres, type Tell } from '../database/embedded-postgres';
import { migrate } from '../database/migrate';
import { openServerLogin } from '../database/server-login';
import { type Database } from '../database/connect-database';
import { openDatabase } from './open-database';
import type { Stores } from './stores';
import { isOfFeed } from '../feed';
import { PlainError } from '../platform/plain-error';
import type { Log } from '../platform/log/log';
import type { Stops } from '../platform/lifecycle/stops';

/** Each feed has a separate database. */
const databaseNameOf = (identity: string): string =>
  `clutchline_${createHash('sha256').update(identity).digest('hex').slice(0, 16)}`;

/** An embedded database is restarted if it ends. */
export async function findDatabase(
  config: DatabaseConfig,
  identity: string,
  { stops, tell, watch }: { readonly stops: Stops; readonly tell: Tell; readonly watch: ClusterWatch },
): Promise<string> {
  if (config.kind === 'external') {
    await checkDatabase(config.url, config.mustBeDurable);
    return config.url;
  }
  const postgres = await startEmbeddedPostgres(config, tell, watch);
  stops.add(() => postgres.close());
  return postgres.openDatabase(databaseNameOf(identity));
}

export interface StoreSurroundings {
  readonly feed: Feed;
  readonly identity: string;
  readonly log: Log;
  readonly stops: Stops;
}

export interface OpenStore extends Database<Stores> {
  readonly identity: string;
  /** URL for all further connections of this process. */
  readonly serverUrl: string;
}

/** Fails if the database contains the data of another feed. */
export async function openStore(url: string, { feed, identity, log, stops }: StoreSurroundings): Promise<OpenStore> {
  await migrate(url);
  const { url: serverUrl, obstacle } = await openServerLogin(url);
  if (obstacle !== null)
    log.warn({ reason: obstacle }, 'the server has no login role, connecting as the database owner');
  const database = { ...openDatabase(serverUrl, log), serverUrl };
  stops.add(() => database.close());
  const kept = await database.stores.feedState.read();
  if (kept === null) return { ...database, identity };
  if (isOfFeed(kept.fingerprint, feed)) return { ...database, identity: kept.fingerprint };
  throw new PlainError(`The database contains the data of another feed (${kept.fingerprint}): use another database.`);
}
