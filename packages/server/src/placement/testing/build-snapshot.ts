import { NO_OPERATOR_LIMITS } from '@clutchline/domain';

import { BUILT_IN_LIMITS } from '../limits/limit-book';
import type { PlacementSnapshot, PricedPoint } from '../placement-store';

/** An open point of play 1 of match 1 at 2.000. */
export const buildSnapshotPoint = (fields: Partial<PricedPoint> = {}): PricedPoint => ({
  pointId: 11,
  playId: 1,
  gameId: 1,
  odd: 2_000,
  version: 1,
  pick: { kind: 'over' },
  isDecided: false,
  isOffered: true,
  categoryId: 2,
  noParlay: 0,
  playStatus: 1,
  playHide: 0,
  limitScale: 1_000,
  matchStatus: 1,
  matchHide: 0,
  progress: [0, 0, 0, 0, 0],
  gameTypeId: 1,
  eventId: 1,
  teamIds: [1, 2],
  startTime: 0,
  exposure: 0n,
  ...fields,
});

type Limited = Pick<PlacementSnapshot, 'wallet' | 'staked' | 'protection' | 'operatorLimits' | 'limits'>;

/** Of a player with 1,000 CNY who has not bet, without rules. */
export const buildLimited = (fields: Partial<Limited> = {}): Limited => ({
  wallet: { currencyId: 1, balance: 100_000n, version: 3 },
  staked: { day: 0n, cards: 0n, matches: new Map(), scopes: new Map() },
  protection: { limits: [], pause: null, lostToday: 0n, openStakes: 0n },
  operatorLimits: NO_OPERATOR_LIMITS,
  limits: BUILT_IN_LIMITS,
  ...fields,
});
