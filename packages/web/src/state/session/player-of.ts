import type { SessionState } from './session-store';

/** The signed-in player by a name that outlives the token; null while it is not known. */
export function playerOf({ balance }: Pick<SessionState, 'balance'>): string | null {
  return balance === null ? null : balance.player_id;
}
