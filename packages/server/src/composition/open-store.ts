import { createHash } from 'node:crypto';

import type { Feed } from '@clutchline/feeds';

import { type DatabaseConfig, startEmbeddedPostgres, type ReportLine } from '../database/embedded-postgres';
import { checkDatabase } from '../database/check-durable';
import type { ClusterWatch } from '../database/embedded/watch-cluster';
import { migrate } from '../database/migrate';
import { openServerLogin } from '../database/server-login';
import type { Database } from '../database/connect-database';
import { openDatabase } from './create-stores';
import type { Stores } from './stores';
import { isOfFeed, createFeed, identityOf } from '../feed';
import { PlainError } from '../platform/errors';
import type { Log } from '../platform/log/log';
import { Stops } from '../platform/lifecycle/stops';
import type { ServerConfig } from '../config';
import { createLog } from '../platform/log/create-log';
import { steadyClock } from '../platform/time/clock';

const databaseNameOf = (identity: string): string =>
  `clutchline_${createHash('sha256').update(identity).digest('hex').slice(0, 16)}`;

export async function findDatabase(
  config: DatabaseConfig,
  identity: string,
  { stops, report, watch }: { readonly stops: Stops; readonly report: ReportLine; readonly watch: ClusterWatch },
): Promise<string> {
  if (config.kind === 'external') {
    await checkDatabase(config.url, config.mustBeDurable);
    return config.url;
  }
  const postgres = await startEmbeddedPostgres(config, report, watch);
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
  readonly serverUrl: string;
}

/** Fails on data of another feed. */
export async function openStore(url: string, { feed, identity, log, stops }: StoreSurroundings): Promise<OpenStore> {
  await migrate(url);
  const { url: serverUrl, obstacle } = await openServerLogin(url);
  if (obstacle !== null)
    log.warn({ reason: obstacle }, 'the server has no login role, connecting as the database owner');
  const database = { ...openDatabase(serverUrl, log), serverUrl };
  stops.add(() => database.close());
  const stored = await database.stores.feedState.read();
  if (stored === null) return { ...database, identity };
  if (isOfFeed(stored.fingerprint, feed)) return { ...database, identity: stored.fingerprint };
  throw new PlainError(`The database contains the data of another feed (${stored.fingerprint}): use another database.`);
}

const PER_PROCESS = 25;

export interface ProvidedDatabase {
  readonly url: string;
  close(): Promise<void>;
}

interface DatabaseListener {
  readonly report: (line: string) => void;
  readonly onLost: (error: PlainError) => void;
}

export async function provideDatabase(
  config: ServerConfig,
  processes: number,
  { report, onLost }: DatabaseListener,
): Promise<ProvidedDatabase> {
  const stops = new Stops();
  const { database } = config;
  const settings = [`max_connections=${PER_PROCESS * (processes + 1)}`];
  const now = steadyClock.now();
  const identity = identityOf(await createFeed(config.feed, now), now);
  try {
    const wanted = database.kind === 'embedded' ? { ...database, settings } : database;
    const watch = { log: createLog(config.logLevel), onLost };
    return { url: await findDatabase(wanted, identity, { stops, report, watch }), close: () => stops.stopAll() };
  } catch (cause) {
    await stops.stopAll().catch(() => undefined);
    throw cause;
  }
}
