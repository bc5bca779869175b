import { describe, expect, it } from 'vitest';

import { priceListFaults } from './check-price-list';
import { hundredthOf, minorUnits } from './hundredth-units';
import { AUTO_CHESS_1, buyPrice, isFind, priceListHash, sellPrice, STARS, type PriceList } from './price-list';

const RANKS = [1, 2, 3, 4, 5];
const basic = AUTO_CHESS_1.tiers.basic;

describe('price list', () => {
  it('CHESS-1, CHESS-5 a card of s stars costs s times its rank; merged cards sell for 5 and 10 % more than they cost', () => {
    for (const rank of RANKS) {
      const price = buyPrice(AUTO_CHESS_1, rank, 1);
      expect(STARS.map((star) => buyPrice(AUTO_CHESS_1, rank, star))).toEqual([price, 2 * price, 3 * price]);
      expect(sellPrice(AUTO_CHESS_1, rank, 1) * 100).toBe(price * 95);
      expect(sellPrice(AUTO_CHESS_1, rank, 2) * 100).toBe(3 * price * 105);
      expect(sellPrice(AUTO_CHESS_1, rank, 3) * 100).toBe(9 * price * 110);
      expect(STARS.map((star) => isFind(AUTO_CHESS_1, rank, star))).toEqual([false, true, true]);
    }
  });

  it('CHESS-5 has a hash that any change of it changes', () => {
    const hash = priceListHash(AUTO_CHESS_1);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const dearer = { ...AUTO_CHESS_1, tiers: { ...AUTO_CHESS_1.tiers, basic: { ...basic, fee: 181 } } };
    expect(priceListHash(dearer)).not.toBe(hash);
  });

  it('CHESS-5 is offered without rounding in every currency of the product', () => {
    const prices = [...AUTO_CHESS_1.ranks.flatMap(({ buy, sell }) => [...buy, ...sell]), basic.fee];
    for (const [code, hundredth] of [
      ...['CNY', 'USD', 'THB', 'TWD', 'JPY'].map((one) => [one, 1n] as const),
      ...['KRW', 'KWD'].map((ten) => [ten, 10n] as const),
      ...['VND', 'IDR'].map((hundred) => [hundred, 100n] as const),
    ]) {
      expect(hundredthOf(code)).toBe(hundredth);
      expect(prices.every((price) => minorUnits(price, hundredth) === BigInt(price) * hundredth)).toBe(true);
    }
    expect(hundredthOf('XXX')).toBeNull();
  });

  it('bad-input 320 the list in force has no fault', () => {
    expect(priceListFaults(AUTO_CHESS_1)).toEqual([]);
  });

  it.each<readonly [string, Partial<PriceList>, string]>([
    ['no version', { version: '' }, 'no version'],
    ['four ranks', { ranks: AUTO_CHESS_1.ranks.slice(1) }, '4 ranks'],
    ['a fraction', { ranks: AUTO_CHESS_1.ranks.with(0, { buy: [100, 200, 300], sell: [95.5, 315, 990] }) }, 'rank 1'],
    ['a free lunch', { ranks: AUTO_CHESS_1.ranks.with(4, { buy: [100, 200, 300], sell: [100, 315, 990] }) }, 'rank 5'],
    ['a free refresh', { tiers: { ...AUTO_CHESS_1.tiers, basic: { ...basic, fee: 0 } } }, 'basic: the fee'],
    ['odds of 999', { tiers: { ...AUTO_CHESS_1.tiers, basic: { ...basic, stars: [881, 108, 10] } } }, 'basic: stars'],
    ['negative odds', { tiers: { ...AUTO_CHESS_1.tiers, basic: { ...basic, ranks: [-1, 1_001, 0, 0, 0] } } }, 'basic'],
    ['no rent', { rent: [] }, 'no rent'],
    ['a rent of 0', { rent: [{ hours: 12, price: 0 }] }, 'rent 0'],
  ])('bad-input 320 a list with %s has a fault', (_name, change, fault) => {
    expect(priceListFaults({ ...AUTO_CHESS_1, ...change }).join('\n')).toContain(fault);
  });
});
