/** In reverse order. */
export class Stops {
  readonly #stops: (() => Promise<void>)[] = [];

  add(stop: () => Promise<void>): void {
    this.#stops.push(stop);
  }

  /** Once, despite failures. */
  async stopAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let stop = this.#stops.pop(); stop !== undefined; stop = this.#stops.pop()) {
      await stop().catch((cause: unknown) => failures.push(cause));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not everything stopped cleanly');
  }
}
