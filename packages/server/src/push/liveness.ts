/** Prices are current if both are: the bus that delivers changes, and the feed. */
export type LivenessPart = 'bus' | 'feed';

/** Whether the data sent by this process is current; notifies subscribers of changes (PUSH-5, R38). */
export class Liveness {
  readonly #hearers = new Set<(isLive: boolean) => void>();
  readonly #stale = new Set<LivenessPart>();

  get isLive(): boolean {
    return this.#stale.size === 0;
  }

  set(part: LivenessPart, isLive: boolean): void {
    const wasLive = this.isLive;
    if (isLive) this.#stale.delete(part);
    else this.#stale.add(part);
    if (this.isLive === wasLive) return;
    for (const hear of this.#hearers) hear(this.isLive);
  }

  /** Calls `hear` on each change; returns the unsubscribe function. */
  listen(hear: (isLive: boolean) => void): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }
}
