import { randomBytes } from 'node:crypto';

import { orderNo } from '@clutchline/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { orderNumber } from './new-bets';

const random = { bytes: (length: number) => randomBytes(length) };

it('BET-6 order numbers match the contract and sort by time', () => {
  const times = [0, 1, 31, 32, 1_767_268_800_000, 1_767_268_800_001, 8_640_000_000_000];
  const numbers = times.map((at) => orderNumber(random, at));
  for (const number of numbers) expect(z.safeParse(orderNo, number).success).toBe(true);
  expect([...numbers].sort()).toEqual(numbers);
});

it('S1 order numbers of one moment differ in 80 bits of chance', () => {
  const numbers = Array.from({ length: 1_000 }, () => orderNumber(random, 1));
  expect(new Set(numbers).size).toBe(1_000);
  expect(new Set(numbers.map((number) => number.slice(0, 10))).size).toBe(1);
});
