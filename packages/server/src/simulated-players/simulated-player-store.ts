export interface SimulatedPlayer {
  readonly accountId: number;
  readonly currencyId: number;
  readonly timeZone: string;
}

export interface OpenPoolPoint {
  readonly pointId: number;
  readonly version: number;
  /** Thousandths, of the same pick at fixed odds; null if it has no price. */
  readonly fixedOdd: number | null;
}

/** Tickets of simulated players. */
export interface SimulatedTickets {
  readonly pointId: number;
  readonly currencyId: number;
  readonly tickets: number;
}

export interface OpenPool {
  readonly playId: number;
  readonly gameId: number;
  readonly startTime: number;
  readonly points: readonly OpenPoolPoint[];
  readonly tickets: readonly SimulatedTickets[];
}

export interface SimulatedPlayerStore {
  /** For an account without bets. */
  add(accountId: number): Promise<void>;
  players(): Promise<SimulatedPlayer[]>;
  /** Pools that take bets and close after `from`, until `to`; business time in ms. */
  openPools(from: number, to: number): Promise<OpenPool[]>;
}
