import { expect, it } from 'vitest';

import { buildSlip, buildSlipItems } from '../testing/index';
import { slipTotals } from './slip-totals';

it('C18 SLIP-2 each selection is summed up with its own stakes', () => {
  const slip = { ...buildSlip(buildSlipItems(4)), singleIds: [4] };
  const { single, parlay } = slipTotals(slip, {
    decimals: 0,
    balance: 100_000n,
    singleStakes: new Map([[4, '200']]),
    parlayStake: '100',
    singleLimits: new Map(),
    parlayLimits: null,
  });
  expect([single.selections.length, single.stake, single.possibleReturn, single.problem]).toEqual([
    1,
    200n,
    391n,
    null,
  ]);
  expect([parlay.legs.length, parlay.odds, parlay.stake, parlay.possibleReturn, parlay.problem]).toEqual([
    4,
    '14.608',
    100n,
    1_460n,
    null,
  ]);
});

it('SLIP-7 the lines of the combo are those the player asked for', () => {
  const { parlay } = slipTotals(buildSlip(buildSlipItems(4)), {
    decimals: 0,
    balance: 100_000n,
    singleStakes: new Map(),
    parlayStake: '100',
    parlayTerms: { sizes: [3], per: 'unit' },
    singleLimits: new Map(),
    parlayLimits: null,
  });
  expect([parlay.combinationCount, parlay.stake, parlay.odds]).toEqual([4, 400n, '7.472']);
});
