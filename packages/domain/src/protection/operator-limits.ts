import type { PlayerProtection } from './check-protection';
import type { PlayerLimit, PlayerLimitKind } from './player-limit';

/** What the operator allows a player. Amounts in minor units; null is no limit. */
export interface OperatorLimits {
  readonly dayStake: bigint | null;
  readonly dayLoss: bigint | null;
  readonly sessionMinutes: number | null;
  /** Thousandths of the limits of the house, 1 to 1000. */
  readonly stakeFactor: number;
  /** Business time in ms. */
  readonly excludedUntil: number | null;
}

export const NO_OPERATOR_LIMITS: OperatorLimits = {
  dayStake: null,
  dayLoss: null,
  sessionMinutes: null,
  stakeFactor: 1_000,
  excludedUntil: null,
};

const limitOf = (kind: PlayerLimitKind, value: bigint | null): PlayerLimit[] =>
  value === null ? [] : [{ kind, value, pending: null }];

/** The operator's limits instead of the player's, with the same usage: both are checked, so the strictest counts. */
export function operatorProtection(own: PlayerProtection, limits: OperatorLimits): PlayerProtection {
  const { dayStake, dayLoss, sessionMinutes, excludedUntil } = limits;
  return {
    ...own,
    limits: [
      ...limitOf('day_stake', dayStake),
      ...limitOf('day_loss', dayLoss),
      ...limitOf('session_minutes', sessionMinutes === null ? null : BigInt(sessionMinutes)),
    ],
    pause: excludedUntil === null ? null : { kind: 'exclusion', until: excludedUntil },
  };
}
