import { MARKET_CODES } from '@clutchline/contract';
import { expect, it } from 'vitest';

import { MARKET_RULES } from './market-rules';

it.each(MARKET_CODES)('BET-9 the market %s has a rule, named after it and with a version', (market) => {
  const rule = MARKET_RULES[market];
  const { id } = rule;
  expect(id).toMatch(/@[1-9]\d*$/);
  expect(id.replace(/@\d+$/, '')).toBe(market.replaceAll('_', '-'));
});
