import type { Bus } from '../ports/bus';
import type { Log } from '../ports/log';
import { MemoryBus } from './memory-bus';
import { NatsBus } from './nats-bus';

/**
 * The bus between the processes of a database.
 *
 * @param url of NATS; null where this process is alone.
 * @param name of the database, so that several may use one NATS.
 */
export function openBus(url: string | null, name: string, log: Log): Bus {
  return url === null ? new MemoryBus() : new NatsBus({ url, subject: `clutchline.${name}`, log });
}
