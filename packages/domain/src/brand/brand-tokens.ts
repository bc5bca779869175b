import type { BrandLook } from '@clutchline/contract';

import { CONTROL_PAIRS, LEAST_CONTRAST, TEXT_PAIRS } from './brand-guarantees';
import { contrastOf, hexOf, type Oklch, oklchOf } from './oklch';
import { type BrandTheme, SIGNAL_COLOURS } from './signal-colours';

/** Names of `tokens.css` without `--cl-`, with their values. */
export type BrandTokens = Readonly<Record<string, string>>;

type Lightness = Readonly<Record<BrandTheme, number>>;

/** Lightness of the neutral colours. */
const SURFACES = {
  ground: { arena: 0.16, light: 0.957, contrast: 0 },
  'surface-1': { arena: 0.197, light: 1, contrast: 0 },
  'surface-2': { arena: 0.23, light: 0.977, contrast: 0.156 },
  'surface-3': { arena: 0.258, light: 0.944, contrast: 0.191 },
  'surface-4': { arena: 0.31, light: 0.906, contrast: 0.284 },
  line: { arena: 0.262, light: 0.908, contrast: 0.635 },
  'line-strong': { arena: 0.375, light: 0.8, contrast: 0.83 },
} as const satisfies Readonly<Record<string, Lightness>>;
const TEXTS = {
  text: { arena: 0.945, light: 0.195, contrast: 1 },
  'text-2': { arena: 0.755, light: 0.43, contrast: 0.955 },
  'text-3': { arena: 0.68, light: 0.475, contrast: 0.906 },
  inverse: { arena: 0.945, light: 0.256, contrast: 1 },
  focus: { arena: 0.945, light: 0.195, contrast: 1 },
} as const satisfies Readonly<Record<string, Lightness>>;

/** The most chroma of the ground that surfaces and texts take on. */
interface Recipe {
  readonly surfaceChroma: number;
  readonly textChroma: number;
  /** Lightness and most chroma of the surface behind what is chosen. */
  readonly accentSurface: readonly [number, number];
  /** Direction in which a colour gains contrast. */
  readonly towards: 0 | 1;
}

const RECIPES: Readonly<Record<BrandTheme, Recipe>> = {
  arena: {
    surfaceChroma: 0.045,
    textChroma: 0.03,
    accentSurface: [0.27, 0.06],
    towards: 1,
  },
  light: {
    surfaceChroma: 0.016,
    textChroma: 0.045,
    accentSurface: [0.95, 0.055],
    towards: 0,
  },
  contrast: {
    surfaceChroma: 0,
    textChroma: 0,
    accentSurface: [0.22, 0.06],
    towards: 1,
  },
};

/** Of the search for enough contrast. */
const LIGHTNESS_STEP = 0.01;

/** The nearest lightness at which a colour has the contrast against all others; black or white always have it. */
function withContrast(colour: string, against: readonly string[], least: number, towards: 0 | 1): string {
  const start = oklchOf(colour);
  const hasContrast = (hex: string): boolean => against.every((other) => contrastOf(hex, other) >= least);
  if (hasContrast(colour)) return colour;
  const step = towards === 1 ? LIGHTNESS_STEP : -LIGHTNESS_STEP;
  for (let l = start.l + step; l > 0 && l < 1; l += step) {
    const hex = hexOf({ ...start, l });
    if (hasContrast(hex)) return hex;
  }
  return towards === 1 ? '#ffffff' : '#000000';
}

const tinted = (tint: Oklch, l: number, chroma: number): string => hexOf({ ...tint, l, c: Math.min(tint.c, chroma) });

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
}

/** Raises each first colour of the pairs until it has the contrast with all its second ones. */
function fixed(
  tokens: Readonly<Record<string, string>>,
  pairs: readonly (readonly [string, string])[],
  rule: { readonly least: number; readonly towards: 0 | 1 },
): Record<string, string> {
  const result = { ...tokens };
  for (const name of new Set(pairs.map(([above]) => above))) {
    const colour = tokens[name];
    const against = pairs.flatMap(([above, below]) => (above === name ? [tokens[below] ?? ''] : [])).filter(Boolean);
    if (colour !== undefined) result[name] = withContrast(colour, against, rule.least, rule.towards);
  }
  return result;
}

/** Lightness added for a pressed or hovered control, the best first. */
const STRONGER = [0.06, -0.06, 0.04, -0.04, 0.02, -0.02];

/** From this contrast with white a colour looks right under white text only, although black may be more readable. */
const LOOKS_DARK = 3.4;

