import type { LiveView } from '@clutchline/contract';

export interface ViewedMatch {
  readonly game_id: number;
  readonly team_id_1: number;
  readonly team_id_2: number;
  /** Of the latest map. */
  readonly last: LiveView | null;
}

export interface ViewStore {
  /** Matches of two teams; unknown ids and outrights are left out. */
  matches(gameIds: readonly number[]): Promise<ViewedMatch[]>;
  /** One row per map. */
  write(views: readonly LiveView[]): Promise<void>;
  /** Of matches under way that are not hidden. */
  current(): Promise<LiveView[]>;
  /** `no_match`: unknown, an outright, hidden, or over. */
  read(gameId: number): Promise<LiveView | null | 'no_match'>;
  /** Business time, ms. */
  removeBefore(at: number): Promise<void>;
}
