/** Where the business clock is anchored, and of which feed the stored data is. */
export interface FeedState {
  readonly fingerprint: string;
  /** Business time in ms at the wall-clock time `anchorWall`. */
  readonly anchorVirtual: number;
  readonly anchorWall: number;
  /** How many ms of business time pass in one ms of wall-clock time. */
  readonly speed: number;
}

export interface FeedStateStore {
  read(): Promise<FeedState | null>;
  write(state: FeedState): Promise<void>;
}
