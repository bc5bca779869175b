import type { LangId } from '@clutchline/contract';
import type { Pause, PlayerLimit } from '@clutchline/domain';

/** Usage on the latest day, across all sessions. Wall-clock ms. */
export interface SessionTime {
  readonly dayStart: number;
  readonly usedMs: number;
  /** Counted up to this time. */
  readonly updatedAt: number;
}

/** Wall-clock ms. */
export interface Session {
  readonly accountId: number;
  readonly currencyId: number;
  readonly lang: LangId;
  readonly timeZone: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly expiresAt: number;
  /** Usage today. */
  readonly time: SessionTime | null;
  readonly endedBy: 'signed_out' | 'replaced' | null;
}

export interface SessionStore {
  create(session: { tokenHash: string; accountId: number; createdAt: number; expiresAt: number }): Promise<void>;
  /** Includes ended and expired sessions, to distinguish 602 from 604. */
  find(tokenHash: string): Promise<Session | null>;
  touch(tokenHash: string, at: number): Promise<void>;
  /** Returns the number of ended sessions. */
  endAllOf(accountId: number, at: number): Promise<number>;
  /** Adds the time since the last record unless above `pauseMs`; a new day begins at 0. */
  noteTime(accountId: number, time: { dayStart: number; at: number; pauseMs: number }): Promise<void>;
  /** Ends the oldest active sessions beyond `most`, as replaced. */
  endBeyond(bound: { accountId: number; most: number; at: number }): Promise<void>;
  /** Deletes up to twenty ended or expired sessions last used before `before`. */
  sweep(before: number): Promise<void>;
  /** False if none is active. */
  end(tokenHash: string, at: number, by: 'signed_out' | 'replaced'): Promise<boolean>;
}

export interface Account {
  readonly accountId: number;
  readonly username: string;
  /** Argon2id in PHC string format. */
  readonly passwordHash: string;
  readonly nickname: string;
  readonly currencyId: number;
  readonly lang: LangId;
  /** IANA zone such as 'Asia/Tokyo' (SLIP-8). */
  readonly timeZone: string;
}

export interface AccountStore {
  byUsername(username: string): Promise<Account | null>;
  byId(accountId: number): Promise<Account | null>;
  /** With an empty wallet; null if the user name exists. */
  create(account: Omit<Account, 'accountId'>, at: number): Promise<number | null>;
  /** Network such as '203.0.113.0/24'; the latest twenty are stored. */
  noteSignIn(accountId: number, network: string, at: number): Promise<void>;
  hasSignedInFrom(accountId: number, network: string): Promise<boolean>;
  setLang(accountId: number, lang: LangId): Promise<void>;
}

/** The session must stay active. */
export interface TicketHolder {
  readonly accountId: number;
  readonly tokenHash: string;
}

/** Stored by hash until `expiresAt` in wall-clock ms (PUSH-5). */
interface StoredTicket extends TicketHolder {
  readonly ticketHash: string;
  readonly expiresAt: number;
}

/** Any process redeems a ticket of any other, once. */
export interface TicketStore {
  /** Also deletes some that expired before `now`. */
  put(ticket: StoredTicket, now: number): Promise<void>;
  redeem(ticketHash: string): Promise<StoredTicket | null>;
}

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

/** Region check of a bet request (S15). */
export interface RegionDecision {
  readonly accountId: number;
  readonly requestId: string;
  /** Such as '203.0.113.0/24'. */
  readonly network: string | null;
  readonly country: string | null;
  readonly allowed: boolean;
  /** Business time in ms. */
  readonly at: number;
}

export interface RegionStore {
  /** Resolves once the decision is committed. */
  record(decision: RegionDecision): Promise<void>;
}
