/** Surfaces on which every text and control of the app may lie. */
const SURFACES = ['ground', 'surface-1', 'surface-2', 'surface-3'] as const;

const TEXTS = ['text', 'text-2', 'text-3', 'accent-text', 'up', 'down', 'live-text', 'warn', 'won', 'lost'] as const;

const on = <Above extends string, Below extends string>(above: readonly Above[], below: readonly Below[]) =>
  above.flatMap((upper) => below.map((lower) => [upper, lower] as const));

/** Pairs of colour tokens, the first drawn on the second, with a contrast of at least 4.5 : 1. */
export const TEXT_PAIRS = [
  ...on(TEXTS, SURFACES),
  ...on(['text', 'text-2'] as const, ['surface-4'] as const),
  ['on-inverse', 'inverse'] as const,
  ...on(['on-accent'] as const, ['accent', 'accent-strong'] as const),
  ['on-live', 'live'] as const,
  ...on(['text', 'accent-text'] as const, ['accent-surface'] as const),
  ['up', 'up-surface'] as const,
  ...on(['down', 'text'] as const, ['down-surface'] as const),
  ...on(['warn', 'text'] as const, ['warn-surface'] as const),
];

/** Pairs of a control or mark and its surface, with a contrast of at least 3 : 1. */
export const CONTROL_PAIRS = on(['accent', 'inverse', 'focus', 'star'] as const, SURFACES);

/** By WCAG 2.2, 1.4.3 and 1.4.11. */
export const LEAST_CONTRAST = { text: 4.5, control: 3 } as const;
