import { currentBreak, type Pause, type PlayerLimit, type PlayerLimitKind } from './player-limit';
import { currentLimit } from './change-limit';

/** Minor units of the player's currency. */
export interface PlayerProtection {
  readonly limits: readonly PlayerLimit[];
  readonly pause: Pause | null;
  /** Stakes minus payouts of bets settled today; negative after a net win. */
  readonly lostToday: bigint;
  readonly openStakes: bigint;
}

/** The player's limits, with the usage at one moment. */
export interface ProtectedMoment {
  readonly protection: PlayerProtection;
  readonly stakedToday: bigint;
  readonly sessionMinutes: number;
  /** Business time in ms. */
  readonly now: number;
}

/** `limit` is the rest, `whole` the full amount, minor units; null if no amount is exceeded. */
export interface ProtectionProblem {
  readonly refusal: 'excluded' | 'own_limit';
  readonly limit: bigint | null;
  readonly whole: bigint | null;
}

interface AmountLeft {
  readonly limit: bigint;
  readonly whole: bigint;
}

/**
 * Validates a stake (minor units) against the player's limits; null if allowed (BET-7, SLIP-8, S27). Order: break,
 * session, then the daily amount with the smaller rest. The loss limit assumes that all open stakes lose, so no result
 * can exceed it.
 *
 * @example checkProtection({ protection, stake: 500n, stakedToday: 800n, sessionMinutes: 0, now })
 *   // with a day_stake of 1000n: { refusal: 'own_limit', limit: 200n, whole: 1000n }
 */
export function checkProtection(moment: ProtectedMoment & { readonly stake: bigint }): ProtectionProblem | null {
  const { protection, now, stake } = moment;
  if (currentBreak(protection.pause, now) !== null) return { refusal: 'excluded', limit: null, whole: null };
  if (limitUse('session_minutes', moment).left === 0n) return { refusal: 'own_limit', limit: null, whole: null };
  const least = leastLeft(moment);
  return least === null || stake <= least.limit ? null : { refusal: 'own_limit', ...least };
}

/**
 * Highest stake within the player's amounts, minor units, from 0; null without amounts. Ignores breaks and sessions.
 */
export function protectedLeft(moment: ProtectedMoment): bigint | null {
  return leastLeft(moment)?.limit ?? null;
}

/** Amounts in minor units, a session in minutes. */
export interface LimitUse {
  readonly value: bigint | null;
  /** Negative if the day's net win exceeds the open stakes. */
  readonly used: bigint;
  /** From 0; null without a limit. */
  readonly left: bigint | null;
}

/** Used and remaining part, as in {@link checkProtection} (BET-7). */
export function limitUse(kind: PlayerLimitKind, moment: ProtectedMoment): LimitUse {
  const used = usedOf(kind, moment);
  const limit = moment.protection.limits.find((candidate) => candidate.kind === kind);
  const value = limit === undefined ? null : currentLimit(limit, moment.now).value;
  if (value === null) return { value, used, left: null };
  return { value, used, left: used < value ? value - used : 0n };
}

function usedOf(kind: PlayerLimitKind, { protection, stakedToday, sessionMinutes }: ProtectedMoment): bigint {
  switch (kind) {
    case 'day_stake':
      return stakedToday;
    case 'day_loss':
      return protection.lostToday + protection.openStakes;
    case 'session_minutes':
      return BigInt(sessionMinutes);
  }
}

function leastLeft(moment: ProtectedMoment): AmountLeft | null {
  const ofStakes = amountLeft('day_stake', moment);
  const ofLosses = amountLeft('day_loss', moment);
  if (ofStakes === null || ofLosses === null) return ofStakes ?? ofLosses;
  return ofLosses.limit < ofStakes.limit ? ofLosses : ofStakes;
}

function amountLeft(kind: PlayerLimitKind, moment: ProtectedMoment): AmountLeft | null {
  const { value, left } = limitUse(kind, moment);
  return value === null || left === null ? null : { limit: left, whole: value };
}

/**
 * Limits an amount (minor units, from 0) to the rest of the player's amounts (SLIP-8, S27). Ignores breaks and
 * sessions.
 */
export function withinProtection(amount: bigint, moment: ProtectedMoment): bigint {
  const own = protectedLeft(moment);
  return own !== null && own < amount ? own : amount;
}
