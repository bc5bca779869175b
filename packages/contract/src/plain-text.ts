/** Control characters, line ends, bidi marks and overrides, zero-width characters except joiners, lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** Left by cutting. */
const CUT_OFF = /\p{Cs}$/u;

/**
 * External text as one line, cut to `max` UTF-16 units but never inside a character, without characters that reorder or
 * hide text (NAV-3, bad input row 104). Markup remains as literal text.
 *
 * @example plainText('Aurora\u202E Peak', 200) // 'Aurora Peak'
 */
export function plainText(text: string, max: number): string {
  const line = text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
  return line.length <= max ? line : line.slice(0, max).replace(CUT_OFF, '').trimEnd();
}
