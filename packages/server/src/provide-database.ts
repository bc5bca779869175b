import type { ServerConfig } from './config';
import { createFeed } from './create-feed';
import { createLog } from './create-log';
import { identityOf } from './feed-identity';
import { findDatabase } from './open-store';
import type { PlainError } from './plain-error';
import { steadyClock } from './steady-clock';
import { Stops } from './stops';

/** How many connections one server process may hold, its own for the lead included. */
const PER_PROCESS = 25;

/** A database that runs, for several server processes of one feed. */
export interface ProvidedDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/** Whom a provided database tells what happens to it. */
export interface DatabaseListener {
  readonly tell: (line: string) => void;
  /** It ended and could not be started again. */
  readonly onLost: (error: PlainError) => void;
}

/** Brings up the database of a configuration, the one a server of it would use by itself, for so many processes. */
export async function provideDatabase(
  config: ServerConfig,
  processes: number,
  { tell, onLost }: DatabaseListener,
): Promise<ProvidedDatabase> {
  const stops = new Stops();
  const { database } = config;
  const settings = [`max_connections=${PER_PROCESS * (processes + 1)}`];
  const now = steadyClock.now();
  const identity = identityOf(await createFeed(config.feed, now), now);
  try {
    const wanted = database.kind === 'embedded' ? { ...database, settings } : database;
    const watch = { log: createLog(config.logLevel), onLost };
    return { url: await findDatabase(wanted, identity, { stops, tell, watch }), close: () => stops.stopAll() };
  } catch (cause) {
    await stops.stopAll().catch(() => undefined);
    throw cause;
  }
}
