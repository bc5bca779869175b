/** Burst, then rate per second; drops others unread (bad input row 120). */
const AT_ONCE = 60;
const EACH_SECOND = 20;

/** `now` in ms. */
export function createMessageBudget(now: () => number): () => boolean {
  let room: number = AT_ONCE;
  let last = now();
  return () => {
    const at = now();
    room = Math.min(AT_ONCE, room + (Math.max(0, at - last) / 1_000) * EACH_SECOND);
    last = at;
    if (room < 1) return false;
    room -= 1;
    return true;
  };
}

/** Values plus characters; real ones have dozens. */
const MOST = 6_000;
const DEEPEST = 6;

/** Checked first: a huge or cyclic message would be read to its end (row 116). */
export function isSmall(value: unknown): boolean {
  let left = MOST;

  function fits(part: unknown, depth: number): boolean {
    left -= typeof part === 'string' ? part.length + 1 : 1;
    if (left < 0 || depth > DEEPEST) return false;
    if (typeof part !== 'object' || part === null) return true;
    if (Array.isArray(part) && part.length > left) return false;
    return Object.values(part).every((inner: unknown) => fits(inner, depth + 1));
  }
  return fits(value, 0);
}

export function isSendable(message: unknown): boolean {
  try {
    return isSmall(message) && structuredClone(message) !== undefined;
  } catch {
    return false;
  }
}
