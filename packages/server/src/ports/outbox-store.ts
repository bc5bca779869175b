import type { MatchChange } from './publisher';

/** An outbox event. Events about the same match or player are in commit order. */
export type News =
  | { readonly kind: 'match'; readonly gameId: number; readonly changes: readonly MatchChange[] }
  /** Bets and the balance of a player changed; the publisher reads the current state. */
  | { readonly kind: 'player'; readonly accountId: number; readonly orderNos: readonly string[] };

/** A stored outbox event; `text` is its JSON. */
export interface KeptNews {
  readonly id: number;
  readonly text: string;
  /** Waiting time in ms by the database's clock. */
  readonly waitedMs: number;
}

/** Identity by which the processes of one database recognise each other on a shared bus. */
export interface BusIdentity {
  readonly name: string;
  /** 32 random bytes that sign messages. */
  readonly key: Uint8Array;
}

export interface OutboxDepth {
  readonly count: number;
  /** Waiting time of the oldest event in ms; 0 if empty. */
  readonly waitedMs: number;
}

/** Outbox events between their commit and the bus (R23). */
export interface OutboxStore {
  /** In the transaction of the change, after the changed rows are locked. */
  add(news: readonly News[]): Promise<void>;
  /** The oldest committed events. */
  next(limit: number): Promise<KeptNews[]>;
  depth(): Promise<OutboxDepth>;
  /** Only after the bus has confirmed them. */
  remove(ids: readonly number[]): Promise<void>;
  busIdentity(): Promise<BusIdentity>;
}
