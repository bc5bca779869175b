import { describe, expect, it } from 'vitest';

import { buildSlipItem } from '../testing/index';
import { balanceProblem, itemProblem, validateStake } from './slip-problem';

describe('itemProblem', () => {
  const highlighted = buildSlipItem({ play: { ...buildSlipItem().play, no_parlay: 1 } });

  it.each([
    ['open', buildSlipItem(), undefined, undefined],
    ['suspended', buildSlipItem({ status: 2 }), 'suspended', 'suspended'],
    ['hidden', buildSlipItem({ is_hide: 1 }), 'bet_closed', 'bet_closed'],
    ['hidden and suspended', buildSlipItem({ is_hide: 1, status: 2 }), 'bet_closed', 'bet_closed'],
    ['highlighted', highlighted, undefined, 'no_combo'],
  ])('SLIP-6 an item that is %s', (_what, item, single, parlay) => {
    expect([itemProblem(item, 'single')?.refusal, itemProblem(item, 'parlay')?.refusal]).toEqual([single, parlay]);
  });
});

describe('judgeStake', () => {
  const limits = { min: 100n, max: 500n, dayLeft: 1_000n, matchLeft: null, maxPayout: 10_000n, odds: [2_000] };

  it.each([
    ['', null, 'stake_missing', null],
    ['  ', null, 'stake_missing', null],
    ['abc', null, 'amount_not_number', null],
    ['1.005', null, 'amount_format', null],
    ['0.99', 99n, 'amount_low', 100n],
    ['5.01', 501n, 'amount_high', 500n],
  ])('SLIP-8 a typed stake of %j is %s: %s', (text, stake, refusal, limit) => {
    expect(validateStake(text, 2, limits)).toEqual({ stake, problem: { refusal, limit } });
  });

  it.each([
    ['-5', 'amount_negative'],
    ['−0.5', 'amount_negative'],
    ['1.005', 'amount_format'],
    ['12,3456', 'amount_format'],
    ['1,234.5', 'amount_not_number'],
    ['5 CNY', 'amount_not_number'],
    ['-', 'amount_not_number'],
    ['1234567890123', 'amount_high'],
    ['1234567890123.5', 'amount_high'],
  ])('U11 SLIP-8 why %j is no stake: %s', (text, refusal) => {
    expect(validateStake(text, 2, limits)).toEqual({ stake: null, problem: { refusal, limit: null } });
  });

  it('SLIP-8 a stake within the limits has no problem', () => {
    expect(validateStake('5', 2, limits)).toEqual({ stake: 500n, problem: null });
  });

  it('SLIP-7 a stake per combination is validated and returned as the total', () => {
    expect(validateStake('1', 2, limits, 5)).toEqual({ stake: 500n, problem: null });
    expect(validateStake('1.01', 2, limits, 5)).toEqual({
      stake: 505n,
      problem: { refusal: 'amount_high', limit: 500n },
    });
    expect(validateStake('0.5', 2, null, 5)).toEqual({ stake: 250n, problem: null });
  });

  it('BET-7 a market limit is returned like the others', () => {
    const { problem } = validateStake('4', 2, { ...limits, marketLeft: 399n });
    expect(problem).toEqual({ refusal: 'market_limit', limit: 399n });
  });

  it('SLIP-8 without limits only a stake of nothing is refused', () => {
    expect(validateStake('0', 2, null).problem).toEqual({ refusal: 'amount_low', limit: null });
    expect(validateStake('0.01', 2, null).problem).toBeNull();
  });
});

describe('balanceProblem', () => {
  it('SLIP-9 asks a signed-out player to sign in', () => {
    expect(balanceProblem(1n, null)).toEqual({ refusal: 'sign_in', limit: null });
  });

  it('SLIP-9 the balance must suffice, to the last minor unit', () => {
    expect(balanceProblem(1_000n, 1_000n)).toBeNull();
    expect(balanceProblem(1_001n, 1_000n)).toEqual({ refusal: 'insufficient_balance', limit: 1_000n });
  });
});
