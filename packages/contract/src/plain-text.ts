/** Controls, line ends, bidi marks and overrides, zero-width signs that are no joiners, and lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** Half a character, left by a cut. */
const CUT_OFF = /\p{Cs}$/u;

/**
 * A text from outside as plain text: one line, cut to a length, with nothing in it that turns or hides text (NAV-3, bad
 * input row 104). Markup stays the text it is.
 *
 * @param max UTF-16 units; no character is cut in two.
 * @example plainText('Aurora\u202E Peak', 200) // 'Aurora Peak'
 */
export function plainText(text: string, max: number): string {
  const line = text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
  return line.length <= max ? line : line.slice(0, max).replace(CUT_OFF, '').trimEnd();
}
