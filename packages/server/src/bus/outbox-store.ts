import { isVirtualId } from '@clutchline/domain/virtual-round';

import type { OutboxEvent, MatchChange } from '../platform/records';
import { groupBy } from '../platform/group-by';

export interface StoredEvent {
  readonly id: number;
  readonly event: OutboxEvent;
  /** By the database's clock. */
  readonly waitedMs: number;
}

/** Separates databases on a shared bus. */
export interface BusIdentity {
  readonly name: string;
  readonly key: Uint8Array;
}

export interface OutboxDepth {
  readonly count: number;
  /** Of the oldest event. */
  readonly waitedMs: number;
}

export interface NextEvents {
  /** The leader's, locked until the events are removed. */
  readonly term: number;
  readonly limit: number;
}

export interface OutboxStore {
  /** In the transaction of the change, after its row locks. */
  add(events: readonly OutboxEvent[]): Promise<void>;
  /** Oldest first. */
  next(limit: number): Promise<StoredEvent[]>;
  depth(): Promise<OutboxDepth>;
  /** Removes what the bus has confirmed, and returns the next, oldest first. Null: the term is over, and nothing is removed. */
  removeAndReadNext(ids: readonly number[], next: NextEvents): Promise<StoredEvent[] | null>;
  busIdentity(): Promise<BusIdentity>;
}

export interface MovedBet {
  readonly orderNo: string;
  readonly accountId: number;
}

/** NATS messages are at most one megabyte. */
const MAX_CHANGES = 200;

/** Rounds of Speed LOL have a separate topic. */
export function matchEvents(byMatch: Iterable<readonly [number, readonly MatchChange[]]>): OutboxEvent[] {
  return [...byMatch].flatMap(([gameId, changes]) =>
    isVirtualId(gameId)
      ? []
      : Array.from({ length: Math.ceil(changes.length / MAX_CHANGES) }, (_, part): OutboxEvent => {
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
