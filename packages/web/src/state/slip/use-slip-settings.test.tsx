// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { createTestApp } from '../../../testing/test-app';
import { AppStateContext } from '../app-context';
import { fastChip } from './stakes';
import { useFastStake } from './use-slip-settings';

afterEach(cleanup);

describe('the stake of the fast bet', () => {
  it('SLIP-12 USER-5 is stored on this machine as typed with comma or dot, and removed when emptied', () => {
    const { app, area } = createTestApp();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <AppStateContext value={app}>{children}</AppStateContext>
    );
    const { result } = renderHook(useFastStake, { wrapper });
    act(() => expect(result.current.choose('12,5')).toBe(true));
    expect(result.current.stake).toBe('12.50');
    expect(createTestApp({ area }).app.slip.getState().fastStake).toBe('12.50');
    act(() => expect(result.current.choose('0')).toBe(false));
    act(() => expect(result.current.choose('-5')).toBe(false));
    expect(result.current.stake).toBe('12.50');
    act(() => expect(result.current.choose(' ')).toBe(true));
    expect(createTestApp({ area }).app.slip.getState().fastStake).toBeNull();
  });

  it('SLIP-12 is offered as it is spent: within the limits and in the decimals of the currency', () => {
    const limits = { min: '1.00', max: '300.00' };
    expect(fastChip('50.00', limits, 2)).toBe('50');
    expect(fastChip('12.50', null, 2)).toBe('12.50');
    expect(fastChip('300.00', limits, 2)).toBe('300');
    expect(fastChip('300.01', limits, 2)).toBeNull();
    expect(fastChip('0.50', limits, 2)).toBeNull();
    expect(fastChip('12.50', null, 0)).toBeNull();
    expect(fastChip(null, limits, 2)).toBeNull();
  });

  it('bad-input 92: an invalid stored stake counts as absent', () => {
    const { app, area } = createTestApp();
    app.stored.fastStake.write('50.00');
    for (const bad of [-5, '-5', '1e9', 'NaN', null, '5,00']) {
      area.put('fastStake', bad);
      expect(createTestApp({ area }).app.slip.getState().fastStake).toBeNull();
    }
    expect(fastChip('0', null, 2)).toBeNull();
  });
});
