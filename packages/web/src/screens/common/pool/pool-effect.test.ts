import { buildPoolInfo, buildPoolPoint } from '@clutchline/domain/testing';
import { describe, expect, it } from 'vitest';

import { ownStakeEffect } from './pool-effect';

describe('one’s own stake on a pool', () => {
  it('BET-2 5 on an outcome of 20 in a pool of 100 moves it from 4.600 to 3.864', () => {
    expect(ownStakeEffect(buildPoolInfo(), 3, '5')).toEqual({ from: '4.600', to: '3.864', isAlone: false });
  });

  it('BET-2 has odds for an outcome that no player backed, and none before', () => {
    const points = [buildPoolPoint({ shop_id: 1, stakes: '10.00' }), buildPoolPoint({ shop_id: 2 })];
    expect(ownStakeEffect(buildPoolInfo({ points }), 2, '10')).toEqual({ from: null, to: '1.840', isAlone: false });
  });

  it('BET-2 states that a pool of one side gives the stakes back', () => {
    const points = [buildPoolPoint({ shop_id: 1 }), buildPoolPoint({ shop_id: 2 })];
    expect(ownStakeEffect(buildPoolInfo({ gross: '0.00', points }), 1, '5')).toEqual({
      from: null,
      to: '1.000',
      isAlone: true,
    });
  });

  it.each(['', '0', '-5', 'abc', '1.005', '1e3', 'Infinity'])('bad-input 25: "%s" is no stake', (stake) => {
    expect(ownStakeEffect(buildPoolInfo(), 3, stake)).toBeNull();
  });

  it('BET-2 a point of another pool has no effect', () => {
    expect(ownStakeEffect(buildPoolInfo(), 9, '5')).toBeNull();
  });
});
