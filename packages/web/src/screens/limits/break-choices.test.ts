import { CALLS } from '@clutchline/contract';
import { createTranslator } from '@clutchline/i18n';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';
import { expect, it } from 'vitest';

import { BREAK_CHOICES, lengthOf, timeLeft } from './break-card';

it('BET-7 every break on offer is one the server takes, the shortest first', () => {
  const accepted = BREAK_CHOICES.map((pause) => CALLS.takeBreak.body.safeParse({ lang: 2, pause }).success);
  expect(accepted.every(Boolean)).toBe(true);
  const lengths = BREAK_CHOICES.map(lengthOf);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
});

it('BET-7 the rest of a break is shown to the second, and never below zero', () => {
  const t = createTranslator(2, allCatalogues[2]);
  expect(timeLeft(t, 93_784_000)).toBe('1 day 02:03:04');
  expect(timeLeft(t, 1)).toBe('00:00:01');
  expect(timeLeft(t, -5_000)).toBe('00:00:00');
});
