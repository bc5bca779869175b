/** Characters. */
const LONGEST = 2_000;

/** A path of this app, "/match/detail?game_id=3", never an absolute address (bad input row 118). */
export const isRoute = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && /^\/(?![/\\])[^\s\\]*$/.test(value);
