/** The seat of the one process that leads: it listens to the feed and settles. Each take-over begins a new term. */
export interface Leadership {
  /** Takes the seat where it is free, or where its holder gave no sign for too long; the term, or null. */
  seek(): Promise<number | null>;
  /** A sign of life, for the first time when all has begun that a leader does; false where the seat is lost. */
  beat(term: number): Promise<boolean>;
  /** Gives the seat up, if it is held, and lets go of the connection. */
  leave(): Promise<void>;
}
