import type { SlipItem } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { buildSlip, buildSlipItem, buildSlipItems } from '../testing/index';
import { parlayTotals, type ParlayInput } from './parlay-totals';
import { EMPTY_SLIP } from './slip-state';

const limits = {
  min: 100n,
  max: 200_000n,
  dayLeft: 5_000_000n,
  matchLeft: null,
  maxPayout: 10_000_000n,
  maxOdds: 2_000_000,
};

function totals(items: readonly SlipItem[], fields: Partial<ParlayInput> = {}) {
  return parlayTotals(buildSlip(items), { decimals: 2, balance: 1_000_000n, stake: '10', limits, ...fields });
}

const [first = buildSlipItem(), second = buildSlipItem(), third = buildSlipItem()] = buildSlipItems(3);
const legs = [first, second, third];

describe('parlayTotals', () => {
  it('SLIP-5 three legs have combined odds and a return', () => {
    expect(totals(legs)).toEqual({
      lines: legs.map((item) => ({ item, problem: null })),
      odds: '7.472',
      stake: 1_000n,
      possibleReturn: 7_472n,
      problem: null,
    });
  });

  it.each([1, 2])('SLIP-5 %i legs are too few', (count) => {
    expect(totals(buildSlipItems(count)).problem).toEqual({ refusal: 'min_legs', limit: null });
  });

  it('SLIP-5 sixteen legs are too many', () => {
    expect(totals(buildSlipItems(16)).problem?.refusal).toBe('orders_limit_15');
  });

  it('SLIP-6 a highlighted leg is marked, among too few legs as well', () => {
    const highlighted = { ...third, play: { ...third.play, no_parlay: 1 as const } };
    const marks = [undefined, undefined, 'no_combo'];
    expect(totals([first, second, highlighted]).lines.map(({ problem }) => problem?.refusal)).toEqual(marks);
    expect(totals([first, second, highlighted]).problem?.refusal).toBe('no_combo');
    expect(totals([highlighted]).lines[0]?.problem?.refusal).toBe('no_combo');
    expect(totals([highlighted]).problem?.refusal).toBe('min_legs');
  });

  it('SLIP-6 two legs of one match are both marked', () => {
    const { lines, problem } = totals([...legs, buildSlipItem({ shop_id: 20, game_id: 2 })]);
    expect(lines.map((line) => line.problem?.refusal)).toEqual([
      undefined,
      'one_per_match',
      undefined,
      'one_per_match',
    ]);
    expect(problem?.refusal).toBe('one_per_match');
  });

  it('PUSH-2 a suspended leg holds up the combo', () => {
    const { lines, problem } = totals([first, { ...second, status: 2 }, third]);
    expect(lines[1]?.problem?.refusal).toBe('suspended');
    expect(problem?.refusal).toBe('suspended');
  });

  it('SLIP-8 combined odds above the limit are refused', () => {
    const long = legs.map((item) => ({ ...item, odd: '12.600' }));
    expect(totals(long).problem?.refusal).toBe('combined_odds_limit');
    expect(totals(long, { limits: null }).problem).toBeNull();
  });

  it.each([
    ['', 'stake_missing', null],
    ['0.99', 'amount_low', 100n],
    ['2000.01', 'amount_high', 200_000n],
    ['x', 'amount_format', null],
  ])('SLIP-8 a typed stake of %j: %s', (stake, refusal, limit) => {
    expect(totals(legs, { stake }).problem).toEqual({ refusal, limit });
  });

  it('SLIP-9 balance and sign-in are asked last', () => {
    expect(totals(legs, { balance: 999n }).problem).toEqual({ refusal: 'insufficient_balance', limit: 999n });
    expect(totals(legs, { balance: null }).problem?.refusal).toBe('sign_in');
    expect(totals(legs, { balance: null, stake: '' }).problem?.refusal).toBe('stake_missing');
  });

  it('SLIP-5 an empty combo has odds of one and no problem', () => {
    const empty = parlayTotals(EMPTY_SLIP, { decimals: 2, balance: null, stake: '', limits: null });
    expect(empty).toEqual({ lines: [], odds: '1.000', stake: null, possibleReturn: 0n, problem: null });
  });
});
