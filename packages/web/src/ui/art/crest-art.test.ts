import { colourDistance } from '@clutchline/domain';
import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { contrast } from '../../../testing/contrast';
import { Avatar } from './avatar';
import { crestArt, initialsOf } from './crest-art';

const teamIds = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
/** In OKLab; 0.02 is just visible. */
const LEAST_DISTANCE = 0.16;

const rightOf = (first: number, second: number) => crestArt(second, first);

describe('crestArt', () => {
  it('ART-1 gives one id one crest for ever', () => {
    expect([1, 2, 3, 1_000_001].map((id) => `${crestArt(id).field} on ${crestArt(id).trim}`)).toMatchInlineSnapshot(`
      [
        "#c2410c on #fff7ed",
        "#3a6d12 on #fef9c3",
        "#f1f5f9 on #b91c1c",
        "#fb93b4 on #4c0519",
      ]
    `);
  });

  it('ART-1 the two colours of a crest contrast, at least 4.5 : 1', () => {
    for (let id = 1; id <= 500; id += 1)
      expect(contrast(crestArt(id).field, crestArt(id).trim), String(id)).toBeGreaterThanOrEqual(4.5);
  });

  it('ART-1 most of forty neighbouring ids have distinct crests', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, index) => JSON.stringify(crestArt(index + 1))));
    expect(seen.size).toBeGreaterThanOrEqual(34);
  });
});

describe('two crests beside each other', () => {
  it('ART-1 U47 of 100,000 generated pairs none is closer in colour than the limit, or shares its symbol', () => {
    let seed = 20_260_131;
    const next = (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0);
    let least = Infinity;
    let sameSymbol = 0;
    const known = new Map<string, number>();
    for (let pair = 0; pair < 100_000; pair += 1) {
      const [first, second] = [next() % 1_000_000, next() % 1_000_000];
      const [one, other] = [crestArt(first), rightOf(first, second)];
      const key = one.field + other.field;
      const distance = known.get(key) ?? colourDistance(one.field, other.field);
      known.set(key, distance);
      least = Math.min(least, distance);
      if (one.symbol === other.symbol) sameSymbol += 1;
    }
    expect(least).toBeGreaterThan(LEAST_DISTANCE);
    expect(sameSymbol).toBe(0);
  });

  it('ART-1 U47 neither does a pair of any ids, the same one included', () => {
    fc.assert(
      fc.property(teamIds, teamIds, (first, second) => {
        const [one, other] = [crestArt(first), rightOf(first, second)];
        expect(colourDistance(one.field, other.field)).toBeGreaterThan(LEAST_DISTANCE);
        expect(other.symbol).not.toBe(one.symbol);
      }),
    );
    expect(rightOf(7, 7).field).not.toBe(crestArt(7).field);
  });

  it('U47 the second team keeps its crest if it differs already', () => {
    expect(crestArt(2, 3)).toEqual(crestArt(2));
  });
});

describe('Avatar', () => {
  const markup = Array.from({ length: 15 }, (_, index) =>
    renderToStaticMarkup(createElement(Avatar, { id: index + 1 })),
  );

  it('ART-2 U47 fifteen avatars have fifteen grounds and fifteen shapes', () => {
    const grounds = markup.map((picture) => /<rect[^>]*fill="(#\w+)"/.exec(picture)?.[1] ?? '');
    expect(new Set(markup.map((picture) => picture.replace(/fill="[^"]*"/g, ''))).size).toBe(15);
    for (const [index, ground] of grounds.entries())
      for (const other of grounds.slice(index + 1)) expect(colourDistance(ground, other)).toBeGreaterThan(0.05);
  });

  it('ART-2 each is a character of several parts, hidden from screen readers', () => {
    for (const picture of markup) {
      expect(picture.match(/<path/g)?.length).toBeGreaterThanOrEqual(3);
      expect(picture).toContain('aria-hidden="true"');
      expect(picture).not.toMatch(/NaN|undefined/);
    }
  });
});

describe('initialsOf', () => {
  it.each([
    ['Aurora Peak', 'AP'],
    ['Aurora', 'AUR'],
    ['Continental League', 'CL'],
    ['9 Lives', '9L'],
    ['极光', '极光'],
    ['  ', ''],
    ['Đại Việt', 'ĐV'],
  ] as const)('takes from %s the letters %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});
