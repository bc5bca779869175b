/**
 * Control characters, line ends, bidi marks and overrides, zero-width characters except joiners, and lone surrogates.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** A surrogate without its pair, left by cutting. */
const CUT_OFF = /\p{Cs}$/u;

/**
 * Converts external text to plain text: one line, cut to a length, without characters that reorder or hide text (NAV-3,
 * bad input row 104). Markup remains as literal text.
 *
 * @param max UTF-16 units; the cut never splits a character.
 * @example plainText('Aurora\u202E Peak', 200) // 'Aurora Peak'
 */
export function plainText(text: string, max: number): string {
  const line = text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
  return line.length <= max ? line : line.slice(0, max).replace(CUT_OFF, '').trimEnd();
}
