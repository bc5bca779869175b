import type { PlacementSnapshot, SnapshotPoint } from '../../../src/placement/placement-store';
import { requestHash } from '../../../src/placement/validation/requested-bets';
import { onStore, type Defect } from './defect';

type Change = readonly [part: string, becomes: string];

/** In both functions that place bets. */
const inPlaceBets = (name: string, [part, becomes]: Change, together: readonly Change[]): Defect => ({
  name,
  edits: [
    { functionName: 'place_bets', part, becomes },
    ...together.map(([partOfBatch, becomesInBatch]) => ({
      ...{ functionName: 'place_bets_together', part: partOfBatch, becomes: becomesInBatch },
    })),
  ],
});

const misread = (name: string, change: (snapshot: PlacementSnapshot) => Partial<PlacementSnapshot>): Defect =>
  onStore(name, 'placements', (placements) => ({
    read: async (query, hold) => {
      const snapshot = await placements.read(query, hold);
      return { ...snapshot, ...change(snapshot) };
    },
  }));

const misreadPoints = (name: string, change: Partial<SnapshotPoint>): Defect =>
  misread(name, ({ points }) => ({ points: points.map((point) => ({ ...point, ...change })) }));

export const PLACING_DEFECTS: readonly Defect[] = [
  inPlaceBets(
    'the stake is not debited',
    ['balance = balance - a_total', 'balance = balance'],
    [['balance = w.balance - p.total', 'balance = w.balance']],
  ),
  inPlaceBets(
    'the stake is debited twice',
    ['balance = balance - a_total', 'balance = balance - 2 * a_total'],
    [['balance = w.balance - p.total', 'balance = w.balance - 2 * p.total']],
  ),
  inPlaceBets(
    'the wallet is not compared at the commit',
    [`and version = (p->>'wallet_version')::bigint and balance >= a_total`, ''],
    [
      [`when w.version <> p.wallet_version or w.balance < p.total then 'stale'`, ''],
      ['and w.version = p.wallet_version and w.balance >= p.total', ''],
    ],
  ),
  inPlaceBets(
    'a price is not compared at the commit',
    ['where o.odd is not distinct from n.odd and o.version = n.version and o.outcome is null', ''],
    [['h.odd is not distinct from x.odd and h.version = x.version and h.outcome is null', 'true']],
  ),
  inPlaceBets(
    'a bet is accepted on a play that closed before the commit',
    ['where l.status = n.status and l.is_hide = n.is_hide', ''],
    [['h.id is not null, h.status = x.status and h.is_hide = x.is_hide', 'h.id is not null, true']],
  ),
  inPlaceBets(
    'a bet is accepted on a match that moved before the commit',
    [
      `where m.status = n.status and m.is_hide = n.is_hide
      and array[m.round, m.score_1, m.score_2, m.round_score_1, m.round_score_2] = n.standing`,
      '',
    ],
    [['h.status = x.status and h.is_hide = x.is_hide and h.standing = x.standing as is_same', 'true as is_same']],
  ),
  inPlaceBets(
    'what an outcome can cost is not counted',
    ['if not add_exposure(', 'if false and not add_exposure('],
    [['amount = e.amount + x.amount', 'amount = e.amount']],
  ),
  misread('the day and match limits count nothing', () => ({
    staked: { day: 0n, cards: 0n, matches: new Map(), scopes: new Map() },
  })),
  misreadPoints('a limit is not scaled by its play', { limitScale: 1_000 }),
  misreadPoints('a play without combos is combined', { noParlay: 0 }),
  misreadPoints('a match that should have begun takes bets', { startTime: Number.MAX_SAFE_INTEGER }),
  misreadPoints('a suspended play takes bets', { playStatus: 1 }),
  onStore('a bet is accepted at the prices of a stale feed', 'placements', (placements) => ({
    read: async (query, hold) => ({ ...(await placements.read(query, hold)), feedAgeMs: 0 }),
    commit: (placement) => placements.commit({ ...placement, maxFeedAgeMs: null }),
  })),
  onStore('a feed that grows old before the commit is not noticed', 'placements', (placements) => ({
    commit: (placement) => placements.commit({ ...placement, maxFeedAgeMs: null }),
  })),
  misread('a retry finds no answer', () => ({ stored: null })),
  onStore('a request id is not unique', 'placements', (placements) => {
    let number = 0;
    return {
      read: async (query, hold) => ({ ...(await placements.read(query, hold)), stored: null }),
      commit: (placement) => placements.commit({ ...placement, requestId: `${placement.requestId}${(number += 1)}` }),
    };
  }),
  onStore('another request under a known id gets the old answer', 'placements', (placements, action) => ({
    read: async (query, hold) => {
      const snapshot = await placements.read(query, hold);
      const { placing } = action();
      if (snapshot.stored === null || placing === undefined) return snapshot;
      return { ...snapshot, stored: { ...snapshot.stored, bodyHash: requestHash(placing.request) } };
    },
  })),
  onStore('the price of the slip is struck, whatever the price now', 'placements', (placements, action) => ({
    commit: (placement) => {
      const requested = new Map(action().placing?.request.selections.map(({ shop_id, odd }) => [shop_id, odd]));
      const struck = (pointId: number, odd: number) => Number(requested.get(pointId)?.replace('.', '') ?? odd);
      const bets = placement.bets.map((bet) => ({
        ...bet,
        legs: bet.legs.map((leg) => ({ ...leg, odd: struck(leg.pointId, leg.odd) })),
      }));
      return placements.commit({ ...placement, bets });
    },
  })),
];
