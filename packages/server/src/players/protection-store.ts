import type { Pause, PlayerLimit } from '@clutchline/domain';

export interface SetProtection {
  readonly limits: readonly PlayerLimit[];
  readonly pause: Pause | null;
}

export interface ProtectionStore {
  /**
   * Locks the wallet and increases its version, so that a placement validated before the change is not committed after
   * it (R13).
   */
  hold(accountId: number): Promise<SetProtection>;
  writeLimit(accountId: number, limit: PlayerLimit): Promise<void>;
  writeBreak(accountId: number, pause: Pause): Promise<void>;
}
