/** Leader lock: the leader reads the feed and settles. Each take-over begins a new term. */
export interface Leadership {
  /** Acquires the lock if free or expired. Returns the term, or null. */
  acquire(): Promise<number | null>;
  /** Heartbeat, first sent when all leader jobs run; false if the lock is lost. */
  sendHeartbeat(term: number): Promise<boolean>;
  /** Releases the lock and its connection. */
  release(): Promise<void>;
}
