import { SECOND } from '../platform/time/durations';

/** In a row. */
const MOST_FAILURES = 5;
const PAUSE_MS = 2 * SECOND;

/** Open after five failures in a row: one probe every 2 s is permitted, and its success closes it. */
export class CircuitBreaker {
  #failures = 0;
  #until = 0;

  /** @param clock monotonic. */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** If the circuit is open, this uses up the probe of the next 2 s. */
  acquirePermission(): boolean {
    if (this.#failures < MOST_FAILURES) return true;
    if (this.clock() < this.#until) return false;
    this.#until = this.clock() + PAUSE_MS;
    return true;
  }

  /** True if the circuit has just opened or closed. */
  observe(hasAnswered: boolean): boolean {
    const wasOpen = this.#failures >= MOST_FAILURES;
    this.#failures = hasAnswered ? 0 : this.#failures + 1;
    const isOpen = this.#failures >= MOST_FAILURES;
    if (isOpen && !wasOpen) this.#until = this.clock() + PAUSE_MS;
    return isOpen !== wasOpen;
  }
}
