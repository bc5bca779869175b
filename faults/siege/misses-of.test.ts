import { describe, expect, it } from 'vitest';

import { missesOf } from './misses-of';
import type { SiegeResult } from './siege';

const calm = { bets: { count: 100, p50: 10, p99: 50 }, lists: { count: 9, p50: 10, p99: 50 }, troubles: new Map() };
const usage = { descriptors: 100, rssBytes: 200_000_000, heapBytes: 50_000_000 };
const held: SiegeResult = {
  row: { attack: 'guesses-by-address', finding: 'S-M4', what: 'guesses' },
  ...{ seconds: 10, quiet: calm, attacked: calm, control: null, before: usage, peak: usage, after: usage, rows: null },
  report: { answers: {}, cpuShare: 0.1 },
};
const attacked = (changes: Partial<typeof calm>): SiegeResult => ({ ...held, attacked: { ...calm, ...changes } });

describe('missesOf', () => {
  it('finds nothing where all goals were met, at their limits too', () => {
    expect(missesOf(held)).toEqual([]);
    expect(missesOf(attacked({ bets: { count: 1, p50: 60, p99: 100 } }))).toEqual([]);
    expect(missesOf({ ...held, after: { ...usage, descriptors: 116 } })).toEqual([]);
  });

  it('finds bets that take more than twice as long, that were refused, and that were not sent', () => {
    expect(missesOf(attacked({ bets: { count: 1, p50: 60, p99: 101 } }))).toEqual(['p99 101 ms, limit 100 ms']);
    expect(missesOf(attacked({ troubles: new Map([['bet: 429', 3]]) }))).toEqual([
      'honest players refused: 3 × bet: 429',
    ]);
    const late = attacked({ troubles: new Map([['bet: still_deciding', 3]]) });
    expect(missesOf(late)).toHaveLength(1);
    expect(missesOf(late, { of: 'p99', ratio: 2, leastMs: 1, allows: ['bet: still_deciding'] })).toEqual([]);
    expect(missesOf(attacked({ bets: { count: 0, p50: 0, p99: 0 } }))).toEqual(['no honest bet was sent']);
  });

  it('measures against a quiet server that is slow enough to be measured', () => {
    const slow = attacked({ bets: { count: 1, p50: 60, p99: 900 } });
    expect(missesOf(slow, { of: 'p99', ratio: 10, leastMs: 100 })).toEqual([]);
    expect(missesOf(slow, { of: 'p99', ratio: 10, leastMs: 1 })).toHaveLength(1);
    expect(missesOf(slow, { of: 'p50', ratio: 10, leastMs: 1 })).toEqual([]);
  });

  it('finds descriptors and a heap that do not come back, and a server that does not answer', () => {
    expect(missesOf({ ...held, after: { ...usage, descriptors: 117 } })).toEqual([
      '117 descriptors after it, 100 before',
    ]);
    expect(missesOf({ ...held, after: { ...usage, heapBytes: 80_000_000 } })).toEqual([
      'heap 76 MB after it, 48 MB before',
    ]);
    expect(missesOf({ ...held, after: { ...usage, heapBytes: null } })).toEqual(['the server did not report its heap']);
  });

  it('finds more answers and more rows than the goals of an attack allow', () => {
    const answers = { kind: 'wrong_credentials', of: () => 40 };
    const rows = { table: 'placements', of: () => 10 } as const;
    const result: SiegeResult = { ...held, row: { ...held.row, mostAnswers: answers, mostRows: rows } };
    expect(missesOf({ ...result, report: { answers: { wrong_credentials: 40 }, cpuShare: 0 }, rows: 10 })).toEqual([]);
    expect(missesOf({ ...result, report: { answers: { wrong_credentials: 41 }, cpuShare: 0 }, rows: 11 })).toEqual([
      '41 × wrong_credentials, limit 40',
      '11 rows in placements, limit 10',
    ]);
  });
});
