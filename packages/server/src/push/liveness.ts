/** Whether this process hears what happens: where it does not, its readers are told (PUSH-5). */
export class Liveness {
  readonly #hearers = new Set<(isLive: boolean) => void>();
  #isLive = true;

  get isLive(): boolean {
    return this.#isLive;
  }

  set(isLive: boolean): void {
    if (this.#isLive === isLive) return;
    this.#isLive = isLive;
    for (const hear of this.#hearers) hear(isLive);
  }

  /** Hears each turn; returns its stop. */
  listen(hear: (isLive: boolean) => void): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }
}
