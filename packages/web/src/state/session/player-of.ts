import type { SessionState } from './session-store';

/** Identifier that outlives the token; null while unknown. */
export function playerOf({ balance }: Pick<SessionState, 'balance'>): string | null {
  return balance === null ? null : balance.player_id;
}
