/**
 * The first item of each name remains, whatever the server sends (R25).
 * @example eachOnce(rows, ({ match }) => match.game_id)
 */
export function eachOnce<Item>(list: readonly Item[], nameOf: (item: Item) => string | number): Item[] {
  const seen = new Set<string | number>();
  return list.filter((item) => {
    const name = nameOf(item);
    return !seen.has(name) && seen.add(name);
  });
}
