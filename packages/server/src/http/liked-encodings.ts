const ENTRY = /^\s*([a-z*-]+)\s*(?:;\s*q=([\d.]+)\s*)?$/i;

/**
 * Content encodings that an `Accept-Encoding` header allows, in lower case. Skips entries with weight 0 and malformed
 * entries; does not expand `*`, because such a client also accepts identity.
 */
export function likedEncodings(header: string | undefined): ReadonlySet<string> {
  const found = (header ?? '').split(',').flatMap((entry) => {
    const [, name, weight] = ENTRY.exec(entry) ?? [];
    return name === undefined || Number(weight ?? 1) === 0 ? [] : [name.toLowerCase()];
  });
  return new Set(found);
}
