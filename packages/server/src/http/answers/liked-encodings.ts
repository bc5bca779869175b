const ENTRY = /^\s*([a-z*-]+)\s*(?:;\s*q=([\d.]+)\s*)?$/i;

/**
 * Returns lower-case names; skips entries with weight 0 and malformed entries. `*` is not expanded, because such a
 * client also accepts identity.
 */
export function likedEncodings(header: string | undefined): ReadonlySet<string> {
  const found = (header ?? '').split(',').flatMap((entry) => {
    const [, name, weight] = ENTRY.exec(entry) ?? [];
    return name === undefined || Number(weight ?? 1) === 0 ? [] : [name.toLowerCase()];
  });
  return new Set(found);
}
