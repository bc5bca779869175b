import * as z from 'zod/mini';

import { plainText } from './plain-text';

/** Of a brand name, in UTF-16 units. */
export const LONGEST_BRAND_NAME = 60;
/** Of the path of a mark, in characters. */
const LONGEST_MARK = 4_000;

const isPlain = (text: string): boolean => text !== '' && plainText(text, LONGEST_BRAND_NAME) === text;
const name = z
  .string({ error: 'expected a text' })
  .check(
    z.refine(isPlain, { error: `expected 1 to ${LONGEST_BRAND_NAME} characters without control or direction marks` }),
  );

/** Path data and nothing else, so that a mark cannot contain markup, an address or a script. */
const mark = z
  .string({ error: 'expected a text' })
  .check(
    z.maxLength(LONGEST_MARK, { error: `expected at most ${LONGEST_MARK} characters` }),
    z.regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz0-9eE.,+\s-]*$/, { error: 'expected SVG path data on a grid of 24 by 24' }),
  );

const colour = z
  .string({ error: 'expected a colour such as "#b8f34a"' })
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'expected a colour such as "#b8f34a"' }));

/** No quotes, commas or backslashes: the name is quoted in a style sheet. */
const family = z
  .string({ error: 'expected the name of a font family' })
  .check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u, { error: 'expected the name of a font family' }));
const families = z
  .array(family, { error: 'expected a list of font families' })
  .check(z.minLength(1, { error: 'expected a font family' }), z.maxLength(4, { error: 'expected at most 4' }));

export const BRAND_DENSITIES = ['compact', 'regular', 'roomy'] as const;
/** Radius of a card, in px. */
const WIDEST_CORNER = 24;
const CORNERS = { error: `expected whole px from 0 to ${WIDEST_CORNER}` };

const lookSchema = z.strictObject(
  {
    accent: colour,
    ground: colour,
    corners: z.optional(z.int(CORNERS).check(z.gte(0, CORNERS), z.lte(WIDEST_CORNER, CORNERS))),
    density: z.optional(z.enum(BRAND_DENSITIES, { error: `expected ${BRAND_DENSITIES.join(', ')}` })),
    fonts: z.optional(z.strictObject({ text: z.optional(families), display: z.optional(families) })),
  },
  { error: (issue) => (issue.code === 'invalid_type' ? 'expected an object' : undefined) },
);

/** The brand of an operator as data (BRAND-1). */
const brandSchema = z.strictObject(
  { zh: name, other: name, mark: z.optional(mark), look: z.optional(lookSchema) },
  { error: (issue) => (issue.code === 'invalid_type' ? 'expected an object' : undefined) },
);

export type Brand = z.infer<typeof brandSchema>;
export type BrandLook = z.infer<typeof lookSchema>;

function faultOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.') || 'brand';
  return issue.code === 'unrecognized_keys'
    ? `${place}: unknown field ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`
    : `${place}: ${issue.message}`;
}

/**
 * @returns the brand, or a sentence for each fault that names its field.
 * @example readBrand({ zh: '品牌' }) // { faults: ['other: expected a text'] }
 */
export function readBrand(data: unknown): { readonly brand: Brand } | { readonly faults: readonly string[] } {
  const parsed = z.safeParse(brandSchema, data);
  return parsed.success ? { brand: parsed.data } : { faults: parsed.error.issues.map(faultOf) };
}
