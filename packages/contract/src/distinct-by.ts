import * as z from 'zod/mini';

/**
 * A check for a list that has no two items with the same key.
 * @example z.array(cardSchema).check(distinctBy(({ slot }) => slot))
 */
export const distinctBy = <Item>(key: (item: Item) => unknown) =>
  z.refine<readonly Item[]>((items) => new Set(items.map(key)).size === items.length);
