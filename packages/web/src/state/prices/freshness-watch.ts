import type { FreshnessStore } from './freshness-store';

/** Time for the first connection before its prices count as stale, in ms. */
const CONNECT_MS = 10_000;
/**
 * Largest clock step in ms that one message may cause; a larger one needs a second message with a step in the same
 * direction (bad input row 106).
 */
const BELIEVED_MS = 60_000;

/** Derives "live" or "stale since" from the state of the push. */
export class FreshnessWatch {
  readonly #store: FreshnessStore;
  readonly #now: () => number;
  #heardAt: number;
  /** Server clock minus this machine's, as last accepted. */
  #offset: number | null = null;
  /** Sign of the last step that was not accepted; 0 if it was accepted. */
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

  /** A single message does not make the clock jump; after a real change of the clock the next message confirms it. */
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

  /** Whether the server itself receives prices (PUSH-5). */
  fed(isFed: boolean): void {
    this.#isFed = isFed;
    if (this.#isSynced) this.synced(true);
  }

  #age(): void {
    if (this.#store.getState().freshness.state === 'stale') return;
    this.#store.setState({ freshness: { state: 'stale', since: this.#heardAt } });
  }
}
