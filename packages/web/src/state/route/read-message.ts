/** Most that is taken over of a message, in characters. */
const MAX_LENGTH = 2_000;

/**
 * The message a page is to show: what was handed over with the step, else the query value; null where there is none.
 * It comes as it was said and is cleaned where it is shown (NAV-3).
 */
export function readMessage(state: unknown, search: string): string | null {
  const handed = typeof state === 'object' && state !== null && 'message' in state ? state.message : null;
  const message = typeof handed === 'string' ? handed : new URLSearchParams(search).get('message');
  return message === null || message === '' ? null : message.slice(0, MAX_LENGTH);
}
