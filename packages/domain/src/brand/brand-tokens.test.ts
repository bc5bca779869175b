import type { BrandLook } from '@clutchline/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CONTROL_PAIRS, TEXT_PAIRS } from './brand-guarantees';
import { brandTokens } from './brand-tokens';
import { colourDistance, contrastOf, hexOf, oklchOf } from './oklch';

const THEMES = ['arena', 'light', 'contrast'] as const;
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function leastContrast(look: BrandLook, theme: (typeof THEMES)[number], pairs: readonly (readonly [string, string])[]) {
  const tokens = brandTokens(look)[theme];
  const found = pairs.map(([above, below]) => contrastOf(tokens[above] ?? '', tokens[below] ?? ''));
  return Math.min(...found);
}

describe('brandTokens', () => {
  it.each(THEMES)('BRAND-2 500 random pairs of colours have enough contrast in theme %s', (theme) => {
    fc.assert(
      fc.property(colour, colour, (accent, ground) => {
        expect(leastContrast({ accent, ground }, theme, TEXT_PAIRS)).toBeGreaterThanOrEqual(4.5);
        expect(leastContrast({ accent, ground }, theme, CONTROL_PAIRS)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['#000000', '#ffffff', '#777777', '#ffff00', '#0000ff', '#ff0000', '#00ff00'])(
    'BRAND-2 the extreme colour %s has enough contrast in every role',
    (extreme) => {
      for (const theme of THEMES)
        for (const look of [
          { accent: extreme, ground: extreme },
          { accent: extreme, ground: '#808080' },
          { accent: '#808080', ground: extreme },
        ]) {
          expect(leastContrast(look, theme, TEXT_PAIRS)).toBeGreaterThanOrEqual(4.5);
          expect(leastContrast(look, theme, CONTROL_PAIRS)).toBeGreaterThanOrEqual(3);
        }
    },
  );

  it('BRAND-2 an accent that is readable stays as it is, one that is not keeps its hue', () => {
    expect(brandTokens({ accent: '#FF6A3D', ground: '#2a1230' }).arena).toMatchObject({ accent: '#ff6a3d' });
    const yellow = brandTokens({ accent: '#ffe000', ground: '#2a1230' }).light['accent'] ?? '';
    expect(yellow).not.toBe('#ffe000');
    expect(Math.abs(oklchOf(yellow).h - oklchOf('#ffe000').h)).toBeLessThan(0.1);
  });

  it('BRAND-2 a strong blue has white text in every theme, a light orange dark text', () => {
    for (const theme of THEMES) {
      expect(brandTokens({ accent: '#2f6bff', ground: '#0c2f3a' })[theme]['on-accent']).toBe('#ffffff');
      expect(oklchOf(brandTokens({ accent: '#ff9a5c', ground: '#0c2f3a' }).arena['on-accent'] ?? '').l).toBeLessThan(
        0.3,
      );
    }
  });

  it('BRAND-2 the ground tints the surfaces', () => {
    const { ground = '' } = brandTokens({ accent: '#ff6a3d', ground: '#2a1230' }).arena;
    expect(oklchOf(ground).c).toBeGreaterThan(0.03);
    expect(Math.abs(oklchOf(ground).h - oklchOf('#2a1230').h)).toBeLessThan(0.15);
  });

  it('BRAND-2 corners, density and fonts become lengths and lists of families', () => {
    const look = { accent: '#ff6a3d', ground: '#2a1230' };
    const dressed = brandTokens({ ...look, corners: 6, density: 'roomy', fonts: { text: ['Inter', 'Noto Sans'] } });
    expect(dressed.light).toMatchObject({
      'radius-1': '0.1875rem',
      'radius-3': '0.375rem',
      density: '0.25rem',
      'font-text': "'Inter', 'Noto Sans',",
    });
    expect(Object.keys(brandTokens(look).light).filter((name) => /radius|density|font/.test(name))).toEqual([]);
  });
});

describe('colours', () => {
  it('return to the same bytes', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(hexOf(oklchOf(hex))).toBe(hex);
      }),
    );
  });

  it('a chroma that no screen shows is reduced, not cut', () => {
    const hex = hexOf({ l: 0.7, c: 0.4, h: 1 });
    expect(oklchOf(hex).l).toBeCloseTo(0.7, 1);
    expect(oklchOf(hex).h).toBeCloseTo(1, 1);
  });

  it('black and white have the largest contrast and distance', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(1, 3);
  });
});
