import { casesOf } from '@clutchline/test-support/cases-of';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { auditPool, poolPayout, type PoolTicket } from './audit-pool';
import { closePool, type PoolToClose } from './close-pool';

const RUNS = casesOf(4_000, 20_000);

type Ratio = readonly [top: bigint, bottom: bigint];
const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];
const isAtMost = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d <= c * b;
const ONE: Ratio = [1n, 1n];

interface Case {
  readonly pool: PoolToClose;
  readonly tickets: readonly PoolTicket[];
}

interface Expected {
  readonly payouts: readonly bigint[];
  readonly takeout: bigint;
}

/** By the published rules in exact fractions; null: every stake is refunded. */
function expectedOf({ pool, tickets }: Case): Expected | null {
  const isOut = (id: number): boolean => pool.withdrawn.includes(id);
  const on = (id: number): bigint => total(tickets.filter(({ point_id }) => point_id === id));
  const sides = [...new Set(tickets.map(({ point_id }) => point_id))].filter((id) => !isOut(id));
  const winners = sides.filter((id) => pool.winners.includes(id));
  if (pool.is_void || sides.length < 2 || winners.length === 0) return null;
  const gross = total(tickets.filter(({ point_id }) => !isOut(point_id)));
  const takeout = (gross * BigInt(pool.takeout)) / 1_000n;
  const profit = winners.reduce((left, id) => left - on(id), gross - takeout);
  const payouts = tickets.map(({ point_id, stake }) => {
    if (isOut(point_id)) return stake;
    if (!winners.includes(point_id)) return 0n;
    const share: Ratio = times([profit, BigInt(winners.length)], [1n, on(point_id)]);
    return floor(times([stake, 1n], [cutOdds(plus(ONE, share)), 1_000n]));
  });
  return { payouts, takeout: profit < 0n ? takeout + profit : takeout };
}

const total = (tickets: readonly PoolTicket[]): bigint => tickets.reduce((sum, { stake }) => sum + stake, 0n);
const floor = ([top, bottom]: Ratio): bigint => top / bottom;

function cutOdds(odds: Ratio): bigint {
  let low = 1_000n;
  let high = 2_000n;
  while (isAtMost([high, 1_000n], odds)) high *= 2n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (isAtMost([middle, 1_000n], odds)) low = middle;
    else high = middle;
  }
  return low;
}

const POINTS = [1, 2, 3, 4, 5];
const stake = fc.oneof(fc.bigInt(1n, 20n), fc.bigInt(1n, 10_000n), fc.bigInt(1n, 10n ** 15n));
const tickets = (points: readonly number[]) =>
  fc.array(fc.record({ point_id: fc.constantFrom(...points), stake }), { maxLength: 8 });
const takeout = fc.integer({ min: 0, max: 500 });
const never = fc.constant<number[]>([]);

function caseOf(fields: {
  readonly winners: fc.Arbitrary<number[]>;
  readonly withdrawn?: fc.Arbitrary<number[]>;
  readonly sides?: readonly number[];
  readonly isVoid?: fc.Arbitrary<boolean>;
}): fc.Arbitrary<Case> {
  return fc
    .record({
      takeout,
      tickets: tickets(fields.sides ?? POINTS),
      winners: fields.winners,
      withdrawn: fields.withdrawn ?? never,
      is_void: fields.isVoid ?? fc.constant(false),
    })
    .map(({ tickets: held, ...rest }) => {
      const points = POINTS.map((id) => ({
        point_id: id,
        stakes: total(held.filter(({ point_id }) => point_id === id)),
      }));
      return { pool: { ...rest, points }, tickets: held };
    });
}

function payoutsOf({ pool, tickets: held }: Case): readonly bigint[] | null {
  const closing = closePool(pool);
  if (closing.kind === 'refund') return null;
  return held.map(({ point_id, stake: staked }) => {
    if (closing.withdrawn.includes(point_id)) return staked;
    const odds = closing.dividends.find((dividend) => dividend.point_id === point_id)?.odds;
    return odds === undefined ? 0n : poolPayout(staked, odds);
  });
}

function check(one: Case): string {
  const expected = expectedOf(one);
  const payouts = payoutsOf(one);
  expect(payouts).toEqual(expected?.payouts ?? null);
  const audit = auditPool(closePool(one.pool), one.tickets);
  const paid = (payouts ?? one.tickets.map((ticket) => ticket.stake)).reduce((sum, amount) => sum + amount, 0n);
  expect(audit.takeout).toBe(expected?.takeout ?? 0n);
  expect(audit.paid + audit.refunded).toBe(paid);
  expect(paid + audit.takeout + audit.breakage).toBe(total(one.tickets));
  expect(audit.breakage >= 0n && audit.takeout >= 0n).toBe(true);
  if (expected === null) return 'refund';
  return audit.refunded > 0n ? 'part refund' : 'paid';
}

function countKinds(cases: fc.Arbitrary<Case>): Record<string, number> {
  const kinds: Record<string, number> = {};
  fc.assert(
    fc.property(cases, (one) => {
      const kind = check(one);
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }),
    { numRuns: RUNS },
  );
  return kinds;
}

describe(`pools against exact fractions, 5 × ${RUNS} cases`, { timeout: 60_000 }, () => {
  it('R32 one winner', () => {
    const kinds = countKinds(caseOf({ winners: fc.constantFrom(...POINTS).map((id) => [id]) }));
    expect(kinds['paid']).toBeGreaterThan(RUNS / 10);
  });

  it('R32 none, some or all winners: dead heats', () => {
    const kinds = countKinds(caseOf({ winners: fc.subarray(POINTS) }));
    expect(kinds['paid']).toBeGreaterThan(RUNS / 10);
    expect(kinds['refund']).toBeGreaterThan(RUNS / 100);
  });

  it('R32 withdrawn outcomes, winners among them', () => {
    const kinds = countKinds(caseOf({ winners: fc.subarray(POINTS), withdrawn: fc.subarray(POINTS) }));
    expect(Object.keys(kinds).sort()).toEqual(['paid', 'part refund', 'refund']);
  });

  it('R32 stakes on one side or two', () => {
    const kinds = countKinds(caseOf({ sides: [1, 2], winners: fc.subarray([1, 2]), withdrawn: fc.subarray([2]) }));
    expect(kinds['paid']).toBeGreaterThan(RUNS / 100);
    expect(kinds['refund']).toBeGreaterThan(RUNS / 10);
  });

  it('R32 void after the close', () => {
    const isVoid = fc.boolean();
    const kinds = countKinds(caseOf({ winners: fc.subarray(POINTS), isVoid }));
    expect(kinds['refund']).toBeGreaterThan(RUNS / 3);
  });
});
