import { describe, expect, it } from 'vitest';

import { buildSlip, buildSlipItem, buildSlipItems } from '../testing/index';
import { singleTotals, type SingleInput } from './single-totals';
import { EMPTY_SLIP } from './slip-state';

const limits = { min: 100n, max: 500_000n, dayLeft: 5_000_000n, matchLeft: null, maxPayout: 10_000_000n };

function input(stakes: readonly string[], fields: Partial<SingleInput> = {}): SingleInput {
  return {
    decimals: 2,
    balance: 1_000_000n,
    stakes: new Map(stakes.map((text, index) => [index + 1, text])),
    limits: new Map(stakes.map((_, index) => [index + 1, limits])),
    ...fields,
  };
}

describe('singleTotals', () => {
  const slip = buildSlip(buildSlipItems(3));

  it('SLIP-8 sums up stakes and returns of the lines that can be placed', () => {
    const totals = singleTotals(slip, input(['10', '20,50', '1']));
    expect(totals.selections.map((selection) => selection.possibleReturn)).toEqual([1_955n, 4_007n, 195n]);
    expect(totals.placeable).toHaveLength(3);
    expect([totals.stake, totals.possibleReturn]).toEqual([3_150n, 6_157n]);
    expect(totals.problem).toBeNull();
  });

  it('SLIP-8 BET-2 a bet on a pool returns what the pool would pay with its stake in it', () => {
    const pool = {
      takeout: 80,
      points: [5_000n, 3_000n, 2_000n].map((stakes, index) => ({ point_id: index + 1, stakes })),
    };
    const pools = new Map([[3, pool]]);
    const returns = (stake: string): bigint | undefined =>
      singleTotals(slip, input(['', '', stake], { pools })).selections[2]?.possibleReturn;
    expect(returns('5')).toBe(1_932n);
    expect(returns('50')).toBe(9_855n);
    expect(returns('')).toBe(0n);
    const all = singleTotals(slip, input(['10', '', '5'], { pools }));
    expect(all.selections.map((selection) => selection.possibleReturn)).toEqual([1_955n, 0n, 1_932n]);
    expect(all.possibleReturn).toBe(3_887n);
  });

  it('SLIP-8 BET-2 of a pool that is not of this outcome the shown odds count', () => {
    const pools = new Map([[1, { takeout: 80, points: [{ point_id: 9, stakes: 5_000n }] }]]);
    expect(singleTotals(slip, input(['10', '', ''], { pools })).possibleReturn).toBe(1_955n);
  });

  it('SLIP-8 a single with a problem does not affect the others', () => {
    const totals = singleTotals(slip, input(['10', '', '0.50']));
    expect(totals.selections.map(({ problem }) => problem?.refusal)).toEqual([
      undefined,
      'stake_missing',
      'amount_low',
    ]);
    expect(totals.placeable.map(({ item }) => item.shop_id)).toEqual([1]);
    expect([totals.stake, totals.problem]).toEqual([1_000n, null]);
  });

  it('SLIP-8 with no line to place the first problem is the answer', () => {
    expect(singleTotals(slip, input(['', '', ''])).problem).toEqual({ refusal: 'stake_missing', limit: null });
  });

  it('PUSH-2 a suspended or hidden item cannot be placed, whatever its stake', () => {
    const shown = [buildSlipItem({ shop_id: 1, status: 2 }), buildSlipItem({ shop_id: 2, is_hide: 1 })];
    const totals = singleTotals(buildSlip(shown), input(['10', '10']));
    expect(totals.selections.map(({ problem }) => problem?.refusal)).toEqual(['suspended', 'bet_closed']);
    expect([totals.stake, totals.possibleReturn, totals.placeable.length]).toEqual([0n, 0n, 0]);
  });

  it('SLIP-9 the balance must suffice for all lines together', () => {
    const totals = singleTotals(slip, input(['10', '10', '10'], { balance: 2_999n }));
    expect(totals.problem).toEqual({ refusal: 'insufficient_balance', limit: 2_999n });
    expect(totals.placeable).toHaveLength(3);
  });

  it('SLIP-8 what is left of the day must suffice for all lines together', () => {
    const tight = new Map([1, 2, 3].map((id) => [id, { ...limits, dayLeft: 2_500n }]));
    const totals = singleTotals(slip, input(['10', '10', '10'], { limits: tight }));
    expect(totals.problem).toEqual({ refusal: 'day_limit', limit: 2_500n });
  });

  it('SLIP-9 a signed-out player is asked to sign in', () => {
    expect(singleTotals(slip, input(['10'], { balance: null })).problem?.refusal).toBe('sign_in');
  });

  it('SLIP-8 a return is held to the highest payout', () => {
    const capped = new Map([[1, { ...limits, maxPayout: 1_500n }]]);
    const [selection] = singleTotals(slip, input(['10'], { limits: capped })).selections;
    expect(selection).toMatchObject({ possibleReturn: 1_500n, problem: { refusal: 'payout_limit', limit: 767n } });
  });

  it('SLIP-8 an empty slip has nothing and no problem', () => {
    expect(singleTotals(EMPTY_SLIP, input([]))).toEqual({
      selections: [],
      placeable: [],
      stake: 0n,
      possibleReturn: 0n,
      problem: null,
    });
  });
});
