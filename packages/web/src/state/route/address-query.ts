/** Safe integers (bad input row 70). */
const ID = /^[1-9]\d{0,14}$/;

export const readId = (text: string): number | null => (ID.test(text) ? Number(text) : null);

/** First `game_id` or `id`; null if missing or invalid. */
export function gameIdOf(search: string): number | null {
  const query = new URLSearchParams(search);
  return readId(query.get('game_id') ?? query.get('id') ?? '');
}

const ROUND = /^([1-9]|1[0-6])$/;

/** 1 to 16; 0, the whole match, by default (LANG-5). */
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
