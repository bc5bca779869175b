/** A match id as an address writes it: digits alone, within what a number holds exactly (bad input row 70). */
const ID = /^[1-9]\d{0,14}$/;

/** Reads one id; null where the text is none. */
export const readId = (text: string): number | null => (ID.test(text) ? Number(text) : null);

/** The match that a query names by `game_id` or `id`: the first value counts. Null where none or a bad one is named. */
export function gameIdOf(search: string): number | null {
  const query = new URLSearchParams(search);
  return readId(query.get('game_id') ?? query.get('id') ?? '');
}
