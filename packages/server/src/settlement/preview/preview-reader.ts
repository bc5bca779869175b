import type { PoolTicketRecord, StoredPoolCount } from '../../pools';
import type { MatchToSettle } from '../result-store';
import type { DueBet, SettlingBatch, TicketToVoid } from '../settlement-store';

export interface AffectedQuery {
  readonly pointIds: readonly number[];
  readonly after: DueBet;
  readonly limit: number;
}

/** Reads without locks what a decision depends on. */
export interface PreviewReader {
  match(gameId: number): Promise<MatchToSettle | null>;
  /** Null: unknown. */
  matchOf(playId: number): Promise<number | null>;
  /** Null: unknown. */
  ticket(orderNo: string): Promise<TicketToVoid | null>;
  /** Accepted, not swapped and not void by operators; ordered by player. */
  affected(query: AffectedQuery): Promise<DueBet[]>;
  batch(orderNos: readonly string[]): Promise<SettlingBatch>;
  poolTickets(playId: number): Promise<PoolTicketRecord[]>;
  poolCounts(playId: number): Promise<StoredPoolCount[]>;
}
