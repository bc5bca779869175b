/** What a player can limit for himself (BET-7): stakes of a day, net loss of a day, length of a session. */
export type PlayerLimitKind = 'day_stake' | 'day_loss' | 'session_minutes';

/** A looser value that comes into force at `from` (business time, ms). Null is no limit. */
export interface WaitingValue {
  readonly value: bigint | null;
  readonly from: number;
}

/**
 * A limit as it is stored: amounts in minor units of the player's currency, a session in minutes; null is no limit. What
 * holds at a moment is for {@link currentLimit} to say.
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
