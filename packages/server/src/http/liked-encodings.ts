const ENTRY = /^\s*([a-z*-]+)\s*(?:;\s*q=([\d.]+)\s*)?$/i;

/**
 * The content encodings that an `Accept-Encoding` header allows, in lower case. Entries with weight 0 and entries that
 * cannot be read are left out; `*` is not expanded: a client that sends it also takes the plain form.
 */
export function likedEncodings(header: string | undefined): ReadonlySet<string> {
  const found = (header ?? '').split(',').flatMap((entry) => {
    const [, name, weight] = ENTRY.exec(entry) ?? [];
    return name === undefined || Number(weight ?? 1) === 0 ? [] : [name.toLowerCase()];
  });
  return new Set(found);
}
