import { casesOf } from '@clutchline/test-support/cases-of';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { fairProbabilities } from '../odds/fair-probabilities';
import { marginOf } from '../odds/margin-of';
import { biasForPrice, fadedBias, fairShare, hasFeedFollowed, housePrices } from './house-price';

const BOOKS = casesOf(20_000, 100_000);

/** Of a feed: two picks or more, a book of 1.000 to 1.600, and long shots. */
const feeds = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 8 }), fc.integer({ min: 0, max: 600 }))
  .map(([weights, margin]) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) =>
      Math.min(1_000_000, Math.max(1_001, Math.floor((1_000_000 * total) / (weight * (1_000 + margin))))),
    );
  });
const biases = fc.oneof(fc.integer({ min: -700_000, max: 700_000 }), fc.integer({ min: -14_000_000, max: 14_000_000 }));
const margins = fc.option(fc.integer({ min: 0, max: 300 }));

/** In whole numbers: a sum of floats could hide a book below one. */
function isBookWhole(odds: readonly number[]): boolean {
  const product = odds.reduce((all, odd) => all * BigInt(odd), 1n);
  return odds.reduce((sum, odd) => sum + (product * 1_000n) / BigInt(odd), 0n) >= product;
}

describe('prices of the house', () => {
  it(`DESK-9 D8 of ${BOOKS} books: the book is 1.000 or more, the order is kept, the bias moves its pick, the fade ends at the feed`, () => {
    const book = fc.tuple(feeds, biases, margins, fc.nat({ max: 7 }), fc.integer({ min: 1, max: 3_600_000 }));
    let books = 0;
    fc.assert(
      fc.property(book, ([feed, logOdds, margin, pick, fadeMs]) => {
        books += 1;
        const index = pick % feed.length;
        const odds = housePrices(feed, { bias: { index, logOdds }, margin });
        const others = odds.flatMap((odd, at) => (at === index ? [] : [{ odd, feed: feed[at] ?? 0 }]));
        const ordered = others.toSorted((a, b) => a.feed - b.feed || a.odd - b.odd);
        const plain = housePrices(feed, { bias: null, margin });
        const [biased = 0, unbiased = 0] = [odds[index], plain[index]];
        const left = fadedBias(logOdds, fadeMs, fadeMs);
        const ended = housePrices(feed, { bias: { index, logOdds: left }, margin: null });
        return (
          odds.every((odd) => Number.isSafeInteger(odd) && odd >= 1_001 && odd <= 1_000_000) &&
          isBookWhole(odds) &&
          ordered.every(({ odd }, at) => at === 0 || odd >= (ordered[at - 1]?.odd ?? 0)) &&
          (logOdds >= 0 ? biased <= unbiased : biased >= unbiased) &&
          left === 0 &&
          (!isBookWhole(feed) || ended.join() === feed.join())
        );
      }),
      { numRuns: BOOKS, seed: 41 },
    );
    expect(books).toBe(BOOKS);
  });

  it('DESK-9 are those of the formula', () => {
    const wanted = fc.tuple(feeds, fc.integer({ min: -3_000_000, max: 3_000_000 }), margins);
    fc.assert(
      fc.property(wanted, ([feed, logOdds, margin]) => {
        const odds = housePrices(feed, { bias: { index: 0, logOdds }, margin });
        const [first = 0.5, ...rest] = fairProbabilities('proportional', feed);
        const biased = 1 / (1 + Math.exp(-(Math.log(first / (1 - first)) + logOdds / 1_000_000)));
        const scaled = [biased, ...rest.map((p) => (p * (1 - biased)) / (1 - first))];
        const book = 1 + (margin === null ? Math.max(0, marginOf(feed)) : margin / 1_000);
        return scaled.every((p, at) => {
          const exact = Math.min(1_000_000, Math.max(1_001, 1_000 / (p * book)));
          return Math.abs((odds[at] ?? 0) - exact) <= 1 + exact * 1e-9;
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [[1_900, 1_900], null, null, [1_900, 1_900]],
    [[1_900, 1_900], null, 0, [2_000, 2_000]],
    [[1_900, 1_900], null, 100, [1_818, 1_818]],
    [[1_900, 1_900], 200_000, null, [1_727, 2_110]],
    [[1_900, 1_900], -200_000, null, [2_110, 1_727]],
    [[1_500, 4_000, 8_000], 700_000, null, [1_228, 6_595, 13_190]],
    [[3_100, 3_100], null, null, [2_000, 2_000]],
  ])('DESK-9 of %j with bias %s and margin %s', (feed, logOdds, margin, expected) => {
    expect(housePrices(feed, { bias: logOdds === null ? null : { index: 0, logOdds }, margin })).toEqual(expected);
  });

  it('DESK-9 are made of whole numbers alone: no function whose last bit may differ between machines', () => {
    for (const name of ['exp', 'log', 'pow'] as const) vi.spyOn(Math, name).mockReturnValue(Number.NaN);
    try {
      const rule = { bias: { index: 1, logOdds: 456_789 }, margin: 55 };
      expect(housePrices([1_500, 4_000, 8_000], rule)).toEqual([1_686, 2_848, 8_996]);
      expect(biasForPrice([1_900, 1_900], { index: 0, odd: 2_000, margin: null })).toBe(-101_035);
    } finally {
      vi.restoreAllMocks();
    }
  });

  it.each([[[]], [[1_900]], [[1_900, 1_000]], [[1_900, 1_000_001]]])(
    'bad-input 303: %j are no prices of a feed',
    (feed) => {
      expect(() => housePrices(feed, { bias: null, margin: null })).toThrow(RangeError);
    },
  );
});

describe('the bias of a typed price', () => {
  it('DESK-9 meets each price that a bias gives, with the greatest bias that gives it, or none', () => {
    const wanted = fc.tuple(feeds, margins, fc.integer({ min: -6_000_000, max: 6_000_000 }));
    fc.assert(
      fc.property(wanted, ([feed, margin, given]) => {
        const priceAt = (logOdds: number) => housePrices(feed, { bias: { index: 1, logOdds }, margin })[1] ?? 0;
        const odd = priceAt(given);
        const logOdds = biasForPrice(feed, { index: 1, odd, margin });
        return priceAt(logOdds) === odd && (priceAt(0) === odd ? logOdds === 0 : Math.abs(logOdds) >= Math.abs(given));
      }),
      { numRuns: 300 },
    );
  });

  it('DESK-9 is that of the nearest price if none meets it', () => {
    const limits = housePrices([1_010, 50_000], { bias: { index: 0, logOdds: 14_000_000 }, margin: 300 });
    expect(limits).toEqual([1_001, 1_000_000]);
    for (const odd of [1_300, 2_000, 999_999]) {
      const logOdds = biasForPrice([1_010, 50_000], { index: 0, odd, margin: 300 });
      expect(housePrices([1_010, 50_000], { bias: { index: 0, logOdds }, margin: 300 })[0]).toBe(odd);
    }
  });
});

describe('a fade', () => {
  it.each([
    [700_000, 600_000, 0, 700_000],
    [700_000, 600_000, 300_000, 350_000],
    [-700_001, 600_000, 300_000, -350_000],
    [700_000, 600_000, 600_000, 0],
    [700_000, 600_000, 999_999, 0],
    [700_000, 600_000, -5, 700_000],
    [700_000, 0, 3_600_000, 700_000],
  ])('DESK-10 of %d in %d ms is, after %d ms, %d', (logOdds, fadeMs, passedMs, left) => {
    expect(fadedBias(logOdds, fadeMs, passedMs)).toBe(left);
  });

  it('DESK-10 ends once the feed has moved as far in the same direction', () => {
    const share = (odd: number, other: number) => fairShare([odd, other], 0);
    const before = share(1_900, 1_900);
    expect(hasFeedFollowed(200_000, before, share(1_728, 2_110))).toBe(false);
    expect(hasFeedFollowed(200_000, before, share(1_726, 2_111))).toBe(true);
    expect(hasFeedFollowed(-200_000, before, share(2_111, 1_726))).toBe(true);
    expect(hasFeedFollowed(-200_000, before, share(1_726, 2_111))).toBe(false);
    expect(hasFeedFollowed(200_000, before, share(2_111, 1_726))).toBe(false);
  });
});
