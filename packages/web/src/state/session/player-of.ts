import type { SessionState } from './session-store';

/** An identifier of the signed-in player that outlives the token; null while unknown. */
export function playerOf({ balance }: Pick<SessionState, 'balance'>): string | null {
  return balance === null ? null : balance.player_id;
}
