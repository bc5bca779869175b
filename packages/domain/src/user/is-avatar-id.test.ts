import { describe, expect, it } from 'vitest';

import { isAvatarId } from './is-avatar-id';

describe('isAvatarId', () => {
  it('USER-4 accepts 1 to 15 and nothing around them', () => {
    const accepted = Array.from({ length: 18 }, (_, id) => id - 1).filter(isAvatarId);
    expect(accepted).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  it.each([0, 16, -1, 'a', 1.5, '3', Number.NaN, null, undefined])('bad-input 88: %j is not an avatar id', (value) => {
    expect(isAvatarId(value)).toBe(false);
  });
});
