/** Two colours, and the paths that the second one fills. */
export interface CrestArt {
  readonly field: string;
  readonly trim: string;
  readonly edge: string;
  readonly symbol: string;
  /** By which the symbol moves down, away from the edge. */
  readonly shift: number;
}

/** Field and trim. Any two fields are clearly apart; each trim is readable on its field. */
const COLOURS =
  '1e3a8afcd34d c2410cfff7ed 27272a22d3ee f1f5f9b91c1c facc151e293b 0aa5b9170a3d c754f41f0440 3a6d12fef9c3 fb93b44c0519 10e0a006302c 890063fbcfe8 4052f0fef3c7 96a51c2b1003'.split(
    ' ',
  );

/** Band on top, point at the bottom, both sides, border: inside the shield of 24 by 24. */
const EDGES = [
  'M12 1.2 21.5 4v3h-19V4z',
  'M4 17.4h16c-1.5 2.5-4.3 4.4-8 5.4-3.7-1-6.5-2.9-8-5.4z',
  'M2.5 4 5.5 3.1V18.9C3.6 17 2.5 14.7 2.5 12zM21.5 4l-3-.9V18.9c1.9-1.9 3-4.2 3-6.9z',
  'M12 1.2 21.5 4v8c0 5.2-3.9 9-9.5 10.8C6.4 21 2.5 17.2 2.5 12V4zM12 3.2 4.4 5.4V12c0 4.1 3 7.2 7.6 8.8 4.6-1.6 7.6-4.7 7.6-8.8V5.4z',
];

/** Of the symbol for each edge. */
const SHIFTS = [1.2, -1.5, -0.2, 0];

/** Star, bolt, crown, flame, moon, peaks, wave, ring, wings, eye, claws, spear, diamonds. */
const SYMBOLS = [
  'M12 7.2l1.5 3.3 3.5.4-2.6 2.4.7 3.5-3.1-1.7-3.1 1.7.7-3.5L7 10.9l3.5-.4z',
  'M13.5 7 8 13.3h3.3L10.5 17.5 16 11h-3.3z',
  'M7 16V9.5l2.6 2.3L12 8l2.4 3.8L17 9.5V16z',
  'M12.3 7.2c.4 2.5 3.9 3.8 3.9 6.3a4.2 4.2 0 0 1-8.4 0c0-1.9.9-2.8 1.9-3.9.2 1.2.6 1.7 1.2 1.9-.1-1.7.3-3.2 1.4-4.3z',
  'M14 7.2a5.1 5.1 0 1 0 3 6.6 4.3 4.3 0 0 1-3-6.6z',
  'M6.8 16.5 10.5 8.5 13 12.6l1.2-1.7 3 5.6z',
  'M6.5 10.2q2.8-2.8 5.5 0t5.5 0v2q-2.8 2.8-5.5 0t-5.5 0zM6.5 14.2q2.8-2.8 5.5 0t5.5 0v1.6q-2.8 2.8-5.5 0t-5.5 0z',
  'M12 7.5a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4zM12 9.9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
  'M12 16.8 9.8 13.6H7.4L6.3 9l5.7 3.7L17.7 9l-1.1 4.6h-2.4z',
  'M6.5 12.2q5.5-6.6 11 0-5.5 6.6-11 0zM12 10.3a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z',
  'M8.3 7.5l1.7.6-1 7.4-1.5 1.3zM11.3 7l1.7.5-.8 8.7-1.5 1.3zM14.5 7.5l1.7.6-1 7.4-1.5 1.3z',
  'M12 6.8l3 4.2h-2v6.2h-2V11H9z',
  'M12 7.2l2.2 2.3L12 11.8 9.8 9.5zM9.2 10.2l2.2 2.3-2.2 2.3L7 12.5zM14.8 10.2l2.2 2.3-2.2 2.3-2.2-2.3zM12 12.7l2.2 2.2L12 17.2l-2.2-2.3z',
];

/** Hash: neighbouring ids look different. */
function mix(id: number): number {
  let value = Math.imul(id ^ (id >>> 15) ^ 0x9e3779b9, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/**
 * Equal for an id on every screen and in every language.
 *
 * @param rival id of the crest beside it, with which it shares neither colours nor symbol (ART-1, U47).
 */
export function crestArt(id: number, rival?: number): CrestArt {
  const number = mix(id);
  const other = rival === undefined ? null : crestArt(rival);
  const avoid = (list: readonly string[], index: number, taken: string | undefined): string =>
    at(list, at(list, index) === taken ? index + 1 : index);
  const colours = avoid(COLOURS, number, other === null ? undefined : other.field.slice(1) + other.trim.slice(1));
  return {
    field: `#${colours.slice(0, 6)}`,
    trim: `#${colours.slice(6)}`,
    edge: at(EDGES, number >>> 8),
    symbol: avoid(SYMBOLS, number >>> 12, other?.symbol),
    shift: SHIFTS[(number >>> 8) % SHIFTS.length] ?? 0,
  };
}

/** Initials of several words, or the beginning of the only one: at most three letters. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s·–-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words[0] ?? '';
  const isLatin = /^[\p{Script=Latin}\p{N}]/u.test(first);
  if (!isLatin) return Array.from(first).slice(0, 2).join('');
  const letters = words.length > 1 ? words.map((word) => Array.from(word).slice(0, 1).join('')) : Array.from(first);
  return letters.slice(0, 3).join('').toUpperCase();
}
