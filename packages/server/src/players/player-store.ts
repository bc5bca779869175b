import type { LangId } from '@clutchline/contract';
import type { Pause, PlayerLimit, RealityCheckMinutes } from '@clutchline/domain';

/** All sessions of the latest day. Wall clock. */
export interface SessionTime {
  readonly dayStart: number;
  readonly usedMs: number;
  readonly updatedAt: number;
}

/** Wall clock. */
export interface Session {
  readonly accountId: number;
  readonly currencyId: number;
  readonly lang: LangId;
  readonly timeZone: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly expiresAt: number;
  readonly time: SessionTime | null;
  readonly endedBy: 'signed_out' | 'replaced' | null;
}

export interface SessionUse {
  readonly tokenHash: string;
  readonly at: number;
}

export interface SessionUsage {
  readonly accountId: number;
  readonly dayStart: number;
  readonly at: number;
  /** A longer time since the last record was a pause. */
  readonly pauseMs: number;
}

export interface SessionStore {
  create(session: { tokenHash: string; accountId: number; createdAt: number; expiresAt: number }): Promise<void>;
  /** Also ended ones, for 602 and 604. */
  find(tokenHash: string): Promise<Session | null>;
  touch(use: SessionUse): Promise<void>;
  endAllOf(accountId: number, at: number): Promise<number>;
  /** The time since the last record, unless it was a pause. */
  addUsage(usage: SessionUsage): Promise<void>;
  /** Oldest first, as replaced; the number of ended ones. */
  endBeyond(bound: { accountId: number; most: number; at: number }): Promise<number>;
  sweep(before: number): Promise<void>;
  end(tokenHash: string, at: number, by: 'signed_out' | 'replaced'): Promise<boolean>;
}

export interface Account {
  readonly accountId: number;
  readonly username: string;
  /** Argon2id. */
  readonly passwordHash: string;
  readonly nickname: string;
  readonly currencyId: number;
  readonly lang: LangId;
  /** Such as 'Asia/Tokyo' (SLIP-8). */
  readonly timeZone: string;
}

export interface AccountStore {
  byUsername(username: string): Promise<Account | null>;
  byId(accountId: number): Promise<Account | null>;
  /** Null: user name in use. */
  create(account: Omit<Account, 'accountId'>, at: number): Promise<number | null>;
  recordSignIn(accountId: number, network: string, at: number): Promise<void>;
  hasSignedInFrom(accountId: number, network: string): Promise<boolean>;
  setLang(accountId: number, lang: LangId): Promise<void>;
}

export interface TicketHolder {
  readonly accountId: number;
  readonly tokenHash: string;
}

/** Wall clock (PUSH-5). */
interface StoredTicket extends TicketHolder {
  readonly ticketHash: string;
  readonly expiresAt: number;
}

/** Any process redeems it, once. */
export interface TicketStore {
  /** Sweeps expired ones. */
  put(ticket: StoredTicket, now: number): Promise<void>;
  redeem(ticketHash: string): Promise<StoredTicket | null>;
}

export interface SetProtection {
  readonly limits: readonly PlayerLimit[];
  readonly pause: Pause | null;
}

export interface ProtectionStore {
  /**
   * Locks the wallet and increases its version, so a placement validated before the change is not committed after it
   * (R13).
   */
  hold(accountId: number): Promise<SetProtection>;
  read(accountId: number): Promise<SetProtection>;
  writeLimit(accountId: number, limit: PlayerLimit): Promise<void>;
  /** From `at` on; until its end the time of rented slots of auto chess is stopped. */
  writeBreak(accountId: number, pause: Pause, at: number): Promise<void>;
  realityCheck(accountId: number): Promise<StoredRealityCheck | null>;
  writeRealityCheck(accountId: number, check: StoredRealityCheck): Promise<void>;
  /**
   * Stakes of bets since `from`, and payouts of bets settled since, minor units, without void and rejected ones; with what
   * was paid and received in auto chess.
   */
  sumsSince(accountId: number, from: number): Promise<{ readonly staked: bigint; readonly returned: bigint }>;
}

export interface StoredRealityCheck {
  readonly minutes: RealityCheckMinutes;
  /** Day of `seenMs`, wall clock. */
  readonly dayStart: number;
  /** Use of the day when the player confirmed the last check. */
  readonly seenMs: number;
}

export interface RegionDecision {
  readonly accountId: number;
  readonly requestId: string;
  readonly network: string | null;
  readonly country: string | null;
  readonly allowed: boolean;
  readonly at: number;
}

export interface RegionStore {
  record(decision: RegionDecision): Promise<void>;
}
