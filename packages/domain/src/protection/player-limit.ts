/** Limits that players set for themselves (BET-7): daily stakes, daily net loss, session length. */
export type PlayerLimitKind = 'day_stake' | 'day_loss' | 'session_minutes';

/** A looser value that applies from `from` (business time, ms). Null is no limit. */
export interface WaitingValue {
  readonly value: bigint | null;
  readonly from: number;
}

/**
 * A stored limit: amounts in minor units of the player's currency, a session in minutes; null is no limit. {@link
 * currentLimit} returns the value in force.
 */
export interface SetLimit {
  readonly value: bigint | null;
  readonly pending: WaitingValue | null;
}

/** A limit with its kind; a player has at most one of each kind. */
export interface PlayerLimit extends SetLimit {
  readonly kind: PlayerLimitKind;
}

/** No bets before `until` (business time, ms): a time-out of hours or a self-exclusion of months. */
export interface Pause {
  readonly kind: 'time_out' | 'exclusion';
  readonly until: number;
}
