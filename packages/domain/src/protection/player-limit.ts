/** BET-7: daily stakes, daily net loss, session length. */
export type PlayerLimitKind = 'day_stake' | 'day_loss' | 'session_minutes';

/** Applies from `from` (business time, ms). Null is no limit. */
export interface PendingValue {
  readonly value: bigint | null;
  readonly from: number;
}

/**
 * As stored; {@link currentLimit} returns the value in force. Minor units of the player's currency, or minutes; null is
 * no limit.
 */
export interface SetLimit {
  readonly value: bigint | null;
  readonly pending: PendingValue | null;
}

/** At most one of each kind per player. */
export interface PlayerLimit extends SetLimit {
  readonly kind: PlayerLimitKind;
}

/** No bets before `until` (business time, ms): a time-out of hours or a self-exclusion of months. */
export interface Pause {
  readonly kind: 'time_out' | 'exclusion';
  readonly until: number;
}
