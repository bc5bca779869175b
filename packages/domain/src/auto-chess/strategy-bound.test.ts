import { describe, expect, it } from 'vitest';

import { compareFractions, decimalText, fraction, percentText } from '../chance/index';
import { AUTO_CHESS_1, TIERS, type PriceList, type Tier } from './price-list';
import { PUBLISHED_BOUNDS } from './testing/published-strategies';
import { boundOfMixtures, boundOfTier } from './testing/strategy-bound';

const ONE = fraction(1);
const MOST = Number(percentText(ONE, 4));

const CASES = PUBLISHED_BOUNDS.flatMap(({ slots, returns }) =>
  TIERS.map((tier): readonly [Tier, number, readonly [number, number]] => [tier, slots, returns[tier]]),
);

describe('bound of every strategy', () => {
  it.each(CASES)(
    'V10 CHESS-4, CHESS-9 %s with %d slots returns at most the published part',
    (tier, slots, published) => {
      const { refresh, allPaid, charge } = boundOfTier(AUTO_CHESS_1, tier, slots);
      const [ofRefresh, ofAll] = [Number(percentText(refresh, 4)), Number(percentText(allPaid, 4))];
      console.log(`${tier} ${slots} slots: ≤ ${ofRefresh} · ${ofAll} %, charge ${charge.toFixed(2)} per slot`);
      expect(ofRefresh).toBeLessThan(MOST);
      expect(ofAll).toBeLessThan(MOST);
      expect(Math.abs(ofRefresh - published[0])).toBeLessThanOrEqual(0.01);
      expect(Math.abs(ofAll - published[1])).toBeLessThanOrEqual(0.01);
    },
  );

  it.each([
    [6, -6.5],
    [8, -3],
  ])('CHESS-9 V10 no mixture of tiers gains with %d slots', (slots, published) => {
    const gain = boundOfMixtures(AUTO_CHESS_1, slots);
    console.log(`any mixture, ${slots} slots: ≤ ${decimalText(gain, 3)} hundredths per refresh`);
    expect(compareFractions(gain, fraction(0))).toBeLessThan(0);
    expect(Number(decimalText(gain, 3))).toBeLessThanOrEqual(published + 0.05);
  });

  const pumps: readonly (readonly [string, PriceList, number])[] = [
    ['a fee of 0', changed({ fee: 0 }), 6],
    ['2-stars that sell for four cards', soldTwos(400), 6],
    ['ten slots', AUTO_CHESS_1, 10],
  ];

  it.each(pumps)('CHESS-9 V11 fails for %s', (_name, list, slots) => {
    expect(compareFractions(boundOfTier(list, 'basic', slots).refresh, ONE)).toBeGreaterThanOrEqual(0);
    expect(compareFractions(boundOfMixtures(list, slots), fraction(0))).toBeGreaterThanOrEqual(0);
  });
});

function changed(basic: { readonly fee: number }): PriceList {
  return { ...AUTO_CHESS_1, tiers: { ...AUTO_CHESS_1.tiers, basic: { ...AUTO_CHESS_1.tiers.basic, ...basic } } };
}

function soldTwos(percent: number): PriceList {
  const ranks = AUTO_CHESS_1.ranks.map(({ buy, sell }) => ({
    buy,
    sell: [sell[0], (buy[0] * percent) / 100, sell[2]] as const,
  }));
  return { ...AUTO_CHESS_1, ranks };
}
