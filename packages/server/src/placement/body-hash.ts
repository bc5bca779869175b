import { createHash } from 'node:crypto';

import type { CallRequest } from '../platform/calls';

/** Recognises a retry; independent of the language (BET-8). */
export function requestHash({ accept, selections, bets }: CallRequest<'playMore'>): string {
  const content = [
    accept,
    selections.map(({ shop_id, game_id, play_info_id, odd, version }) => [
      shop_id,
      game_id,
      play_info_id,
      odd,
      version,
    ]),
    bets.map(({ kind, selections: places, stake, sizes, per }) => [kind, places, stake, sizes ?? null, per ?? null]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
