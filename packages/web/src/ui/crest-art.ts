/** Of both halves. White letters are readable on them. */
export interface CrestColours {
  readonly near: string;
  readonly far: string;
}

export interface CrestArt {
  readonly colours: CrestColours;
  readonly cut: 'pale' | 'bend' | 'fess' | 'chevron';
}

export const COLOURS: readonly CrestColours[] = [
  { near: '#2563eb', far: '#1b3fa8' },
  { near: '#7c3aed', far: '#4c1d95' },
  { near: '#0f766e', far: '#0b4f4a' },
  { near: '#c2410c', far: '#8a2c0a' },
  { near: '#be123c', far: '#7f1030' },
  { near: '#be185d', far: '#831843' },
  { near: '#a16207', far: '#6b420a' },
  { near: '#15803d', far: '#0c4f2a' },
  { near: '#475569', far: '#2c3648' },
  { near: '#0369a1', far: '#0b4468' },
  { near: '#b91c1c', far: '#7a1717' },
  { near: '#7e22ce', far: '#541c86' },
  { near: '#4d7c0f', far: '#32520d' },
  { near: '#0e7490', far: '#0f4a5c' },
  { near: '#a21caf', far: '#6b1674' },
  { near: '#4338ca', far: '#2c2585' },
];

/** Of the colours above, tens of degrees in base 36. */
const HUES = 'mqi2zy4emk0r9juo';

const CUTS = ['pale', 'bend', 'fess', 'chevron'] as const;
const FALLBACK: CrestColours = { near: '#475569', far: '#2c3648' };

/** Hash: neighbouring ids look different. */
function mix(id: number): number {
  let value = Math.imul(id ^ (id >>> 15) ^ 0x9e3779b9, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

const hueOf = (index: number): number => parseInt(HUES.charAt(index % COLOURS.length), 36);

/** Within 50 degrees. */
function isAlike(one: number, other: number): boolean {
  const apart = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(apart, 36 - apart) < 5;
}

/**
 * Equal on every screen.
 * @param rival id of the crest beside it, for other colours (U47).
 */
export function crestArt(id: number, rival?: number): CrestArt {
  const number = mix(id);
  let index = number % COLOURS.length;
  while (rival !== undefined && isAlike(index, mix(rival) % COLOURS.length)) index += 1;
  return {
    colours: COLOURS[index % COLOURS.length] ?? FALLBACK,
    cut: CUTS[(number >>> 8) % CUTS.length] ?? 'pale',
  };
}

/** At most three: initials of several words, else the first letters. */
export function crestLetters(name: string, style: 'short' | 'initials' = 'short'): string {
  const words = name
    .normalize('NFC')
    .split(/[\s·–-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words[0] ?? '';
  const isLatin = /^[\p{Script=Latin}\p{N}]/u.test(first);
  if (!isLatin) return Array.from(first).slice(0, 2).join('');
  if (style === 'initials' && words.length > 1)
    return words
      .slice(0, 3)
      .map((word) => Array.from(word).slice(0, 1).join(''))
      .join('')
      .toUpperCase();
  return Array.from(first).slice(0, 3).join('').toUpperCase();
}
