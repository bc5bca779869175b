import type { FreshnessStore } from './freshness-store';

/** How long the first connection may take before its prices count as old, in ms. */
const CONNECT_MS = 10_000;

/** Turns what the push says about itself into "live" or "stale since". */
export class FreshnessWatch {
  readonly #store: FreshnessStore;
  readonly #now: () => number;
  #heardAt: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: FreshnessStore, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#heardAt = now();
  }

  start(): void {
    this.#heardAt = this.#now();
    this.#timer = setTimeout(() => this.#age(), CONNECT_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  heard(serverTime: number | null): void {
    this.#heardAt = this.#now();
    if (serverTime !== null) this.#store.setState({ clockOffset: serverTime - this.#heardAt });
  }

  synced(isSynced: boolean): void {
    clearTimeout(this.#timer);
    if (isSynced) this.#store.setState({ freshness: { state: 'live' } });
    else this.#age();
  }

  #age(): void {
    if (this.#store.getState().freshness.state === 'stale') return;
    this.#store.setState({ freshness: { state: 'stale', since: this.#heardAt } });
  }
}
