/** Since 1970 UTC; business time may run faster. */
export interface Clock {
  now(): number;
}

export interface ClockReading {
  readonly sentAt: number;
  readonly databaseNow: number;
  readonly receivedAt: number;
}

/** Against the database's clock (R40). */
export interface ClockCheck {
  /** Known and at most 1 s apart. If not, no in-play bet is accepted or confirmed. */
  readonly isTrusted: boolean;
  /**
   * Bounds of database time minus process time, in business time; 0 while untrusted. A delay begins at the latest
   * possible moment and ends at the earliest, so it is never cut short.
   */
  readonly mostMs: number;
  readonly leastMs: number;
  now(): number;
  observe(reading: ClockReading): void;
}

/** Unaffected by steps of the system clock: no match starts twice, no bet is held too long or too short (R14). */
export const steadyClock: Clock = { now: () => Math.floor(performance.timeOrigin + performance.now()) };

/** The first step counts from process start. */
export class StepTimes {
  readonly ms: Record<string, number> = {};
  #last = 0;

  end(step: string): void {
    const now = performance.now();
    this.ms[step] = Math.round(now - this.#last);
    this.#last = now;
  }
}
