import type { MatchChange, News } from '../platform/records';
import { groupBy } from '../platform/group-by';

export interface MovedBet {
  readonly orderNo: string;
  readonly accountId: number;
}

/** Per outbox event: the bus limits a message to one megabyte. */
const MOST_CHANGES = 200;

export function newsOfMatches(byMatch: Iterable<readonly [number, readonly MatchChange[]]>): News[] {
  return [...byMatch].flatMap(([gameId, changes]) =>
    Array.from({ length: Math.ceil(changes.length / MOST_CHANGES) }, (_, part): News => {
      const from = part * MOST_CHANGES;
      return { kind: 'match', gameId, changes: changes.slice(from, from + MOST_CHANGES) };
    }),
  );
}

export function newsOfBets(bets: readonly MovedBet[]): News[] {
  return [...groupBy(bets, ({ accountId }) => accountId)].map(([accountId, own]) => ({
    kind: 'player',
    accountId,
    orderNos: own.map(({ orderNo }) => orderNo),
  }));
}
