import { describe, expect, it } from 'vitest';

import { possibleReturn } from '../bets/possible-return';
import { countCombinations } from '../bets/combination-count';
import { buildSlipItem, buildSlipItems } from '../testing/index';
import { referenceCombinations } from '../testing/reference-bet';
import { selectedOdd } from './selected-odd';
import { listCombinations } from './combination-totals';

const ids = (lines: Iterable<{ readonly items: readonly { readonly shop_id: number }[] }>) =>
  [...lines].map(({ items }) => items.map(({ shop_id }) => shop_id).join(''));

describe('comboLines', () => {
  it('SLIP-7 yields every combination of a size in the order of the items', () => {
    expect(ids(listCombinations(buildSlipItems(4), 3))).toEqual(['123', '124', '134', '234']);
    expect(ids(listCombinations(buildSlipItems(5).toReversed(), 4))).toEqual(['5432', '5431', '5421', '5321', '4321']);
    expect(ids(listCombinations(buildSlipItems(3), 3))).toEqual(['123']);
  });

  it('SLIP-7 combinations are complete, each once', () => {
    for (let size = 1; size <= 9; size += 1) {
      const expected = referenceCombinations(9, [size]).map((line) => line.map((leg) => leg + 1).join(''));
      expect(ids(listCombinations(buildSlipItems(9), size)).toSorted()).toEqual(expected.toSorted());
    }
  });

  it('SLIP-7 each line has its odds and the return of its part of the stake', () => {
    const items = [2_000, 3_000, 4_000, 5_000].map((odd, index) =>
      buildSlipItem({ shop_id: index + 1, odd: `${odd / 1_000}.000` }),
    );
    const staked = { stake: 1_003n, combinationCount: 5 };
    expect([...listCombinations(items, 3, staked)].map(({ odds, possibleReturn }) => [odds, possibleReturn])).toEqual([
      ['24.000', 4_814n],
      ['30.000', 6_018n],
      ['40.000', 8_024n],
      ['60.000', 12_036n],
    ]);
    expect([...listCombinations(items, 4)].map(({ odds, possibleReturn }) => [odds, possibleReturn])).toEqual([
      ['120.000', 0n],
    ]);
  });

  it('SLIP-7 the combinations together return what the bet returns, but for what is cut from each', () => {
    const items = buildSlipItems(6);
    const sizes = [3, 4, 5, 6];
    const staked = { stake: 99_999n, combinationCount: countCombinations(6, sizes) };
    const lines = sizes.flatMap((size) => [...listCombinations(items, size, staked)]);
    const sum = lines.reduce((total, line) => total + line.possibleReturn, 0n);
    const whole = possibleReturn(staked.stake, items.map(selectedOdd), null, sizes);
    expect(lines).toHaveLength(42);
    expect(whole - sum).toBeGreaterThanOrEqual(0n);
    expect(whole - sum).toBeLessThan(42n);
  });

  it('SLIP-7 the list continues equally from every offset', () => {
    for (const size of [1, 3, 6, 7]) {
      const all = ids(listCombinations(buildSlipItems(7), size));
      for (let from = 0; from <= all.length + 1; from += 1) {
        expect(ids(listCombinations(buildSlipItems(7), size, undefined, from))).toEqual(all.slice(from));
      }
    }
  });

  it('SLIP-7 the last of very many combinations is found at once', () => {
    expect([...listCombinations(buildSlipItems(40), 20, undefined, countCombinations(40, [20]) - 2)]).toHaveLength(2);
  });

  it('SLIP-7 the first line does not wait for the others, of which there may be 10^17', () => {
    const [first] = listCombinations(buildSlipItems(60), 30);
    expect(first?.items).toHaveLength(30);
  });

  it.each([-1, 0, 4])('SLIP-7 three items have no line of %i', (size) => {
    expect([...listCombinations(buildSlipItems(3), size)]).toEqual([]);
  });
});
