import type { MatchChange } from './publisher';

/** What has been committed and is to be told, in the order of its commits for each thing it speaks of. */
export type News =
  | { readonly kind: 'match'; readonly gameId: number; readonly changes: readonly MatchChange[] }
  /** Bets of a player moved, and with them the balance: whoever tells it reads how they stand. */
  | { readonly kind: 'player'; readonly accountId: number; readonly orderNos: readonly string[] };

/** News as they are kept; `text` is their JSON. */
export interface KeptNews {
  readonly id: number;
  readonly text: string;
  /** How long they have been waiting, in ms by the clock of the database. */
  readonly waitedMs: number;
}

/** How the processes of a database find and trust each other on a bus that others may use too. */
export interface BusIdentity {
  readonly name: string;
  /** 32 random bytes by which messages are signed. */
  readonly key: Uint8Array;
}

/** What waits in the outbox. */
export interface OutboxDepth {
  readonly count: number;
  /** Of the oldest, in ms; 0 where there is none. */
  readonly waitedMs: number;
}

/** News on their way from a commit to the bus (R23). */
export interface OutboxStore {
  /** Within the transaction that they are of, after the rows they speak of are locked. */
  add(news: readonly News[]): Promise<void>;
  /** The oldest of what is committed. */
  next(limit: number): Promise<KeptNews[]>;
  depth(): Promise<OutboxDepth>;
  /** Only once the bus has taken them. */
  remove(ids: readonly number[]): Promise<void>;
  busIdentity(): Promise<BusIdentity>;
}
