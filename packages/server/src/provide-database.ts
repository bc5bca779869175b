import type { ServerConfig } from './config';
import { createFeed } from './create-feed';
import { identityOf } from './feed-identity';
import { findDatabase } from './open-store';
import { steadyClock } from './steady-clock';
import { Stops } from './stops';

/** How many connections one server process may hold, its own for the lead included. */
const PER_PROCESS = 25;

/** A database that runs, for several server processes of one feed. */
export interface ProvidedDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/** Brings up the database of a configuration, the one a server of it would use by itself, for so many processes. */
export async function provideDatabase(
  config: ServerConfig,
  processes: number,
  tell: (line: string) => void,
): Promise<ProvidedDatabase> {
  const stops = new Stops();
  const { database } = config;
  const settings = [`max_connections=${PER_PROCESS * (processes + 1)}`];
  const now = steadyClock.now();
  const identity = identityOf(await createFeed(config.feed, now), now);
  try {
    const wanted = database.kind === 'embedded' ? { ...database, settings } : database;
    return { url: await findDatabase(wanted, identity, { stops, tell }), close: () => stops.stopAll() };
  } catch (cause) {
    await stops.stopAll().catch(() => undefined);
    throw cause;
  }
}
