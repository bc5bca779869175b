import type { FreshnessStore } from './freshness-store';

/** How long the first connection may take before its prices count as old, in ms. */
const CONNECT_MS = 10_000;
/** How far a message may move the server's clock before a second one has to jump the same way, in ms (bad input row 106). */
const BELIEVED_MS = 60_000;

/** Turns what the push says about itself into "live" or "stale since". */
export class FreshnessWatch {
  readonly #store: FreshnessStore;
  readonly #now: () => number;
  #heardAt: number;
  /** The server's clock less this machine's, as it was last believed. */
  #offset: number | null = null;
  /** Which way the last word on it jumped that was not believed; 0 where it was. */
  #doubtedJump = 0;
  #isSynced = false;
  #isFed = true;
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
    if (serverTime !== null) this.#takeClock(serverTime - this.#heardAt);
  }

  /** One message alone does not make the clock jump; a clock that was set anew, or runs fast, says so again. */
  #takeClock(offset: number): void {
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

  /** Whether the server itself hears the prices (PUSH-5). */
  fed(isFed: boolean): void {
    this.#isFed = isFed;
    if (this.#isSynced) this.synced(true);
  }

  #age(): void {
    if (this.#store.getState().freshness.state === 'stale') return;
    this.#store.setState({ freshness: { state: 'stale', since: this.#heardAt } });
  }
}
