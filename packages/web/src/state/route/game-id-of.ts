/** Within the exact range of a number (bad input row 70). */
const ID = /^[1-9]\d{0,14}$/;

export const readId = (text: string): number | null => (ID.test(text) ? Number(text) : null);

/** From `game_id` or `id`, the first value. Null if missing or invalid. */
export function gameIdOf(search: string): number | null {
  const query = new URLSearchParams(search);
  return readId(query.get('game_id') ?? query.get('id') ?? '');
}
