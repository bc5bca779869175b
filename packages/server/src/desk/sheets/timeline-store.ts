import type { TimelineEntry } from '@clutchline/contract/desk';

/** Business time; keys order the entries of one moment. */
export interface TimelinePosition {
  readonly at: number;
  readonly key: string;
}

export interface TimelineStore {
  /** Newest first, before the position; null: the newest. Null: no such match. */
  list(gameId: number, before: TimelinePosition | null, limit: number): Promise<TimelineEntry[] | null>;
}
