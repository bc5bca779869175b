/** A reading of the database's clock between two moments of the process clock, all in ms since 1970. */
export interface ClockReading {
  readonly sentAt: number;
  readonly databaseNow: number;
  readonly receivedAt: number;
}

/** How the clock of this process compares with the database's (R40). */
export interface ClockCheck {
  /** Whether the difference is known and at most 1 s: otherwise no in-play bet is accepted or confirmed. */
  readonly isTrusted: boolean;
  /**
   * Database time minus process time, in ms of business time: the most and the least that the readings allow, 0 while the clock is
   * not trusted. A delay begins at the latest moment that is possible and ends at the earliest, so it is never cut short.
   */
  readonly mostMs: number;
  readonly leastMs: number;
  /** Reads the process clock that is compared, in ms since 1970. */
  now(): number;
  /** Compares by one more reading. */
  observe(reading: ClockReading): void;
}
