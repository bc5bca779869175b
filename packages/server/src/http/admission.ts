import { HttpFailure } from './http-failure';

/** How many are taken in at once however slow they are, and how many while that is not known. */
const ALWAYS = 64;
const UNKNOWN = 256;
/** So much time of work, in ms, tells the pace. */
const KNOWN_MS = 500;
/** How long the last one taken in may be expected to wait, in ms. */
const WAIT_MS = 300;
/** Over how much time of work the pace is averaged, in ms. */
const MEMORY_MS = 2_000;

/** A call that was taken in; it leaves once. */
export type Leave = (outcome: 'done' | 'turned-away') => void;

/**
 * Takes in as many calls as can be answered in time, and refuses the others at once, before they cost anything (R27): a
 * server that takes in all of them answers none. How many that are it learns from how fast they are done. The room is
 * shared: who has many calls inside keeps nobody out but himself (bad input row 59).
 */
export class Admission {
  /** The calls inside of each who calls. */
  readonly #inside = new Map<string, number>();
  #done = 0;
  /** Time in which there was something to do, in ms; with `#done` it fades. */
  #busyMs = 0;
  #at = 0;
  /** One for all: in a flood to make each with its stack would be nearly a tenth of what a refusal costs. */
  readonly #full = new HttpFailure('too_many_requests', { 'retry-after': '1' });

  /**
   * @param always so many are taken in however slow they are.
   * @param clock monotonic, in ms.
   */
  constructor(
    private readonly always: number = ALWAYS,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.#at = clock();
  }

  /** Fails with 429 where there is no room: a caller's own calls are done one by one, each after one of everybody else's. */
  check(who: string): void {
    this.#pass();
    const own = this.#inside.get(who) ?? 0;
    const callers = this.#inside.size + (own === 0 ? 1 : 0);
    if ((own + 1) * callers > this.#room) throw this.#full;
  }

  /** Fails with 429 where there is no room. What is turned away inside says nothing about the pace. */
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

  /** How full the room is: 1 if as many are inside as may be. */
  get load(): number {
    if (this.#inside.size === 0) return 0;
    let inside = 0;
    for (const own of this.#inside.values()) inside += own;
    return inside / this.#room;
  }

  /** How many may be inside now, where each has one. */
  get #room(): number {
    const inTime = this.#busyMs < KNOWN_MS ? UNKNOWN : (this.#done / this.#busyMs) * WAIT_MS;
    return Math.max(this.always, inTime);
  }

  /** Counts the time since the last look. */
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
