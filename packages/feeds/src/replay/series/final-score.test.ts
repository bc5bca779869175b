import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { finalScore } from './final-score';

const series = fc
  .tuple(fc.constantFrom(1, 3, 5, 7), fc.array(fc.constantFrom<1 | 2>(1, 2), { minLength: 7, maxLength: 7 }))
  .map(([bestOf, all]) => {
    const most = (bestOf + 1) / 2;
    const end = all.findIndex((_, i) =>
      [1, 2].some((side) => all.slice(0, i + 1).filter((w) => w === side).length === most),
    );
    return { bestOf, winners: all.slice(0, end + 1) };
  });
const count = (winners: readonly (1 | 2)[], side: 1 | 2) => winners.filter((winner) => winner === side).length;

describe('finalScore', () => {
  it('counts every complete series', () => {
    fc.assert(
      fc.property(series, ({ bestOf, winners }) => {
        expect(finalScore(winners, bestOf)).toEqual({ bestOf, wins1: count(winners, 1), wins2: count(winners, 2) });
      }),
    );
  });

  it('infers one missing map, except the last, from the others', () => {
    fc.assert(
      fc.property(series, fc.nat(), ({ bestOf, winners }, n) => {
        fc.pre(winners.length > 1);
        const holed = winners.map((winner, i) => (i === n % (winners.length - 1) ? null : winner));
        expect(finalScore(holed, bestOf)).toEqual({ bestOf, wins1: count(winners, 1), wins2: count(winners, 2) });
      }),
    );
  });

  it('refuses every series that is cut short', () => {
    fc.assert(
      fc.property(series, ({ bestOf, winners }) => {
        expect(finalScore(winners.slice(0, -1), bestOf)).toBeNull();
      }),
    );
  });

  it.each([
    [[1, 2], 1],
    [[1, 1, 1], 3],
    [[1, 2, 1, 2], 3],
    [[1, null], 3],
    [[null, null, 1], null],
    [[], 3],
  ] as const)('%j of %s is nothing that can be', (winners, bestOf) => {
    expect(finalScore(winners, bestOf)).toBeNull();
  });

  it('finds the length of a series from its maps alone', () => {
    expect(finalScore([1], null)).toEqual({ bestOf: 1, wins1: 1, wins2: 0 });
    expect(finalScore([2, 1, 2], null)).toEqual({ bestOf: 3, wins1: 1, wins2: 2 });
    expect(finalScore([null, 1], null)).toEqual({ bestOf: 3, wins1: 2, wins2: 0 });
    expect(finalScore([null, 2, 1, 1, 2], null)).toEqual({ bestOf: 5, wins1: 2, wins2: 3 });
  });

  it('an even number of maps is played to the end and may be a draw', () => {
    expect(finalScore([1, 2], 2)).toEqual({ bestOf: 2, wins1: 1, wins2: 1 });
    expect(finalScore([1, 1], 2)).toEqual({ bestOf: 2, wins1: 2, wins2: 0 });
    expect(finalScore([1], 2)).toBeNull();
    expect(finalScore([1, null], 2)).toBeNull();
  });
});
