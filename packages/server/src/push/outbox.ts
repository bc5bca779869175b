import type { PushLimits } from './push-limits';
import type { Stream } from './stream';

/** As much of a socket as sending needs. */
export interface Outlet {
  readonly bufferedAmount: number;
  send(text: string): void;
}

/**
 * What goes out to one reader. A slow one costs only itself: beyond the soft limit its streams are skipped and each gets
 * one fresh image when it has read on; `isHopeless` says when to give it up (PUSH-5).
 */
export class Outbox {
  readonly #behind = new Set<Stream>();
  #lagSince: number | null = null;

  constructor(
    private readonly outlet: Outlet,
    private readonly limits: PushLimits,
  ) {}

  send(text: string): void {
    this.outlet.send(text);
  }

  deliver(stream: Stream, text: string): void {
    if (this.#behind.has(stream)) return;
    if (this.outlet.bufferedAmount > this.limits.softBuffer) this.#behind.add(stream);
    else this.outlet.send(text);
  }

  forget(stream: Stream): void {
    this.#behind.delete(stream);
  }

  /** Sends fresh images once the reader has caught up. */
  catchUp(now: number): void {
    if (this.#behind.size === 0) return;
    this.#lagSince ??= now;
    if (this.outlet.bufferedAmount > this.limits.softBuffer / 4) return;
    this.#lagSince = null;
    const streams = [...this.#behind];
    this.#behind.clear();
    for (const stream of streams) this.outlet.send(stream.snapshot());
  }

  isHopeless(now: number): boolean {
    const lag = this.#lagSince === null ? 0 : now - this.#lagSince;
    return this.outlet.bufferedAmount > this.limits.hardBuffer || lag > this.limits.lagMs;
  }
}
