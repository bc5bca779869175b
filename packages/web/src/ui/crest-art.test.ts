import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contrast } from '../../testing/contrast';
import { crestArt, crestLetters } from './crest-art';

const teamIds = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

describe('crestArt', () => {
  it('gives one id one crest for ever', () => {
    expect([1, 2, 3, 1_000_001].map((id) => `${crestArt(id).colours.near} ${crestArt(id).cut}`)).toMatchInlineSnapshot(`
      [
        "#0e7490 pale",
        "#be185d pale",
        "#475569 chevron",
        "#0f766e chevron",
      ]
    `);
  });

  it('keeps white letters readable on both halves', () => {
    fc.assert(
      fc.property(teamIds, (id) => {
        const { near, far } = crestArt(id).colours;
        expect(Math.min(contrast('#ffffff', near), contrast('#ffffff', far))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('tells most of forty neighbouring ids apart', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, index) => JSON.stringify(crestArt(index + 1))));
    expect(seen.size).toBeGreaterThanOrEqual(24);
  });
});

describe('crestLetters', () => {
  it.each([
    ['Aurora Peak', 'short', 'AUR'],
    ['Continental League', 'initials', 'CL'],
    ['9 Lives', 'short', '9'],
    ['极光', 'short', '极光'],
    ['  ', 'short', ''],
    ['Đại Việt', 'short', 'ĐẠI'],
  ] as const)('takes from %s as %s the letters %s', (name, style, letters) => {
    expect(crestLetters(name, style)).toBe(letters);
  });
});
