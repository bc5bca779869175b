import pg from 'pg';

import { PlainError } from '../platform/errors';
import { choosePlace, type EmbeddedOptions, findPostgresUser } from './embedded/choose-place';
import { Cluster, ROLE } from './embedded/cluster';
import { watchCluster, type ClusterWatch } from './embedded/watch-cluster';
import { lockFolder } from './embedded/folder-lock';

/** Such as `max_connections=100`. */
interface EmbeddedConfig {
  readonly kind: 'embedded';
  readonly folder: string;
  readonly isDefaultFolder: boolean;
  readonly settings?: readonly string[];
}

export type DatabaseConfig =
  EmbeddedConfig | { readonly kind: 'external'; readonly url: string; readonly mustBeDurable: boolean };

export interface EmbeddedPostgres {
  openDatabase(name: string): Promise<string>;
  close(): Promise<void>;
}

export type ReportLine = (line: string) => void;

function urlOf(port: number, password: string, database: string): string {
  return `postgres://${ROLE}:${password}@127.0.0.1:${port}/${database}`;
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function startCluster(
  options: EmbeddedOptions,
  report: ReportLine,
): Promise<{ cluster: Cluster; folder: string }> {
  const user = await findPostgresUser();
  const place = await choosePlace(user, options);
  if (place.notice !== null) report(place.notice);
  return { cluster: new Cluster(place, user, options.settings ?? []), folder: place.folder };
}

/** Uses a running PostgreSQL, else starts one until `close`. The folder must have a cluster. */
export async function reachEmbeddedPostgres(options: EmbeddedOptions, report: ReportLine): Promise<EmbeddedPostgres> {
  const { cluster, folder } = await startCluster(options, report);
  if (!(await cluster.isMade())) throw new PlainError(`There is no database in ${folder}.`);
  const port = await cluster.runningPort();
  if (port === null) return await startEmbeddedPostgres(options, report);
  const password = await cluster.password();
  return { openDatabase: (name) => Promise.resolve(urlOf(port, password, name)), close: () => Promise.resolve() };
}

/**
 * Stops a PostgreSQL left by an earlier process first; its committed data is recovered.
 *
 * @param watch restarts it if it ends; without it, it stays down.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedOptions,
  report: ReportLine,
  watch?: ClusterWatch,
): Promise<EmbeddedPostgres> {
  const { cluster, folder } = await startCluster(options, report);
  const release = await lockFolder(folder);
  try {
    const password = await cluster.password();
    if (!(await cluster.isMade())) {
      report('Preparing the database (once, a few seconds) …');
      await cluster.make(password);
    }
    const port = await cluster.start();
    const stopWatch = watch === undefined ? null : watchCluster(cluster, port, watch);
    return {
      openDatabase: async (name) => {
        await ensureDatabase(urlOf(port, password, 'postgres'), name);
        return urlOf(port, password, name);
      },
      close: async () => {
        await stopWatch?.();
        await cluster.stop();
        await release();
      },
    };
  } catch (cause) {
    await release();
    throw cause;
  }
}