/** A colour that looks dark becomes as dark as white text needs, if it can still be seen on all surfaces. */
function darkened(accent: string, surfaces: readonly string[]): string {
  if (contrastOf('#ffffff', accent) < LOOKS_DARK) return accent;
  const dark = withContrast(accent, ['#ffffff'], LEAST_CONTRAST.text, 0);
  return surfaces.every((surface) => contrastOf(dark, surface) >= LEAST_CONTRAST.control) ? dark : accent;
}

/** Text on the accent: white if readable, else a dark shade of its hue; then the stronger accent that keeps both. */
function accentPair(given: string, surfaces: readonly string[]): Record<string, string> {
  const accent = darkened(given, surfaces);
  const start = oklchOf(accent);
  const candidates = ['#ffffff', tinted(start, 0.19, 0.04), '#000000'];
  const onAccent = candidates.find((text) => contrastOf(text, accent) >= LEAST_CONTRAST.text) ?? '#000000';
  const isUsable = (hex: string): boolean =>
    contrastOf(onAccent, hex) >= LEAST_CONTRAST.text &&
    surfaces.every((surface) => contrastOf(hex, surface) >= LEAST_CONTRAST.control);
  const stronger = STRONGER.map((more) => hexOf({ ...start, l: Math.min(1, Math.max(0, start.l + more)) }));
  return { accent, 'on-accent': onAccent, 'accent-strong': stronger.find(isUsable) ?? accent };
}

function coloursOf(look: BrandLook, theme: BrandTheme): BrandTokens {
  const { surfaceChroma, textChroma, accentSurface, towards } = RECIPES[theme];
  const ground = oklchOf(look.ground);
  const seed = oklchOf(look.accent);
  const accent = look.accent.toLowerCase();
  const neutral = {
    ...mapped(SURFACES, (lightness) => tinted(ground, lightness[theme], surfaceChroma)),
    ...mapped(TEXTS, (lightness) => tinted(ground, lightness[theme], textChroma)),
  };
  const raw = {
    ...neutral,
    'on-inverse': towards === 1 ? tinted(ground, SURFACES.ground[theme], surfaceChroma) : '#ffffff',
    accent,
    'accent-text': accent,
    'accent-surface': tinted(seed, ...accentSurface),
    ...SIGNAL_COLOURS[theme],
  };
  const texted = fixed(
    raw,
    TEXT_PAIRS.filter(([above]) => !above.startsWith('on-')),
    { least: LEAST_CONTRAST.text, towards },
  );
  const tokens = fixed(texted, CONTROL_PAIRS, { least: LEAST_CONTRAST.control, towards });
  const below = CONTROL_PAIRS.flatMap(([above, surface]) => (above === 'accent' ? [tokens[surface] ?? ''] : []));
  return { ...tokens, ...accentPair(tokens['accent'] ?? accent, below) };
}

/** Of the radius of a card. */
const RADII = { 'radius-1': 1 / 2, 'radius-2': 2 / 3, 'radius-3': 1, 'radius-4': 4 / 3 } as const;
/** Of a browser's standard font size. */
const PX_OF_REM = 16;
/** Added above and below the content of a row. */
const DENSITIES = { compact: '-0.1875rem', regular: '0rem', roomy: '0.25rem' } as const;

/** The list ends with a comma: the fonts of the language follow. */
const families = (names: readonly string[]): string => names.map((name) => `'${name}',`).join(' ');

function shapesOf({ corners, density, fonts }: BrandLook): BrandTokens {
  return {
    ...(corners !== undefined && mapped(RADII, (part) => `${Number(((corners * part) / PX_OF_REM).toFixed(4))}rem`)),
    ...(density !== undefined && { density: DENSITIES[density] }),
    ...(fonts?.text !== undefined && { 'font-text': families(fonts.text) }),
    ...(fonts?.display !== undefined && { 'font-display': families(fonts.display) }),
  };
}

/**
 * All tokens that a brand replaces, for each theme (BRAND-2). Any two seeds give colours that keep the guarantees of
 * `TEXT_PAIRS` and `CONTROL_PAIRS`.
 */
export function brandTokens(look: BrandLook): Readonly<Record<BrandTheme, BrandTokens>> {
  const shapes = shapesOf(look);
  const of = (theme: BrandTheme): BrandTokens => ({ ...coloursOf(look, theme), ...shapes });
  return { arena: of('arena'), light: of('light'), contrast: of('contrast') };
}
