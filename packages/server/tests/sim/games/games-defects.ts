import type { Stores } from '../../../src/composition/stores';
import type { ChangeStores } from './games-process';

interface GamesDefect {
  readonly name: string;
  /** The first seed that finds it: those before take time. */
  readonly seed: number;
  readonly sabotage: ChangeStores;
}

const inChess =
  (change: (chess: Stores['chess']) => Partial<Stores['chess']>): ChangeStores =>
  (stores) => ({
    ...stores,
    chess: { ...stores.chess, ...change(stores.chess) },
  });

const inPlacements =
  (change: (placements: Stores['placements']) => Partial<Stores['placements']>): ChangeStores =>
  (stores) => ({
    ...stores,
    placements: { ...stores.placements, ...change(stores.placements) },
  });

const inRounds =
  (change: (rounds: Stores['rounds']) => Partial<Stores['rounds']>): ChangeStores =>
  (stores) => ({
    ...stores,
    rounds: { ...stores.rounds, ...change(stores.rounds) },
  });

export const GAMES_DEFECTS: readonly GamesDefect[] = [
  {
    name: 'a repeated action is played again',
    seed: 1,
    sabotage: inChess(() => ({ answered: () => Promise.resolve(null) })),
  },
  {
    name: 'a market is kept for hours',
    seed: 1,
    sabotage: inChess((chess) => ({ hold: async (accountId) => await chess.hold(accountId, 0) })),
  },
  {
    name: 'a sold card stays in the backpack',
    seed: 1,
    sabotage: inChess((chess) => ({
      change: async (accountId, change) => {
        const isSale = change.action.kind === 'sell';
        const after = isSale ? { ...change.after, cards: change.before.cards } : change.after;
        await chess.change(accountId, { ...change, after });
      },
    })),
  },
  {
    name: 'bets of the same round are not counted together',
    seed: 4,
    sabotage: inPlacements((placements) => ({
      read: async (query, hold) => ({
        ...(await placements.read(query, hold)),
        staked: { day: 0n, cards: 0n, matches: new Map(), scopes: new Map() },
      }),
    })),
  },
  {
    name: 'a bet is accepted although its play has closed since it was validated',
    seed: 15,
    sabotage: inPlacements((placements) => ({
      commit: async (placement) => {
        const { accountId, requestId } = placement;
        const pointIds = placement.points.map(({ pointId }) => pointId);
        const { points } = await placements.read({ accountId, requestId, pointIds, dayStart: 0 }, false);
        return await placements.commit({ ...placement, points });
      },
    })),
  },
  {
    name: 'a bet after the lock is accepted while no leader closes its play',
    seed: 2,
    sabotage: inPlacements((placements) => ({
      read: async (query, hold) => {
        const snapshot = await placements.read(query, hold);
        return {
          ...snapshot,
          points: snapshot.points.map((point) => ({ ...point, startTime: Number.MAX_SAFE_INTEGER })),
        };
      },
    })),
  },
  {
    name: 'the winner of a round is swapped',
    seed: 1,
    sabotage: inRounds((rounds) => ({
      addFinished: async (finished) =>
        await rounds.addFinished(
          finished.map((round) => ({ ...round, facts: { ...round.facts, winner: round.facts.winner === 1 ? 2 : 1 } })),
        ),
    })),
  },
];
