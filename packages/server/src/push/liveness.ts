/** Prices are current if both are. */
export type LivenessPart = 'bus' | 'feed';

/** Whether the sent data is current; notifies subscribers (PUSH-5, R38). */
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

  listen(hear: (isLive: boolean) => void): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }
}
