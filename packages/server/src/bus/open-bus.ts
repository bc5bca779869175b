import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

import { MINUTE } from '../platform/time/durations';
import { type Bus, MemoryBus } from './bus';
import type { Log } from '../platform/log/log';
import type { BusIdentity } from './outbox-store';
import { NatsBus, type TextBus } from './nats-bus';
import { type BusMessage, decodeMessage } from './bus-message';

const SIGNATURE_CHARS = 43;
const REPORT_MS = MINUTE;

interface Subscriber {
  readonly onMessage: (message: BusMessage) => void;
  readonly onInterrupted: () => void;
}

/** Drops messages that are not signed with the database's key, before parsing them. */
export class SignedBus implements Bus {
  rejected = 0;
  readonly #key: KeyObject;
  readonly #subscribers = new Set<Subscriber>();
  #reported = 0;
  #reportedAt = -Infinity;

  constructor(
    private readonly bus: TextBus,
    key: Uint8Array,
    private readonly log: Log,
  ) {
    this.#key = createSecretKey(key);
    // Each message is verified once.
    bus.subscribe(
      (signed) => this.#receive(signed),
      () => this.#subscribers.forEach(({ onInterrupted }) => onInterrupted()),
    );
  }

  publish(message: BusMessage): void {
    const text = JSON.stringify(message);
    this.bus.publish(this.#sign(text) + text);
  }

  flush(): Promise<void> {
    return this.bus.flush();
  }

  subscribe(onMessage: (message: BusMessage) => void, onInterrupted: () => void): () => void {
    const subscriber = { onMessage, onInterrupted };
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  close(): Promise<void> {
    this.#subscribers.clear();
    return this.bus.close();
  }

  #receive(signed: string): void {
    const text = this.#open(signed);
    if (text === null) return;
    const message = decodeMessage(text);
    if (message === null) this.log.warn({ text: text.slice(0, 200) }, 'invalid bus message');
    else for (const { onMessage } of this.#subscribers) onMessage(message);
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }

  #open(signed: string): string | null {
    const text = signed.slice(SIGNATURE_CHARS);
    const [given, expected] = [signed.slice(0, SIGNATURE_CHARS), this.#sign(text)].map((part) => Buffer.from(part));
    if (given?.length === expected?.length && given && expected && timingSafeEqual(given, expected)) return text;
    this.#reject();
    return null;
  }

  #reject(): void {
    this.rejected += 1;
    const now = performance.now();
    if (now - this.#reportedAt < REPORT_MS) return;
    this.log.warn({ rejected: this.rejected - this.#reported }, 'bus messages without a valid signature were dropped');
    this.#reported = this.rejected;
    this.#reportedAt = now;
  }
}

export interface OpenBus {
  readonly bus: Bus;
  readonly rejected: () => number;
}

/** @param url of NATS; null: a single process, without signatures. */
export function openBus(url: string | null, { name, key }: BusIdentity, log: Log): OpenBus {
  if (url === null) return { bus: new MemoryBus(), rejected: () => 0 };
  const bus = new SignedBus(new NatsBus({ url, subject: `clutchline.${name}`, log }), key, log);
  return { bus, rejected: () => bus.rejected };
}
