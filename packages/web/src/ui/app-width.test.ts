import { describe, expect, it } from 'vitest';

import { appWidthOf } from './app-width';

describe('appWidthOf', () => {
  it.each([
    [320, 'narrow'],
    [719, 'narrow'],
    [720, 'medium'],
    [1_119, 'medium'],
    [1_120, 'wide'],
  ])('lays %i px out as %s', (pixels, expected) => {
    expect(appWidthOf(pixels)).toBe(expected);
  });
});
