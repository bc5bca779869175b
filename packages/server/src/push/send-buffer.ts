import type { Counter } from 'prom-client';

import type { PushLimits } from './push-limits';
import type { StreamSource } from './numbered-stream';

/** Of messages. */
export type SendCounts = Readonly<Record<'messages' | 'skipped' | 'caughtUp', Pick<Counter, 'inc'>>>;

export interface SendTarget {
  readonly bufferedAmount: number;
  send(text: string): void;
}

/**
 * Skips deltas above the soft limit and sends one snapshot after catching up; `isHopeless` closes the connection
 * (PUSH-5, R18). A message above the limit is sent only into an empty buffer.
 */
export class SendBuffer {
  readonly #behind = new Set<StreamSource>();
  #lagSince: number | null = null;

  constructor(
    private readonly outlet: SendTarget,
    private readonly limits: PushLimits,
    private readonly counts: SendCounts,
  ) {}

  get isBehind(): boolean {
    return this.#behind.size > 0;
  }

  send(text: string): void {
    this.counts.messages.inc();
    this.outlet.send(text);
  }

  deliver(stream: StreamSource, text: string): void {
    if (!this.#behind.has(stream) && this.#hasRoom(text.length)) this.send(text);
    else this.#skip(stream, 1);
  }

  /** Or a snapshot later. */
  begin(stream: StreamSource, texts: readonly string[]): void {
    this.#behind.delete(stream);
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    if (this.#hasRoom(length)) for (const text of texts) this.send(text);
    else this.#skip(stream, texts.length);
  }

  #hasRoom(length: number): boolean {
    const { bufferedAmount } = this.outlet;
    return bufferedAmount === 0 || bufferedAmount + length <= this.limits.softBuffer;
  }

  #skip(stream: StreamSource, messages: number): void {
    this.counts.skipped.inc(messages);
    this.#behind.add(stream);
  }

  forget(stream: StreamSource): void {
    this.#behind.delete(stream);
  }

  catchUp(now: number): void {
    this.#lagSince = this.isBehind ? (this.#lagSince ?? now) : null;
    if (!this.isBehind) return;
    if (this.outlet.bufferedAmount > this.limits.softBuffer / 4) return;
    this.#lagSince = null;
    const streams = [...this.#behind];
    this.#behind.clear();
    for (const stream of streams) {
      this.begin(stream, [stream.snapshot()]);
      if (!this.#behind.has(stream)) this.counts.caughtUp.inc();
    }
  }

  isTooSlow(now: number): boolean {
    const lag = this.#lagSince === null ? 0 : now - this.#lagSince;
    return this.outlet.bufferedAmount > this.limits.hardBuffer || lag > this.limits.lagMs;
  }
}
