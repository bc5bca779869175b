/** Within the exact range of a number (bad input row 70). */
const ID = /^[1-9]\d{0,14}$/;

export const readId = (text: string): number | null => (ID.test(text) ? Number(text) : null);

/** From `game_id` or `id`, the first value. Null if missing or invalid. */
export function gameIdOf(search: string): number | null {
  const query = new URLSearchParams(search);
  return readId(query.get('game_id') ?? query.get('id') ?? '');
}

const ROUND = /^([1-9]|1[0-6])$/;

/** 1 to 16; 0, the whole match, if missing or invalid (LANG-5). */
export function roundOf(search: string): number {
  const text = new URLSearchParams(search).get('round') ?? '';
  return ROUND.test(text) ? Number(text) : 0;
}

export function withRound(search: string, round: number): string {
  const query = new URLSearchParams(search);
  if (round === 0) query.delete('round');
  else query.set('round', String(round));
  return query.toString();
}
