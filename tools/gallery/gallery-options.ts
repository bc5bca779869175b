import { parseArgs } from 'node:util';

import { LANGUAGES, type LangId } from '@clutchline/contract';

import { BRANDS, THEMES } from '../../packages/web/stories/frame/looks';
import { GALLERY_HELP, PARTS } from './gallery-help';

export type Part = (typeof PARTS)[number];

/** CSS px of a window, by its width; on phones more than a screenful. */
export const HEIGHTS = { 320: 1_100, 390: 1_100, 768: 1_100, 1_024: 1_000, 1_440: 1_000, 1_920: 1_080, 2_560: 1_440 };

/** Of a check, unless others are chosen. */
const CHECKED_WIDTHS = '320,1440';

export interface GalleryOptions {
  readonly parts: readonly Part[];
  readonly widths: readonly number[];
  readonly themes: readonly (typeof THEMES)[number][];
  /** Indices of `BRANDS`; 0 is the default one. */
  readonly brands: readonly number[];
  readonly languages: readonly LangId[];
  /** Of the part `games`: English, unless languages are chosen. */
  readonly gameLanguages: readonly LangId[];
  /** Names of screens or stories; empty: all. */
  readonly only: readonly string[];
  /** Instead of pictures. */
  readonly isCheck: boolean;
}

const ENGLISH: LangId = 2;

const LIST = { type: 'string', default: '' } as const;

/** Exits with the help text on an unknown option or value. */
export function readGalleryOptions(args: readonly string[]): GalleryOptions {
  try {
    return parse(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${GALLERY_HELP}`);
    process.exit(2);
  }
}

function parse(args: readonly string[]): GalleryOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      parts: { type: 'string', default: 'screens,stories' },
      widths: LIST,
      themes: LIST,
      brands: LIST,
      languages: LIST,
      only: LIST,
      check: { type: 'boolean', default: false },
    },
  });
  const languages = chosen(
    'languages',
    values.languages,
    LANGUAGES.map(({ id }) => id),
  );
  return {
    parts: chosen('parts', values.parts, PARTS),
    widths: chosen(
      'widths',
      values.check && values.widths === '' ? CHECKED_WIDTHS : values.widths,
      Object.keys(HEIGHTS).map(Number),
    ),
    themes: chosen('themes', values.themes, THEMES),
    brands: chosen('brands', values.brands, [...BRANDS.keys()]),
    languages,
    gameLanguages: values.languages === '' ? [ENGLISH] : languages,
    only: split(values.only),
    isCheck: values.check,
  };
}

const split = (text: string): string[] => text.split(',').filter((part) => part !== '');

/** All if the text is empty. */
function chosen<Value extends string | number>(name: string, text: string, all: readonly Value[]): readonly Value[] {
  const wanted = split(text);
  const unknown = wanted.filter((word) => !all.some((value) => String(value) === word));
  if (unknown.length > 0) throw new Error(`--${name}: unknown ${unknown.join(', ')}`);
  return wanted.length === 0 ? all : all.filter((value) => wanted.includes(String(value)));
}

export const isWanted = (name: string, only: readonly string[]): boolean =>
  only.length === 0 || only.some((part) => name.includes(part));
