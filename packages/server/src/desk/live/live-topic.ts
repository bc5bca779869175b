/** Values by key. */
export type LiveTable = ReadonlyMap<string, unknown>;

/** What a topic of the desk shows, read again while it has subscribers. */
export interface LiveTopic {
  readonly everyMs: number;
  /** The longest pause between two readings, however long one takes; default: ten times as long as the last took. */
  readonly longestPauseMs?: number;
  /** Null: there is no such subject. A list without rows is an empty table. */
  read(): Promise<LiveTable | null>;
}
