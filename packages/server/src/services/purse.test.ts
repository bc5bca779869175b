import { expect, it } from 'vitest';

import { Purse } from './purse';

const wallet = { accountId: 1, currencyId: 1, balance: 100_000n, nickname: '' };

it('SLIP-8 what one bet takes is gone for the next, in balance, day and match', () => {
  const purse = new Purse(wallet, { day: 4_900_000n, matches: new Map([[1, 600_000n]]) });
  expect([purse.balance, purse.dayLeft, purse.matchLeft([1])]).toEqual([100_000n, 100_000n, 300_000n]);
  purse.spend(30_000n, [1, 2]);
  expect([purse.balance, purse.dayLeft]).toEqual([70_000n, 70_000n]);
  expect([purse.matchLeft([1]), purse.matchLeft([2]), purse.matchLeft([3])]).toEqual([270_000n, 870_000n, 900_000n]);
});

it('SLIP-8 of several matches the one with the least left counts', () => {
  const purse = new Purse(wallet, {
    day: 0n,
    matches: new Map([
      [1, 600_000n],
      [2, 899_999n],
    ]),
  });
  expect(purse.matchLeft([1, 2, 3])).toBe(1n);
});
