const MAX_LENGTH = 200;
/** Controls, line ends, bidi marks and overrides, zero-width signs that are no joiners, and lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** A message from outside as plain text: one line, at most 200 characters, nothing that turns or hides text (NAV-3). */
export function plainMessage(message: string | null): string {
  if (message === null) return '';
  const line = message.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
  return Array.from(line).slice(0, MAX_LENGTH).join('').trim();
}
