/** Longest path and query of a screen, in characters. */
const LONGEST = 2_000;

/**
 * Whether a value is a path of this app, "/match/detail?game_id=3", and not an absolute address (bad input row 118).
 */
export const isRoute = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && /^\/(?![/\\])[^\s\\]*$/.test(value);
