import type { ServerConfig } from '../config';
import { createFeed, identityOf } from '../feed';
import { createLog } from '../platform/log/create-log';
import { findDatabase } from './open-store';
import type { PlainError } from '../platform/plain-error';
import { steadyClock } from '../platform/time/steady-clock';
import { Stops } from '../platform/lifecycle/stops';

/** Connections per process, including the one for leadership. */
const PER_PROCESS = 25;

export interface ProvidedDatabase {
  readonly url: string;
  close(): Promise<void>;
}

export interface DatabaseListener {
  readonly tell: (line: string) => void;
  /** It ended and could not be restarted. */
  readonly onLost: (error: PlainError) => void;
}

/** For several server processes of one feed. */
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
