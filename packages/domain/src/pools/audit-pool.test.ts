import { describe, expect, it } from 'vitest';

import { auditPool } from './audit-pool';
import { closePool } from './close-pool';

const TICKETS = [
  { point_id: 1, stake: 100n },
  { point_id: 1, stake: 201n },
  { point_id: 2, stake: 400n },
  { point_id: 3, stake: 250n },
];
const POOL = {
  takeout: 80,
  points: [
    { point_id: 1, stakes: 301n },
    { point_id: 2, stakes: 400n },
    { point_id: 3, stakes: 250n },
  ],
  winners: [1],
  withdrawn: [],
  is_void: false,
};

describe('auditPool', () => {
  it('R32 counts payouts, takeout and breakage', () => {
    // G 951, T 76, N 875: 2.906 pays 290 and 584 (584.106 truncated).
    expect(auditPool(closePool(POOL), TICKETS)).toEqual({ paid: 874n, refunded: 0n, takeout: 76n, breakage: 1n });
  });

  it('R32 counts stakes of a withdrawn outcome as refunded', () => {
    // G 701, T 56, N 645: 2.142 pays 214 and 430.
    const audit = auditPool(closePool({ ...POOL, withdrawn: [3] }), TICKETS);
    expect(audit).toEqual({ paid: 644n, refunded: 250n, takeout: 56n, breakage: 1n });
  });

  it('R32 a refund returns every stake without takeout', () => {
    const audit = auditPool(closePool({ ...POOL, is_void: true }), TICKETS);
    expect(audit).toEqual({ paid: 0n, refunded: 951n, takeout: 0n, breakage: 0n });
  });

  it('R32 refuses tickets that are not those the pool was closed with', () => {
    expect(() => auditPool(closePool(POOL), TICKETS.slice(1))).toThrow(RangeError);
  });
});
