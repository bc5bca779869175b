import type { Pause, PlayerLimit } from '@clutchline/domain';

/** What a player set for himself, as it is stored. */
export interface SetProtection {
  readonly limits: readonly PlayerLimit[];
  readonly pause: Pause | null;
}

export interface ProtectionStore {
  /**
   * What is stored, for a change within a transaction: the wallet is held until its end and its version goes up, so that what was
   * judged before the change is not taken after it (R13).
   */
  hold(accountId: number): Promise<SetProtection>;
  writeLimit(accountId: number, limit: PlayerLimit): Promise<void>;
  writeBreak(accountId: number, pause: Pause): Promise<void>;
}
