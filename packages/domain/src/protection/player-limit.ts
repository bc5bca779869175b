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

/** At most one of each kind per player. */
export interface PlayerLimit extends SetLimit {
  readonly kind: PlayerLimitKind;
}

/** No bets before `until` (business time, ms): a time-out of hours or a self-exclusion of months. */
export interface Pause {
  readonly kind: 'time_out' | 'exclusion';
  readonly until: number;
}

/** Break in force at `now` (business time, ms), or null. */
export function currentBreak(pause: Pause | null, now: number): Pause | null {
  return pause !== null && now < pause.until ? pause : null;
}

/** Break after another request: never shorter, and an exclusion if either is one (BET-7). Business time, ms. */
export function breakAfter(pause: Pause | null, wanted: Pause, now: number): Pause {
  const running = currentBreak(pause, now);
  if (running === null) return wanted;
  const kind = running.kind === 'exclusion' ? 'exclusion' : wanted.kind;
  return { kind, until: Math.max(running.until, wanted.until) };
}
