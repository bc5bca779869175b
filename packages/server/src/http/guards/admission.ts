import { HttpFailure } from '../answers/http-failure';

/** Fixed minimum of concurrent calls, and the limit while the throughput is unknown. */
const ALWAYS = 64;
const UNKNOWN = 256;
/** Busy time in ms until the throughput is known. */
const KNOWN_MS = 500;
/** Longest expected wait of an admitted call, in ms. */
const WAIT_MS = 300;
/** Busy time over which the throughput is averaged, in ms. */
const MEMORY_MS = 2_000;

/** Releases an admitted call; to be called once. */
export type Leave = (outcome: 'done' | 'turned-away') => void;

/**
 * Limits concurrent calls to what can be answered in time; refuses the rest before they cost anything (R27). The limit
 * adapts to the measured throughput and is shared fairly between callers (bad input row 59).
 */
export class Admission {
  readonly #inside = new Map<string, number>();
  #done = 0;
  /** Busy time in ms; decays together with `#done`. */
  #busyMs = 0;
  #at = 0;
  /** Shared: creating an error costs almost a tenth of a refusal. */
  readonly #full = new HttpFailure('too_many_requests', { 'retry-after': '1' });

  /**
   * @param always fixed minimum of concurrent calls.
   * @param clock monotonic, in ms.
   */
  constructor(
    private readonly always: number = ALWAYS,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.#at = clock();
  }

  /** Fails with 429 if the limit is reached. */
  check(who: string): void {
    this.#pass();
    const own = this.#inside.get(who) ?? 0;
    const callers = this.#inside.size + (own === 0 ? 1 : 0);
    if ((own + 1) * callers > this.#room) throw this.#full;
  }

  /** Fails with 429 if the limit is reached. A `turned-away` call does not count for the throughput. */
  enter(who: string): Leave {
    this.check(who);
    this.#inside.set(who, (this.#inside.get(who) ?? 0) + 1);
    return (outcome) => {
      this.#pass();
      const left = (this.#inside.get(who) ?? 0) - 1;
      if (left > 0) this.#inside.set(who, left);
      else this.#inside.delete(who);
      if (outcome === 'done') this.#done += 1;
    };
  }

  /** Used share of the limit, 1 if full. */
  get load(): number {
    if (this.#inside.size === 0) return 0;
    let inside = 0;
    for (const own of this.#inside.values()) inside += own;
    return inside / this.#room;
  }

  get #room(): number {
    const inTime = this.#busyMs < KNOWN_MS ? UNKNOWN : (this.#done / this.#busyMs) * WAIT_MS;
    return Math.max(this.always, inTime);
  }

  #pass(): void {
    const now = this.clock();
    const passed = now - this.#at;
    this.#at = now;
    if (this.#inside.size === 0) return;
    const kept = Math.exp(-passed / MEMORY_MS);
    this.#done *= kept;
    this.#busyMs = this.#busyMs * kept + passed;
  }
}
