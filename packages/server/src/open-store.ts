import { createHash } from 'node:crypto';

import type { Feed } from '@clutchline/feeds';

import type { DatabaseConfig } from './config';
import { checkDatabase } from './db/check-durable';
import type { ClusterWatch } from './db/embedded/watch-cluster';
import { startEmbeddedPostgres, type Tell } from './db/embedded-postgres';
import { migrate } from './db/migrate';
import { openServerLogin } from './db/server-login';
import { openDatabase, type Database } from './db/open-database';
import { isOfFeed } from './feed-identity';
import { PlainError } from './plain-error';
import type { Log } from './ports/log';
import type { Stops } from './stops';

/** The database of a feed: data of two feeds never meets in one. */
const databaseNameOf = (identity: string): string =>
  `clutchline_${createHash('sha256').update(identity).digest('hex').slice(0, 16)}`;

/** The address of the configured database, which runs and can be reached. An embedded one is started again if it ends. */
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

/** What opening the store needs beside its address. */
export interface StoreSurroundings {
  readonly feed: Feed;
  /** Whose data a new database is to hold. */
  readonly identity: string;
  readonly log: Log;
  readonly stops: Stops;
}

/** An open database and what its data is of. */
export interface OpenStore extends Database {
  readonly identity: string;
  /** The address by which this process connects from now on. */
  readonly serverUrl: string;
}

/** Migrates a database and opens it. Fails where it holds the data of another feed. */
export async function openStore(url: string, { feed, identity, log, stops }: StoreSurroundings): Promise<OpenStore> {
  await migrate(url);
  const { url: serverUrl, obstacle } = await openServerLogin(url);
  if (obstacle !== null)
    log.warn({ reason: obstacle }, 'the server has no login role, its connections use the login of the database owner');
  const database = { ...openDatabase(serverUrl, log), serverUrl };
  stops.add(() => database.close());
  const kept = await database.stores.feedState.read();
  if (kept === null) return { ...database, identity };
  if (isOfFeed(kept.fingerprint, feed)) return { ...database, identity: kept.fingerprint };
  throw new PlainError(`The database holds the data of another feed (${kept.fingerprint}): use another database.`);
}
