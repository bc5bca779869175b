/** Anchor of the business clock, and the feed that the stored data comes from. */
export interface FeedState {
  readonly fingerprint: string;
  /** Business time in ms at the wall-clock time `anchorWall`. */
  readonly anchorVirtual: number;
  readonly anchorWall: number;
  /** Business time per wall-clock time. */
  readonly speed: number;
}

export interface FeedStateStore {
  read(): Promise<FeedState | null>;
  write(state: FeedState): Promise<void>;
}
