import type { ProtectionKind } from '@clutchline/contract/desk';
import type { OperatorLimits, PlayerLimit } from '@clutchline/domain';

export interface SeenProtection {
  readonly currencyId: number;
  /** Business time, ms. */
  readonly now: number;
  readonly own: readonly PlayerLimit[];
  /** End of the player's own break, business time; null: none. */
  readonly pauseUntil: number | null;
  readonly operator: OperatorLimits;
}

export interface PlayerProtectionStore {
  /** Null: unknown player. `hold` until the end of the transaction. */
  read(accountId: number, hold: boolean): Promise<SeenProtection | null>;
  /** Null: unknown player. */
  playerIdOf(accountId: number): Promise<string | null>;
  /** Of the operator; null: no limit. */
  write(accountId: number, kind: ProtectionKind, value: bigint | null): Promise<void>;
}
