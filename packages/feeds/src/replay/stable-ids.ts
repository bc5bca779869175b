import { createHash } from 'node:crypto';

/** Ids lie below this, so that play and point ids made of them stay safe integers. */
const ID_SPACE = 2_000_000_000;

/**
 * Gives each key an id of 1 to 2000000000 that depends on the key, and only where two keys would share an id on the
 * others: the later one in the alphabet then takes the next free id.
 *
 * @example stableIds(['1|t1', '1|geng']).get('1|t1') // the same number on every machine
 */
export function stableIds(keys: Iterable<string>): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  const taken = new Set<number>();
  for (const key of [...new Set(keys)].sort()) {
    let id = (createHash('sha256').update(key).digest().readUIntBE(0, 6) % ID_SPACE) + 1;
    while (taken.has(id)) id = (id % ID_SPACE) + 1;
    taken.add(id);
    ids.set(key, id);
  }
  return ids;
}
