import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validatePrices, type PriceMove } from './validate-prices';

const move = (fields: Partial<PriceMove>): PriceMove => ({
  market: 'match_winner',
  before: [1_800, 2_050],
  after: [1_820, 2_030],
  hasScored: false,
  isOpen: true,
  spanMs: 250,
  ...fields,
});

describe('odds-jump-guard', () => {
  it('R34 believes prices that move as prices do', () => {
    expect(validatePrices(move({}))).toBeNull();
    expect(validatePrices(move({ hasScored: true, before: [1_500, 2_500], after: [4_000, 1_230] }))).toBeNull();
  });

  it('R34 a score may make one pick of a suspended play certain, whatever its prices were; of an open one it may not', () => {
    const certain = move({ hasScored: true, isOpen: false, before: [2_061, 1_739], after: [101_000, 1_001] });
    expect(validatePrices(certain)).toBeNull();
    expect(validatePrices({ ...certain, before: [8_000, 1_100], after: [1_001, 101_000] })).toBeNull();
    expect(validatePrices({ ...certain, isOpen: true })).toBe('price_jump');
    expect(validatePrices({ ...certain, hasScored: false })).toBe('price_jump');
    expect(validatePrices({ ...certain, before: [1_167, 5_500], after: [751_000, 5_500] })).toBe('price_jump');
    expect(validatePrices({ ...certain, after: [1_001, 1_001] })).toBe('book_above_sane');
  });

  it('R34 bad-input 127: 750.000 after 1.167 is a jump, also in a live match', () => {
    expect(validatePrices(move({ hasScored: true, before: [1_167, 5_500], after: [751_000, 5_500] }))).toBe(
      'price_jump',
    );
  });

  it.each([
    [[1_000, 2_000], 'price_out_of_range'],
    [[-1_800, 2_050], 'price_out_of_range'],
    [[Number.NaN, 2_050], 'price_out_of_range'],
    [[1_000_001, 2_050], 'price_out_of_range'],
    [[2_050, 2_060], 'book_below_fair'],
    [[1_200, 1_200], 'book_above_sane'],
  ])('R34 a new play at %j is doubted: %s', (after, violation) => {
    expect(validatePrices(move({ before: null, after }))).toBe(violation);
  });

  it('R34 over a long stretch a price may be anywhere, its book may not', () => {
    expect(validatePrices(move({ after: [9_000, 1_080], spanMs: 60_000 }))).toBeNull();
    expect(validatePrices(move({ after: [9_000, 1_180], spanMs: 60_000 }))).toBe('book_below_fair');
  });

  it('R34 both picks of "at least one map" can win', () => {
    expect(validatePrices(move({ market: 'at_least_one_map', before: null, after: [1_050, 1_080] }))).toBeNull();
    expect(validatePrices(move({ market: 'match_winner', before: null, after: [1_050, 1_080] }))).toBe(
      'book_above_sane',
    );
  });

  it('R34 finds planted corruptions of a book of two: ten times, a tenth, a lost sign, sides of a favourite swapped', () => {
    let planted = 0;
    let found = 0;
    const book = fc.record({
      chance: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      margin: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        book,
        fc.constantFrom('ten', 'tenth', 'sign', 'hundred', 'swap'),
        fc.boolean(),
        ({ chance, margin }, kind, isFirst) => {
          const price = (p: number): number => Math.floor(1_000 / (p * (1 + margin)));
          const before = [price(chance), price(1 - chance)];
          const [own = 0, other = 0] = isFirst ? before : before.toReversed();
          const isLopsided = Math.max(chance, 1 - chance) > 0.65;
          if (kind === 'swap' && !isLopsided) return;
          const bad = { ten: own * 10, tenth: Math.floor(own / 10), sign: -own, hundred: own * 100, swap: other }[kind];
          const changed = isFirst ? [bad, before[1] ?? 0] : [before[0] ?? 0, bad];
          const after = kind === 'swap' ? before.toReversed() : changed;
          planted += 1;
          if (validatePrices(move({ before, after })) !== null) found += 1;
        },
      ),
      { numRuns: 10_000 },
    );
    console.log(`R34: ${found} of ${planted} planted corruptions of prices found`);
    expect(found / planted).toBeGreaterThanOrEqual(0.999);
  });
});
