import { expect, it } from 'vitest';

import { dashOf, stepPath, withCurrent } from './price-steps';

const bounds = { from: 0, to: 100, least: 1_500, most: 2_500 };

it('STATS-10 each price is a line until the next one, the longest odds on top', () => {
  const steps = [
    { at: 0, odd: 1_500 },
    { at: 50, odd: 2_500 },
  ];
  expect(stepPath(steps, bounds)).toBe('M0.0 74.0H150.0V6.0H300');
  expect(stepPath([], bounds)).toBe('');
  expect(stepPath([{ at: 5, odd: 2_000 }], { from: 5, to: 5, least: 2_000, most: 2_000 })).toBe('M0.0 74.0H300');
});

it('STATS-10 the price of now is the last step if it is another one', () => {
  const steps = [{ at: 10, odd: 1_900 }];
  expect(withCurrent(steps, 1_900, 20)).toBe(steps);
  expect(withCurrent(steps, null, 20)).toBe(steps);
  expect(withCurrent(steps, 2_000, 20)).toEqual([...steps, { at: 20, odd: 2_000 }]);
  expect(withCurrent(steps, 2_000, 5)).toEqual([...steps, { at: 10, odd: 2_000 }]);
  expect(withCurrent([], 2_000, 5)).toEqual([{ at: 5, odd: 2_000 }]);
});

it('STATS-10 30 lines have 30 dash patterns, so that they differ without colour', () => {
  const patterns = Array.from({ length: 30 }, (_, line) => dashOf(line));
  expect(patterns.slice(0, 6)).toEqual(['none', '9 4', '2 4', '9 4 2 4', '9 4 9 4 2 4', '9 4 2 4 2 4']);
  expect(new Set(patterns).size).toBe(30);
});
