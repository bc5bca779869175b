import type { OutboxEvent, MatchChange } from '../platform/records';
import { groupBy } from '../platform/group-by';

export interface StoredEvent {
  readonly id: number;
  readonly event: OutboxEvent;
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
  add(events: readonly OutboxEvent[]): Promise<void>;
  /** Oldest first. */
  next(limit: number): Promise<StoredEvent[]>;
  depth(): Promise<OutboxDepth>;
  /** Call after the bus has confirmed them. */
  remove(ids: readonly number[]): Promise<void>;
  busIdentity(): Promise<BusIdentity>;
}

export interface MovedBet {
  readonly orderNo: string;
  readonly accountId: number;
}

/** Per outbox event: the bus limits a message to one megabyte. */
const MAX_CHANGES = 200;

export function matchEvents(byMatch: Iterable<readonly [number, readonly MatchChange[]]>): OutboxEvent[] {
  return [...byMatch].flatMap(([gameId, changes]) =>
    Array.from({ length: Math.ceil(changes.length / MAX_CHANGES) }, (_, part): OutboxEvent => {
      const from = part * MAX_CHANGES;
      return { kind: 'match', gameId, changes: changes.slice(from, from + MAX_CHANGES) };
    }),
  );
}

export function playerEvents(bets: readonly MovedBet[]): OutboxEvent[] {
  return [...groupBy(bets, ({ accountId }) => accountId)].map(([accountId, own]) => ({
    kind: 'player',
    accountId,
    orderNos: own.map(({ orderNo }) => orderNo),
  }));
}
