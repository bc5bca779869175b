/** In ms since 1970. */
export interface ClockReading {
  readonly sentAt: number;
  readonly databaseNow: number;
  readonly receivedAt: number;
}

/** Compares the process clock with the database's (R40). */
export interface ClockCheck {
  /** Known and at most 1 s apart. If not, no in-play bet is accepted or confirmed. */
  readonly isTrusted: boolean;
  /**
   * Bounds of database time minus process time, in ms of business time; 0 while untrusted. A delay begins at the latest
   * possible moment and ends at the earliest, so it is never cut short.
   */
  readonly mostMs: number;
  readonly leastMs: number;
  /** Process clock in ms since 1970. */
  now(): number;
  observe(reading: ClockReading): void;
}
