/** Anchor of the business clock, and the stored feed. */
export interface FeedState {
  readonly fingerprint: string;
  /** Business time in ms at `anchorWall`. */
  readonly anchorVirtual: number;
  readonly anchorWall: number;
  /** Business time per wall-clock time. */
  readonly speed: number;
}

export interface FeedStateStore {
  read(): Promise<FeedState | null>;
  write(state: FeedState): Promise<void>;
}
