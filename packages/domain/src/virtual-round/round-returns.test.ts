import { describe, expect, it } from 'vitest';

import { compareFractions, decimalText, fraction, percentText, plus, type Fraction } from '../chance/index';
import { killModel, pickChance } from './round-model';
import { createPriceBook, publishedPrices, type PublishedPrice } from './round-prices';
import { ROUND_MARKETS, roundPlays } from './round-plays';
import { ROUND_TABLES, WIN_CHANCES } from './round-tables';

const MODEL = killModel();
const PRICES = publishedPrices(MODEL);
const MARKETS = ROUND_MARKETS.map((market) => [market, PRICES.filter(({ play }) => play.market === market)] as const);

/** Of virtual-games, section 1.2: market, prices, lowest and highest return in per cent. */
const PUBLISHED: Readonly<Record<string, readonly [prices: string, returned: string]>> = {
  map_winner: ['1.371–3.200', '95.940–96.000'],
  total_kills: ['1.661/2.274 2.245/1.677 3.326/1.349', '95.971–95.999'],
  kill_handicap: ['1.869–1.973', '95.955–95.999'],
  odd_even_kills: ['1.919 1.920', '95.970–95.980'],
  duration: ['2.370 1.613', '95.974–95.985'],
  first_blood: ['1.733–2.101', '94.949–95.000'],
  first_dragon: ['1.759–2.065', '94.952–95.000'],
  first_tower: ['1.637–2.261', '94.946–95.000'],
  duration_band: ['5.222 4.585 4.476 4.947 4.372', '93.993–93.998'],
  first_blood_position: ['5.222 3.615 4.272 3.615 11.750', '93.984–94.000'],
};

const priceText = (price: number): string => decimalText(fraction(price, 1_000), 3);
const sorted = (values: readonly Fraction[]): readonly Fraction[] => values.toSorted(compareFractions);

function pricesText(market: string, prices: readonly PublishedPrice[]): string {
  const own = prices.filter(({ winChance }) => winChance === 50).map(({ price }) => priceText(price));
  if (market === 'total_kills') return `${own[0]}/${own[1]} ${own[2]}/${own[3]} ${own[4]}/${own[5]}`;
  const isSame = new Set(prices.map(({ price }) => price)).size <= own.length;
  if (isSame) return own.join(' ');
  const all = prices.map(({ price }) => price).toSorted((a, b) => a - b);
  return `${priceText(all[0]!)}–${priceText(all.at(-1)!)}`;
}

describe('prices of Speed LOL', () => {
  it('V1 ROUND-4 has ten markets, and each in the published table', () => {
    expect(MARKETS.map(([market]) => market)).toEqual(Object.keys(PUBLISHED));
    expect(PRICES).toHaveLength(9 * 30);
  });

  it.each(MARKETS)('V1 ROUND-4 %s has the published prices and returns', (market, prices) => {
    const returns = sorted(prices.map(({ returned }) => returned));
    const range = `${percentText(returns[0]!, 3)}–${percentText(returns.at(-1)!, 3)}`;
    console.log(`${market.padEnd(22)} ${pricesText(market, prices).padEnd(40)} ${range} %`);
    expect([pricesText(market, prices), range]).toEqual(PUBLISHED[market]);
  });

  it('V1 ROUND-4 no pick returns more than its group, and none loses more than 0.06 points to rounding', () => {
    for (const { play, returned } of PRICES) {
      const most = fraction(ROUND_TABLES.returns[play.group], 1_000);
      expect(compareFractions(returned, most)).toBeLessThanOrEqual(0);
      expect(compareFractions(plus(returned, fraction(6, 10_000)), most)).toBeGreaterThanOrEqual(0);
    }
  });

  it('V1 ROUND-4 the chances of a play sum to one', () => {
    for (const chance of WIN_CHANCES)
      for (const play of roundPlays(chance)) {
        const sum = play.picks.reduce((all, pick) => plus(all, pickChance(play, pick, chance, MODEL)), fraction(0));
        expect(sum).toEqual(fraction(1));
      }
  });

  it('V1 ROUND-4 more than 26.5 kills have the published chance', () => {
    const over = pickChance({ market: 'total_kills', line: 26_500 }, { kind: 'over' }, 50, MODEL);
    expect(over).toEqual({ top: 1_557_764_346_587n, bottom: 3_642_928_087_500n });
    expect(percentText(over, 2)).toBe('42.76');
  });

  it('V1 ROUND-4 kills have the published mean, deviation and lead', () => {
    const mean = (values: ReadonlyMap<number, bigint>, power: bigint): Fraction =>
      fraction(
        [...values].reduce((sum, [value, weight]) => sum + BigInt(value) ** power * weight, 0n),
        MODEL.weights,
      );
    const kills = mean(MODEL.totals, 1n);
    const square = mean(MODEL.totals, 2n);
    const variance = plus(square, fraction(-(kills.top ** 2n), kills.bottom ** 2n));
    expect(decimalText(kills, 2)).toBe('25.28');
    expect(Math.sqrt(Number(decimalText(variance, 6))).toFixed(2)).toBe('7.69');
    expect(decimalText(mean(MODEL.leads, 1n), 2)).toBe('9.69');
  });

  it('ROUND-4 a round has twelve plays of these prices', () => {
    const priced = createPriceBook();
    const plays = priced(35);
    expect(plays).toHaveLength(12);
    expect(plays.flatMap(({ picks }) => picks)).toEqual(
      PRICES.filter(({ winChance }) => winChance === 35).map(({ pick, price }) => ({ pick, price })),
    );
    expect(() => priced(34)).toThrow(RangeError);
  });
});
