import { createHash } from 'node:crypto';

/** Exclusive; keeps derived play and point ids safe integers. */
const ID_SPACE = 2_000_000_000;

/**
 * An id from 1 per key, equal on every machine and independent of other keys except on collision: the alphabetically
 * later key takes the next free id.
 */
export function stableIds(keys: Iterable<string>): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  const used = new Set<number>();
  for (const key of [...new Set(keys)].sort()) {
    let id = (createHash('sha256').update(key).digest().readUIntBE(0, 6) % ID_SPACE) + 1;
    while (used.has(id)) id = (id % ID_SPACE) + 1;
    used.add(id);
    ids.set(key, id);
  }
  return ids;
}
