import type { Clock, ClockCheck, ClockReading } from './clock';

/** S16, R40. */
export const CLOCK_WARNING_MS = 250;
export const CLOCK_LIMIT_MS = 1_000;
const MEMORY = 5;

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/**
 * A reading bounds the clock difference by its duration. Several readings narrow the bounds, unless a clock was set or
 * stopped between them: then only the latest counts. The smallest possible difference is assumed, so a slow answer
 * alone makes no clock wrong.
 */
export class ProcessClockCheck implements ClockCheck {
  readonly #clock: Clock;
  readonly #speed: number;
  #recent: Bounds[] = [];

  constructor(clock: Clock, speed: number) {
    this.#clock = clock;
    this.#speed = speed;
  }

  /** Database minus process time. */
  get skewMs(): number | null {
    if (this.#recent.length === 0) return null;
    const { least, most } = intersectionOf(this.#recent);
    return least > 0 ? least : Math.min(0, most);
  }

  get isTrusted(): boolean {
    const { skewMs } = this;
    return skewMs !== null && Math.abs(skewMs) <= CLOCK_LIMIT_MS;
  }

  get mostMs(): number {
    return this.isTrusted ? Math.ceil(intersectionOf(this.#recent).most * this.#speed) : 0;
  }

  get leastMs(): number {
    return this.isTrusted ? Math.floor(intersectionOf(this.#recent).least * this.#speed) : 0;
  }

  now(): number {
    return this.#clock.now();
  }

  observe({ sentAt, databaseNow, receivedAt }: ClockReading): void {
    // Resolution of 1 ms.
    const bounds = { least: databaseNow - receivedAt - 1, most: databaseNow - sentAt + 1 };
    const { least, most } = intersectionOf([...this.#recent, bounds]);
    this.#recent = least <= most ? [...this.#recent, bounds].slice(-MEMORY) : [bounds];
  }
}

function intersectionOf(all: readonly Bounds[]): Bounds {
  return { least: Math.max(...all.map(({ least }) => least)), most: Math.min(...all.map(({ most }) => most)) };
}
