/** Leader lock: the leading process reads the feed and settles. Each take-over begins a new term. */
export interface Leadership {
  /** Acquires the lock if it is free or its holder's heartbeat has expired. Returns the term, or null. */
  seek(): Promise<number | null>;
  /** Heartbeat, first sent when all leader jobs have started; false if the lock is lost. */
  beat(term: number): Promise<boolean>;
  /** Releases the lock, if held, and its connection. */
  leave(): Promise<void>;
}
