import type { Bus } from './bus';
import type { Log } from '../platform/log/log';
import type { BusIdentity } from './outbox-store';
import { MemoryBus } from './memory-bus';
import { NatsBus } from './nats-bus';
import { SignedBus } from './signed-bus';

export interface OpenBus {
  readonly bus: Bus;
  readonly rejected: () => number;
}

/**
 * @param url of NATS; null for a single process, without signatures.
 * @param identity of the database; separates several databases on one NATS server.
 */
export function openBus(url: string | null, { name, key }: BusIdentity, log: Log): OpenBus {
  if (url === null) return { bus: new MemoryBus(), rejected: () => 0 };
  const bus = new SignedBus(new NatsBus({ url, subject: `clutchline.${name}`, log }), key, log);
  return { bus, rejected: () => bus.rejected };
}
