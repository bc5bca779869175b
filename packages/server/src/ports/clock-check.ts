/** A reading of the database's clock between two readings of the process clock, in ms since 1970. */
export interface ClockReading {
  readonly sentAt: number;
  readonly databaseNow: number;
  readonly receivedAt: number;
}

/** Compares the clock of this process with the database's (R40). */
export interface ClockCheck {
  /** Whether the difference is known and at most 1 s. If not, no in-play bet is accepted or confirmed. */
  readonly isTrusted: boolean;
  /**
   * Bounds of database time minus process time, in ms of business time; 0 while the clock is not trusted. A delay
   * begins at the latest possible moment and ends at the earliest, so it is never cut short.
   */
  readonly mostMs: number;
  readonly leastMs: number;
  /** The process clock, in ms since 1970. */
  now(): number;
  /** Adds a reading to the comparison. */
  observe(reading: ClockReading): void;
}
