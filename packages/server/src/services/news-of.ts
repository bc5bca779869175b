import type { News } from '../ports/outbox-store';
import type { MatchChange } from '../ports/publisher';
import { groupBy } from './group-by';

/** A bet of which players are to be told. */
export interface MovedBet {
  readonly orderNo: string;
  readonly accountId: number;
}

/** How many changes one piece of news says: the bus takes no texts of more than a megabyte. */
const MOST_CHANGES = 200;

/** What readers of matches are to be told. */
export function newsOfMatches(byMatch: Iterable<readonly [number, readonly MatchChange[]]>): News[] {
  return [...byMatch].flatMap(([gameId, changes]) =>
    Array.from({ length: Math.ceil(changes.length / MOST_CHANGES) }, (_, part): News => {
      const from = part * MOST_CHANGES;
      return { kind: 'match', gameId, changes: changes.slice(from, from + MOST_CHANGES) };
    }),
  );
}

/** What players are to be told of their bets. */
export function newsOfBets(bets: readonly MovedBet[]): News[] {
  return [...groupBy(bets, ({ accountId }) => accountId)].map(([accountId, own]) => ({
    kind: 'player',
    accountId,
    orderNos: own.map(({ orderNo }) => orderNo),
  }));
}
