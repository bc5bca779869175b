/** Values plus characters; a real message has some dozens. */
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
