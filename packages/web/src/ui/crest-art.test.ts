import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { contrast } from '../../testing/contrast';
import { Avatar } from './avatar';
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

  it('distinguishes most of forty neighbouring ids', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, index) => JSON.stringify(crestArt(index + 1))));
    expect(seen.size).toBeGreaterThanOrEqual(24);
  });
});

/** Of "#rrggbb", in degrees. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

describe('two crests beside each other', () => {
  it('U47 never have similar colours, and the first team keeps its own', () => {
    fc.assert(
      fc.property(teamIds, teamIds, (first, second) => {
        const [one, other] = [crestArt(first), crestArt(second, first)].map(({ colours }) => hueOf(colours.near));
        const apart = Math.abs((one ?? 0) - (other ?? 0));
        expect(Math.min(apart, 360 - apart)).toBeGreaterThan(35);
      }),
    );
  });

  it('U47 the second team keeps its colours if they differ already', () => {
    expect(crestArt(2, 3)).toEqual(crestArt(2));
  });

  it('U47 fifteen avatars have fifteen colours', () => {
    const markup = Array.from({ length: 15 }, (_, index) =>
      renderToStaticMarkup(createElement(Avatar, { id: index + 1 })),
    );
    expect(new Set(markup.map((picture) => /<path d="M0 18[^>]*fill="(#\w+)"/.exec(picture)?.[1])).size).toBe(15);
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
