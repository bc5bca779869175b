import { currentBreak } from './break-after';
import { currentLimit } from './change-limit';
import type { Pause, PlayerLimit, PlayerLimitKind } from './player-limit';

/** What protects a player from betting too much, as it is stored. Amounts in minor units of the player's currency. */
export interface PlayerProtection {
  readonly limits: readonly PlayerLimit[];
  readonly pause: Pause | null;
  /** Stakes less payouts of the bets settled this day; negative on a win. */
  readonly lostToday: bigint;
  /** Stakes of the bets that wait for their result: what can still be lost. */
  readonly openStakes: bigint;
}

/** The moment at which a player wants to stake something. */
export interface ProtectedMoment {
  readonly protection: PlayerProtection;
  /** Stakes of this betting day so far, in minor units. */
  readonly stakedToday: bigint;
  /** How long the player's session lasts, in whole minutes of real time. */
  readonly sessionMinutes: number;
  /** Business time in ms. */
  readonly now: number;
}

/** `limit` is what is left of the amount that bit, `whole` all of it, in minor units; both null where no amount did. */
export interface ProtectionProblem {
  readonly refusal: 'excluded' | 'player_limit';
  readonly limit: bigint | null;
  readonly whole: bigint | null;
}

interface AmountLeft {
  readonly limit: bigint;
  readonly whole: bigint;
}

/**
 * Judges a stake in minor units by the player's own limits (BET-7, SLIP-8, S27); null where nothing stands against it. A
 * break comes first, then the session, then whichever of the day's amounts leaves less. The loss limit counts the worst
 * case, what this day lost and every open stake with this one, so it holds whatever the results will be.
 *
 * @example checkProtection({ protection, stake: 500n, stakedToday: 800n, sessionMinutes: 0, now })
 *   // with a day_stake of 1000n: { refusal: 'player_limit', limit: 200n, whole: 1000n }
 */
export function checkProtection(given: ProtectedMoment & { readonly stake: bigint }): ProtectionProblem | null {
  const { protection, now, stake } = given;
  if (currentBreak(protection.pause, now) !== null) return { refusal: 'excluded', limit: null, whole: null };
  if (limitUse('session_minutes', given).left === 0n) return { refusal: 'player_limit', limit: null, whole: null };
  const least = leastLeft(given);
  return least === null || stake <= least.limit ? null : { refusal: 'player_limit', ...least };
}

/**
 * The highest stake the player's own amounts leave, in minor units, 0 or more; null where the player set none. Says nothing
 * of breaks and sessions.
 *
 * @example protectedLeft({ protection, stakedToday: 800n, sessionMinutes: 0, now }) // with a day_stake of 1000n: 200n
 */
export function protectedLeft(moment: ProtectedMoment): bigint | null {
  return leastLeft(moment)?.limit ?? null;
}

/** How far a limit is used up: amounts in minor units, a session in minutes. */
export interface LimitUse {
  /** The value in force; null where there is none. */
  readonly value: bigint | null;
  /** What counts against it, negative where the day won more than it lost and has at stake. */
  readonly used: bigint;
  /** What that value leaves, 0 or more; null where there is none. */
  readonly left: bigint | null;
}

/**
 * What counts against a limit and what it leaves, as {@link checkProtection} would judge the next stake (BET-7).
 *
 * @example limitUse('day_stake', { protection, stakedToday: 800n, sessionMinutes: 0, now }) // of 1000n: { value: 1000n, used: 800n, left: 200n }
 */
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
