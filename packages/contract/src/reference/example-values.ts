/** One made-up match, its markets and a bet on it. Money is in CNY. */
export const EXAMPLE = {
  gameId: 1204,
  gameTypeId: 1,
  eventId: 88,
  teamIds: [41, 42],
  playId: 310,
  poolPlayId: 318,
  pointId: 5101,
  otherPointId: 5102,
  currencyId: 1,
  odd: '1.955',
  version: 7,
  orderNo: '01KAMWD4M0S6ZJ3V8Q2T5X7Y9B',
  requestId: 'k3v9Zt_71QmXw0aR-5hL',
  playerId: 'p_8Jd2kQ0vXz71LmWn',
  token: 'tUq4Zc9Yw1Rk8Hs2Lp6Vx0Bn',
  /** Shortened. */
  signedToken: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJwMSJ9.c2lnbmF0dXJl',
  epoch: 'e5c1f0a29b7d',
  seq: 1042,
  /** 2026-01-01 12:00 UTC. */
  startTime: 1_767_268_800_000,
  betTime: 1_767_269_400_000,
  endTime: 1_767_276_600_000,
  /** 2026-01-02 00:00 UTC. */
  dayEnd: 1_767_312_000_000,
} as const;

/** Of the ids that many schemas have. */
export const ID_TEXT = {
  game: 'Id of the match, 1 to 2^53 − 1.',
  play: 'Id of the play (market), 1 to 2^53 − 1.',
  point: 'Id of the point (one outcome that can be bet on), 1 to 2^53 − 1; the same as `point_id` in pushes and plays.',
  currency: 'Id of the currency of all amounts beside it, 1 to 9999; see getCurrency.',
  version: 'Version of the price, 1 or more; each change of the price adds 1.',
  order: 'Order number of the ticket: 26 characters of Crockford base 32, sortable by time.',
} as const;
