import { HttpFailure } from '../answers/http-failure';

/** Minimum, and limit before the throughput is known. */
const ALWAYS = 64;
const UNKNOWN = 256;
/** Busy time. */
const KNOWN_MS = 500;
/** Of an admitted call. */
const WAIT_MS = 300;
/** Busy time, to average the throughput. */
const MEMORY_MS = 2_000;

/** Once. */
export type Leave = (outcome: 'done' | 'refused') => void;

export interface Admitted {
  /** From now on it counts as throughput. */
  readonly onRun: () => void;
  /** It only waits for another system, and uses nothing of this process. */
  readonly onWait: () => void;
}

/**
 * Refuses calls that cannot be answered in time, before they cost anything (R27). The limit adapts to the measured
 * throughput and is shared fairly between callers (bad input row 59).
 */
export class Admission {
  readonly #inside = new Map<string, number>();
  #count = 0;
  #done = 0;
  /** Decays together with `#done`. */
  #busyMs = 0;
  #at = 0;
  /** Creating an error costs a tenth of a refusal. */
  readonly #full = new HttpFailure('too_many_requests', { 'retry-after': '1' });

  /**
   * @param clock monotonic.
   * @param limit instead of the one by throughput.
   */
  constructor(
    private readonly always: number = ALWAYS,
    private readonly clock: () => number = () => performance.now(),
    private readonly limit: (() => number) | null = null,
  ) {
    this.#at = clock();
  }

  check(callerKey: string): void {
    this.#pass();
    const own = this.#inside.get(callerKey) ?? 0;
    const callers = this.#inside.size + (own === 0 ? 1 : 0);
    if ((own + 1) * callers > this.#room) throw this.#full;
  }

  /** `refused` does not count as throughput. */
  enter(callerKey: string): Leave {
    this.check(callerKey);
    this.#inside.set(callerKey, (this.#inside.get(callerKey) ?? 0) + 1);
    this.#count += 1;
    return (outcome) => {
      this.#pass();
      this.#count -= 1;
      const left = (this.#inside.get(callerKey) ?? 0) - 1;
      if (left > 0) this.#inside.set(callerKey, left);
      else this.#inside.delete(callerKey);
      if (outcome === 'done') this.#done += 1;
    };
  }

  async admit<Answer>(callerKey: string, run: (admitted: Admitted) => Promise<Answer>): Promise<Answer> {
    const leave = this.enter(callerKey);
    let outcome: Parameters<Leave>[0] = 'refused';
    let isInside = true;
    const end = (): void => {
      if (isInside) leave(outcome);
      isInside = false;
    };
    try {
      return await run({ onRun: () => (outcome = 'done'), onWait: end });
    } finally {
      end();
    }
  }

  get load(): number {
    return this.#count / this.#room;
  }

  /** Calls that it would still admit. */
  get free(): number {
    return Math.max(0, this.#room - this.#count);
  }

  get #room(): number {
    return Math.max(this.always, this.limit === null ? this.#inTime : this.limit());
  }

  get #inTime(): number {
    return this.#busyMs < KNOWN_MS ? UNKNOWN : (this.#done / this.#busyMs) * WAIT_MS;
  }

  #pass(): void {
    const now = this.clock();
    const passed = now - this.#at;
    this.#at = now;
    if (this.#inside.size === 0) return;
    const share = Math.exp(-passed / MEMORY_MS);
    this.#done *= share;
    this.#busyMs = this.#busyMs * share + passed;
  }
}
