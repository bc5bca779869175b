import { createStore, type StoreApi } from 'zustand/vanilla';

export type Freshness =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  /** `since`: last message, epoch ms of this machine. Prices are locked. */
  | { readonly state: 'stale'; readonly since: number };

interface FreshnessState {
  readonly freshness: Freshness;
  /** Server clock minus this machine's, ms. */
  readonly clockOffset: number;
}

export type FreshnessStore = StoreApi<FreshnessState>;

export const createFreshnessStore = (): FreshnessStore =>
  createStore(() => ({ freshness: { state: 'connecting' }, clockOffset: 0 }));

/** Prices are stale after it without a first connection. */
const CONNECT_MS = 10_000;
/** Larger clock steps need a second message in the same direction (bad input row 106). */
const BELIEVED_MS = 60_000;

export class FreshnessWatch {
  readonly #store: FreshnessStore;
  readonly #now: () => number;
  #receivedAt: number;
  #offset: number | null = null;
  /** Sign of a refused step, else 0. */
  #doubtedJump = 0;
  #isSynced = false;
  #isFed = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: FreshnessStore, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#receivedAt = now();
  }

  start(): void {
    this.#receivedAt = this.#now();
    this.#timer = setTimeout(() => this.#age(), CONNECT_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  received(serverTime: number | null): void {
    this.#receivedAt = this.#now();
    if (serverTime !== null) this.#applyClock(serverTime - this.#receivedAt);
  }

  #applyClock(offset: number): void {
    const jump = offset - (this.#offset ?? offset);
    const isBelieved = Math.abs(jump) <= BELIEVED_MS || Math.sign(jump) === this.#doubtedJump;
    this.#doubtedJump = isBelieved ? 0 : Math.sign(jump);
    if (!isBelieved) return;
    this.#offset = offset;
    this.#store.setState({ clockOffset: offset });
  }

  synced(isSynced: boolean): void {
    clearTimeout(this.#timer);
    this.#isSynced = isSynced;
    if (isSynced && this.#isFed) this.#store.setState({ freshness: { state: 'live' } });
    else this.#age();
  }

  /** PUSH-5. */
  fed(isFed: boolean): void {
    this.#isFed = isFed;
    if (this.#isSynced) this.synced(true);
  }

  #age(): void {
    if (this.#store.getState().freshness.state === 'stale') return;
    this.#store.setState({ freshness: { state: 'stale', since: this.#receivedAt } });
  }
}
