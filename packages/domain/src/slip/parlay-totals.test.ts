import type { SlipItem } from '@clutchline/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { settleBet } from '../bets/settle-bet';
import { formatOdd } from '../odds/format-odd';
import { anyOdd } from '../testing/bet-arbitraries';
import { buildMatch, buildNames, buildSlip, buildSlipItem, buildSlipItems } from '../testing/index';
import { parlayTotals, type ParlayInput } from './parlay-totals';
import { EMPTY_SLIP } from './slip-state';

const limits = {
  min: 100n,
  max: 200_000n,
  dayLeft: 5_000_000n,
  matchLeft: null,
  maxPayout: 10_000_000n,
  maxOdds: 2_000_000,
  leastLegs: 3,
};

function totals(items: readonly SlipItem[], fields: Partial<ParlayInput> = {}) {
  return parlayTotals(buildSlip(items), { decimals: 2, balance: 1_000_000n, stake: '10', limits, ...fields });
}

const [first = buildSlipItem(), second = buildSlipItem(), third = buildSlipItem()] = buildSlipItems(3);
const legs = [first, second, third];

describe('parlayTotals', () => {
  it('SLIP-5 three legs have combined odds and a return', () => {
    expect(totals(legs)).toEqual({
      legs: legs.map((item) => ({ item, problem: null })),
      combinationCount: 1,
      odds: '7.472',
      stake: 1_000n,
      possibleReturn: 7_472n,
      leastReturn: 7_472n,
      problem: null,
    });
  });

  it('SLIP-7 lines of three and four of four legs share one stake', () => {
    const sized = totals(buildSlipItems(4), { sizes: [3, 4] });
    expect(sized).toMatchObject({
      combinationCount: 5,
      odds: '8.899',
      stake: 1_000n,
      leastReturn: 1_494n,
      problem: null,
    });
    expect(sized.possibleReturn).toBe(8_899n);
  });

  it('SLIP-7 a stake for each line is staked as often as there are lines', () => {
    const each = totals(buildSlipItems(4), { sizes: [3, 4], per: 'unit' });
    const all = totals(buildSlipItems(4), { sizes: [3, 4], per: 'total', stake: '50' });
    expect(each).toEqual(all);
    expect(each.stake).toBe(5_000n);
    expect(totals(buildSlipItems(4), { sizes: [3], per: 'unit', balance: 3_999n }).problem).toEqual({
      refusal: 'insufficient_balance',
      limit: 3_999n,
    });
  });

  it.each([
    [[2, 3], 'min_legs'],
    [[3, 5], 'bet_invalid'],
    [[5], 'bet_invalid'],
  ])('bad-input 51: sizes %j of four legs are a problem, and the figures are still computed', (sizes, refusal) => {
    const { problem, combinationCount: lineCount, possibleReturn } = totals(buildSlipItems(4), { sizes });
    expect(problem?.refusal).toBe(refusal);
    expect([lineCount > 0, possibleReturn > 0n]).toEqual([true, true]);
  });

  it('SLIP-7 32,647 lines of fifteen legs are one bet', () => {
    const sizes = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
    const items = buildSlipItems(15).map((item) => ({ ...item, odd: '1.100' }));
    const { combinationCount: lineCount, problem } = totals(items, { sizes, stake: '2000' });
    expect([lineCount, problem]).toEqual([32_647, null]);
  });

  it.each([1, 2])('SLIP-5 %i legs are too few', (count) => {
    expect(totals(buildSlipItems(count)).problem).toEqual({ refusal: 'min_legs', limit: null, count: 3 });
  });

  it('D10 the limits define the minimum of legs; while they are unknown it is three', () => {
    const [two, double] = [{ ...limits, leastLegs: 2 }, buildSlipItems(2)];
    expect(totals(double, { limits: two }).problem).toBeNull();
    expect(totals(buildSlipItems(1), { limits: two }).problem).toEqual({ refusal: 'min_legs', limit: null, count: 2 });
    expect(totals(buildSlipItems(3), { limits: two, sizes: [2, 3] })).toMatchObject({
      problem: null,
      combinationCount: 4,
    });
    expect(totals(double, { limits: null }).problem).toMatchObject({ refusal: 'min_legs', count: 3 });
  });

  it('SLIP-5 sixteen legs are too many', () => {
    expect(totals(buildSlipItems(16)).problem?.refusal).toBe('orders_limit_15');
  });

  it('SLIP-6 a highlighted leg is marked, among too few legs as well', () => {
    const highlighted = { ...third, play: { ...third.play, no_parlay: 1 as const } };
    const marks = [undefined, undefined, 'no_combo'];
    expect(totals([first, second, highlighted]).legs.map(({ problem }) => problem?.refusal)).toEqual(marks);
    expect(totals([first, second, highlighted]).problem?.refusal).toBe('no_combo');
    expect(totals([highlighted]).legs[0]?.problem?.refusal).toBe('no_combo');
    expect(totals([highlighted]).problem?.refusal).toBe('min_legs');
  });

  it('SLIP-6 two legs of one match are both marked', () => {
    const { legs: lines, problem } = totals([...legs, buildSlipItem({ shop_id: 20, game_id: 2 })]);
    expect(lines.map((line) => line.problem?.refusal)).toEqual([
      undefined,
      'one_per_match',
      undefined,
      'one_per_match',
    ]);
    expect(problem?.refusal).toBe('one_per_match');
  });

  it('bad-input 46: legs of one match listed twice are marked, and the others not', () => {
    const again = buildSlipItem({ shop_id: 20, match: buildMatch({ game_id: 20, team_id_1: 5, team_id_2: 4 }) });
    const { legs: lines, problem } = totals([...legs, again]);
    expect(lines.map((line) => line.problem?.refusal)).toEqual([undefined, 'correlated', undefined, 'correlated']);
    expect(problem?.refusal).toBe('correlated');
  });

  it('bad-input 46: a champion and a match of that team in that event are marked', () => {
    const champion = buildSlipItem({
      shop_id: 20,
      play: { ...first.play, category_id: 4 },
      pick: { kind: 'runner', team_id: 7, names: buildNames('Team 7') },
    });
    const { legs: lines } = totals([...legs, champion]);
    expect(lines.map((line) => line.problem?.refusal)).toEqual([undefined, undefined, 'correlated', 'correlated']);
  });

  it('PUSH-2 a suspended leg holds up the combo', () => {
    const { legs: lines, problem } = totals([first, { ...second, status: 2 }, third]);
    expect(lines[1]?.problem?.refusal).toBe('suspended');
    expect(problem?.refusal).toBe('suspended');
  });

  it('SLIP-8 combined odds above the limit are refused', () => {
    const long = legs.map((item) => ({ ...item, odd: '12.600' }));
    expect(totals(long).problem?.refusal).toBe('combined_odds_limit');
    expect(totals(long, { limits: null }).problem).toBeNull();
    const four = [...long, { ...buildSlipItem({ shop_id: 4 }), odd: '1.500' }];
    expect(totals(four, { sizes: [3], stake: '1' }).problem?.refusal).toBe('combined_odds_limit');
  });

  it.each([
    ['', 'stake_missing', null],
    ['0.99', 'amount_low', 100n],
    ['2000.01', 'amount_high', 200_000n],
    ['x', 'amount_not_number', null],
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
    expect(empty).toEqual({
      legs: [],
      combinationCount: 0,
      odds: '1.000',
      stake: null,
      possibleReturn: 0n,
      leastReturn: 0n,
      problem: null,
    });
  });

  it('R9 the return the slip shows is what the settlement of all legs won pays', () => {
    const bet = fc.integer({ min: 3, max: 15 }).chain((count) =>
      fc.record({
        odds: fc.array(anyOdd, { minLength: count, maxLength: count }),
        size: fc.integer({ min: 3, max: count }),
        stake: fc.integer({ min: 1, max: 10 ** 9 }),
      }),
    );
    fc.assert(
      fc.property(bet, ({ odds, size, stake }) => {
        const items = odds.map((odd, index) => buildSlipItem({ shop_id: index + 1, odd: formatOdd(odd) }));
        const shown = totals(items, { stake: String(stake), sizes: [size], per: 'unit' });
        const settled = settleBet({
          stake: shown.stake ?? 0n,
          cap: limits.maxPayout,
          sizes: [size],
          legs: odds.map((odd) => ({ odd, outcome: 'won' as const, dead_heat: 1 })),
        });
        expect(shown.possibleReturn).toBe(settled.payout);
      }),
      { numRuns: 500 },
    );
  });
});
