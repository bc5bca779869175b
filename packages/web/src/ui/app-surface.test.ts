import { describe, expect, it } from 'vitest';

import { appWidthOf } from './app-surface';

describe('appWidthOf', () => {
  it.each([
    [320, 'narrow'],
    [719, 'narrow'],
    [720, 'medium'],
    [1_279, 'medium'],
    [1_280, 'wide'],
  ])('lays %i px out as %s', (pixels, expected) => {
    expect(appWidthOf(pixels)).toBe(expected);
  });
});
