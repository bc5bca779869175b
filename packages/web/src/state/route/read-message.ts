/** Most that is read of a message, in characters. */
const MAX_LENGTH = 2_000;

/** A message for a failure screen, not cleaned yet; one of the two at most is not null (NAV-3, S-L14). */
export interface RouteMessage {
  /** Passed on by this app with the step that led here, such as the server's message of ERR-2. */
  readonly own: string | null;
  /** Taken from the query of the address: whoever made the link wrote it. */
  readonly linked: string | null;
}

const cut = (text: string | null): string | null => (text === null || text === '' ? null : text.slice(0, MAX_LENGTH));

/** The message of a history step and its query; a message of our own wins. */
export function readMessage(state: unknown, search: string): RouteMessage {
  const passed = typeof state === 'object' && state !== null && 'message' in state ? state.message : null;
  const own = cut(typeof passed === 'string' ? passed : null);
  return { own, linked: own === null ? cut(new URLSearchParams(search).get('message')) : null };
}
