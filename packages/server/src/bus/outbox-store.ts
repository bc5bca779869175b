import type { News } from '../platform/records';

export interface KeptNews {
  readonly id: number;
  readonly text: string;
  /** In ms by the database's clock. */
  readonly waitedMs: number;
}

/** Lets the processes of one database recognise each other on a shared bus. */
export interface BusIdentity {
  readonly name: string;
  /** 32 random bytes that sign messages. */
  readonly key: Uint8Array;
}

export interface OutboxDepth {
  readonly count: number;
  /** Of the oldest event, in ms; 0 if empty. */
  readonly waitedMs: number;
}

export interface OutboxStore {
  /** In the transaction of the change, after locking the changed rows. */
  add(news: readonly News[]): Promise<void>;
  /** Oldest first. */
  next(limit: number): Promise<KeptNews[]>;
  depth(): Promise<OutboxDepth>;
  /** Call after the bus has confirmed them. */
  remove(ids: readonly number[]): Promise<void>;
  busIdentity(): Promise<BusIdentity>;
}
