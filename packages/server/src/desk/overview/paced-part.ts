import { pauseAfterWork } from '../../platform/concurrency/timers';

/** A part of the overview for all desks of the process: read when asked for, not more often than its pace, and one at a time. */
export class PacedPart<Value> {
  #reading: Promise<Value> | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #pauseMs = 0;
  #value: { readonly value: Value } | null = null;

  constructor(
    private readonly readNow: () => Promise<Value>,
    private readonly leastMs: number,
  ) {}

  async read(): Promise<Value> {
    if (this.#value !== null && performance.now() - this.#readAt < this.#pauseMs) return this.#value.value;
    this.#reading ??= this.#start().finally(() => (this.#reading = null));
    return await this.#reading;
  }

  async #start(): Promise<Value> {
    const began = performance.now();
    const value = await this.readNow();
    this.#readAt = performance.now();
    this.#pauseMs = pauseAfterWork(this.#readAt - began, { leastMs: this.leastMs });
    this.#value = { value };
    return value;
  }
}
