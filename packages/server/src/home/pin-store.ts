/** What the operator pins to the home: an event, or with `gameId` one match of it. */
export interface PinTarget {
  readonly eventId: number;
  readonly gameId: number | null;
}

export interface Pin extends PinTarget {
  /** Business time, ms; null: as long as the event or match has not ended. */
  readonly until: number | null;
  readonly pinnedBy: string;
  readonly pinnedAt: number;
}

export interface PinStore {
  /** Those that have not expired, on matches that are neither over nor hidden; oldest first. */
  current(now: number): Promise<Pin[]>;
  /** No other process changes pins before the transaction ends. */
  lock(): Promise<void>;
  /** In place of an earlier one of the same target. */
  save(pin: Pin): Promise<void>;
  /** Null without one. */
  remove(kind: 'event' | 'match', id: number): Promise<PinTarget | null>;
}
