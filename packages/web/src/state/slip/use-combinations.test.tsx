// @vitest-environment jsdom
import { buildSlip, buildSlipItems } from '@clutchline/domain/testing';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';

import { createTestApp } from '../../../testing/test-app';
import { AppStateContext } from '../app-context';
import { readSlipFacts } from './read-slip-facts';
import { slipView } from './slip-view';
import { useCombinations, type CombinationRange } from './use-combinations';

afterEach(cleanup);

function lines(legs: number, sizes: readonly number[], range: CombinationRange) {
  const { app } = createTestApp();
  app.slip.setState({ slip: buildSlip(buildSlipItems(legs)), parlayStake: '100', sizes });
  const view = slipView(app.slip.getState(), 'parlay', readSlipFacts(app));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppStateContext value={app}>{children}</AppStateContext>
  );
  return renderHook(() => useCombinations(view, range), { wrapper }).result.current;
}

it('SLIP-7 any part of the lines is the part of all of them, over the ends of sizes too', () => {
  const sizes = [3, 4, 5];
  const all = lines(5, sizes, { from: 0, count: 99 });
  expect(all.map(({ items }) => items.length)).toEqual([...Array(10).fill(3), ...Array(5).fill(4), 5]);
  for (let from = 0; from <= 16; from += 1)
    expect(lines(5, sizes, { from, count: 4 })).toEqual(all.slice(from, from + 4));
});

it('SLIP-7 the last of more than ten thousand lines is there at once', () => {
  const sizes = Array.from({ length: 13 }, (_, index) => index + 3);
  const last = lines(15, sizes, { from: 32_645, count: 10 });
  expect(last.map(({ items }) => items.length)).toEqual([14, 15]);
  expect(last.at(-1)?.possibleReturn).not.toBeNull();
});
