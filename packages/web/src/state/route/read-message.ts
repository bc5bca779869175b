/** Longest message a page shows (NAV-3). */
const MAX_MESSAGE = 200;

/** Control, zero-width, bidi-steering and line-breaking characters: nothing a message needs (bad input row 75). */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/**
 * The message a page shows: what was handed over with the step, else the query value. Plain text of one line, at most
 * 200 characters; null where there is none.
 */
export function readMessage(state: unknown, search: string): string | null {
  const handed = typeof state === 'object' && state !== null && 'message' in state ? state.message : null;
  const raw = typeof handed === 'string' ? handed : new URLSearchParams(search.slice(0, 4_096)).get('message');
  const text = (raw ?? '')
    .slice(0, 10 * MAX_MESSAGE)
    .replace(UNWANTED, ' ')
    .trim();
  return text === '' ? null : text.slice(0, MAX_MESSAGE).toWellFormed();
}
