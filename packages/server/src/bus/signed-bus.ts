import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

import type { Bus } from './bus';
import type { Log } from '../platform/log/log';

/** Length of an HMAC-SHA256 in base64url. */
const SIGNATURE_CHARS = 43;
/** In ms. */
const REPORT_MS = 60_000;

interface Listener {
  readonly onText: (text: string) => void;
  readonly onInterrupted: () => void;
}

/**
 * Accepts only messages signed with the key of the database (HMAC-SHA256). Others are dropped before parsing, so they
 * can neither change a price nor the order of terms.
 */
export class SignedBus implements Bus {
  rejected = 0;
  readonly #key: KeyObject;
  readonly #listeners = new Set<Listener>();
  #reported = 0;
  #reportedAt = -Infinity;

  constructor(
    private readonly bus: Bus,
    key: Uint8Array,
    private readonly log: Log,
  ) {
    this.#key = createSecretKey(key);
    // One subscription for all, so each message is verified once.
    bus.subscribe(
      (signed) => this.#receive(signed),
      () => this.#listeners.forEach(({ onInterrupted }) => onInterrupted()),
    );
  }

  publish(text: string): void {
    this.bus.publish(this.#sign(text) + text);
  }

  flush(): Promise<void> {
    return this.bus.flush();
  }

  subscribe(onText: (text: string) => void, onInterrupted: () => void): () => void {
    const listener = { onText, onInterrupted };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): Promise<void> {
    this.#listeners.clear();
    return this.bus.close();
  }

  #receive(signed: string): void {
    const text = this.#open(signed);
    if (text !== null) for (const { onText } of this.#listeners) onText(text);
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }

  /** Null if the signature is invalid. */
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
