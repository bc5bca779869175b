import { readFileSync } from 'node:fs';

import { brandTokens, CONTROL_PAIRS, SIGNAL_COLOURS, TEXT_PAIRS } from '@clutchline/domain';
import { describe, expect, it } from 'vitest';

import { contrast } from '../../testing/contrast';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map([...body.matchAll(/--cl-([\w-]+):\s*(#[0-9a-f]{6});/g)].map((hit) => [hit[1] ?? '', hit[2] ?? '']));
}

const button = readFileSync(new URL('./odds-button.module.css', import.meta.url), 'utf8');
/** Share of its colour in a flash. */
const FLASH = Number(/var\(--move\) (\d+)%/.exec(button)?.[1]) / 100;

function mixed(colour: string, ground: string, share: number): string {
  const bytes = [1, 3, 5].map((at) => {
    const [above, below] = [colour, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((above ?? 0) * share + (below ?? 0) * (1 - share));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const THEMES = {
  arena: tokensOf('  .clutchline'),
  light: tokensOf("[data-theme='light']"),
  contrast: tokensOf("[data-theme='contrast']"),
};

describe.each(Object.entries(THEMES))('USER-5 skin %s', (_name, tokens) => {
  it.each(TEXT_PAIRS)('reads %s on %s at 4.5 : 1 or better', (text, surface) => {
    const [above, below] = [tokens.get(text), tokens.get(surface)];
    expect(above).toBeDefined();
    expect(below).toBeDefined();
    expect(contrast(above ?? '', below ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('PUSH-1 reads a price on its flash', () => {
    const [text = '', ground = ''] = [tokens.get('text'), tokens.get('surface-3')];
    for (const move of ['up', 'down'])
      expect(contrast(text, mixed(tokens.get(move) ?? '', ground, FLASH))).toBeGreaterThanOrEqual(4.5);
    const [onAccent = '', accent = ''] = [tokens.get('on-accent'), tokens.get('accent')];
    expect(contrast(onAccent, mixed(onAccent, accent, FLASH))).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the focus', () => {
    for (const [above, surface] of CONTROL_PAIRS)
      if (above === 'focus')
        expect(contrast(tokens.get('focus') ?? '', tokens.get(surface) ?? '')).toBeGreaterThanOrEqual(3);
  });

  it('defines every colour of the default theme', () => {
    expect([...tokens.keys()].sort()).toEqual([...THEMES.arena.keys()].sort());
  });
});

describe('BRAND-4 the list of tokens', () => {
  const guide = readFileSync(new URL('../../../../docs/theming.md', import.meta.url), 'utf8');
  const listed = new Set([...css.matchAll(/(--cl-[\w-]+):/g)].map(([, name = '']) => name));

  it('has every token of a brand', () => {
    const fonts = { text: ['Inter'], display: ['Oswald'] };
    const look = { accent: '#ff6a3d', ground: '#2a1230', corners: 4, density: 'roomy', fonts } as const;
    for (const tokens of Object.values(brandTokens(look)))
      for (const name of Object.keys(tokens)) expect(listed, name).toContain(`--cl-${name}`);
  });

  it('has the colours that a brand does not replace', () => {
    for (const [theme, colours] of Object.entries(SIGNAL_COLOURS))
      for (const [name, colour] of Object.entries(colours))
        expect(
          Object.entries(THEMES)
            .find(([known]) => known === theme)?.[1]
            .get(name),
          `${theme} ${name}`,
        ).toBe(colour);
  });

  it('gives each colour a place in a brand or in docs/theming.md alone', () => {
    const replaced = Object.keys(brandTokens({ accent: '#ff6a3d', ground: '#2a1230' }).arena);
    expect([...THEMES.arena.keys()].filter((name) => !replaced.includes(name))).toEqual([]);
  });

  it('is documented, token by token', () => {
    const described = guide.matchAll(/^\| `(--cl-[\w-]+)`(?: to `--cl-[a-z]+-(\d)`)? \|/gm);
    const documented = [...described].flatMap(([, name = '', last]) =>
      last === undefined
        ? [name]
        : Array.from({ length: Number(last) }, (_, index) => name.replace(/\d$/, String(index + 1))),
    );
    expect(documented.sort()).toEqual([...listed].sort());
  });
});
