/** BET-7: stakes and net loss of a day, session length. */
export type PlayerLimitKind = 'day_stake' | 'day_loss' | 'session_minutes';

/** From `from` (business time, ms). Null is no limit. */
export interface PendingValue {
  readonly value: bigint | null;
  readonly from: number;
}

/** As stored; {@link currentLimit} returns the value in force. Minor units, or minutes; null is no limit. */
export interface SetLimit {
  readonly value: bigint | null;
  readonly pending: PendingValue | null;
}

export interface PlayerLimit extends SetLimit {
  readonly kind: PlayerLimitKind;
}

/** No bets before `until` (business time, ms): a time-out of hours or a self-exclusion of months. */
export interface Pause {
  readonly kind: 'time_out' | 'exclusion';
  readonly until: number;
}
