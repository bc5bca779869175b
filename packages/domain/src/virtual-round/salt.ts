import { hashOf, toHex } from '../chance/index';

const RECIPE = 'clutchline/speed-lol/salt/1';
/** Code points of a line. */
export const SALT_LINE_MAX = 64;
/** Control characters, line ends, bidi marks and overrides, zero-width characters except joiners, lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/u;
/** A character that leaves ink. */
const INK = /[^\p{Z}\p{C}\p{M}]/u;

/**
 * Line of a player for the salt of an epoch, in NFC (ROUND-5).
 *
 * @returns null unless it has 1 to 64 code points, one of them visible, and none that breaks, hides or reorders the line
 *   (bad input row 136). Markup and emoji sequences are ordinary text.
 */
export function readSaltLine(text: string): string | null {
  const line = text.normalize('NFC');
  const { length } = Array.from(line);
  if (length < 1 || length > SALT_LINE_MAX || line !== line.trim()) return null;
  return INK.test(line) && !UNSEEN.test(line) ? line : null;
}

/**
 * Salt of an epoch: SHA-256 of recipe, anchor and lines, joined by line feeds (ROUND-5). After each line the same hash
 * is the running hash in the answer to the player: the salt as it would be without later lines.
 *
 * @param anchor hex.
 * @param lines in the order in which they were accepted; the value of a beacon is the last.
 * @returns hex.
 */
export function saltOf(anchor: string, lines: readonly string[]): string {
  return toHex(hashOf([RECIPE, anchor, ...lines].join('\n')));
}
