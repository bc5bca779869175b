/** First, in this order (GAMES-2). */
const FIRST_IDS: readonly number[] = [0, 1, 2, 3, 16];

interface SortableCategory {
  readonly id: number;
  readonly events_count: { readonly total: number };
}

/** Sorts game categories (GAMES-2): {@link FIRST_IDS}, then by event total, descending, then by id. */
export function sortCategories<Category extends SortableCategory>(list: readonly Category[]): Category[] {
  return [...list].sort(
    (a, b) => placeOf(a) - placeOf(b) || b.events_count.total - a.events_count.total || a.id - b.id,
  );
}

function placeOf({ id }: SortableCategory): number {
  const place = FIRST_IDS.indexOf(id);
  return place === -1 ? FIRST_IDS.length : place;
}
