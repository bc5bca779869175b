import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { contrast } from '../../testing/contrast';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map([...body.matchAll(/--cl-([\w-]+):\s*(#[0-9a-f]{6});/g)].map((hit) => [hit[1] ?? '', hit[2] ?? '']));
}

const THEMES = {
  arena: tokensOf('  .clutchline'),
  light: tokensOf("[data-theme='light']"),
  contrast: tokensOf("[data-theme='contrast']"),
};

const SURFACES = ['ground', 'surface-1', 'surface-2', 'surface-3'];
const ON_EVERY_SURFACE = ['text', 'text-2', 'text-3', 'accent-text', 'up', 'down', 'live-text', 'warn', 'won', 'lost'];
const PAIRS: readonly (readonly [string, string])[] = [
  ...ON_EVERY_SURFACE.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
  ['text', 'surface-4'],
  ['text-2', 'surface-4'],
  ['on-inverse', 'inverse'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-live', 'live'],
  ['accent-text', 'accent-surface'],
  ['text', 'accent-surface'],
  ['up', 'up-surface'],
  ['down', 'down-surface'],
  ['warn', 'warn-surface'],
  ['text', 'down-surface'],
  ['text', 'warn-surface'],
];

describe.each(Object.entries(THEMES))('USER-5 skin %s', (_name, tokens) => {
  it.each(PAIRS)('reads %s on %s at 4.5 : 1 or better', (text, surface) => {
    const [above, below] = [tokens.get(text), tokens.get(surface)];
    expect(above).toBeDefined();
    expect(below).toBeDefined();
    expect(contrast(above ?? '', below ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the focus', () => {
    for (const surface of SURFACES) {
      expect(contrast(tokens.get('focus') ?? '', tokens.get(surface) ?? '')).toBeGreaterThanOrEqual(3);
    }
  });

  it('defines every colour of the default theme', () => {
    expect([...tokens.keys()].sort()).toEqual([...THEMES.arena.keys()].sort());
  });
});
