import type { LangId } from '@clutchline/contract';

/** Usage of an account on its latest day, across all sessions. Wall-clock ms. */
export interface SessionTime {
  /** Start of that day. */
  readonly dayStart: number;
  readonly usedMs: number;
  /** Counted up to this time. */
  readonly notedAt: number;
}

/** A session found by the SHA-256 of its token. Times are wall-clock ms. */
export interface Session {
  readonly accountId: number;
  readonly currencyId: number;
  readonly lang: LangId;
  readonly timeZone: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly expiresAt: number;
  /** Usage today; null if never recorded. */
  readonly time: SessionTime | null;
  /** Null while the session is active. */
  readonly endedBy: 'signed_out' | 'replaced' | null;
}

export interface SessionStore {
  create(session: { tokenHash: string; accountId: number; createdAt: number; expiresAt: number }): Promise<void>;
  /** Includes ended and expired sessions, so that the caller can distinguish 602 from 604. */
  find(tokenHash: string): Promise<Session | null>;
  touch(tokenHash: string, at: number): Promise<void>;
  /** Ends all active sessions of an account; returns their number. */
  endAllOf(accountId: number, at: number): Promise<number>;
  /** Adds the time since the last record unless it exceeds `pauseMs`; a new day begins at 0. */
  noteTime(accountId: number, time: { dayStart: number; at: number; pauseMs: number }): Promise<void>;
  /** Ends the oldest active sessions beyond the `most` latest, as replaced. */
  endBeyond(bound: { accountId: number; most: number; at: number }): Promise<void>;
  /** Deletes up to twenty sessions that ended or expired and were last used before `before`; called at each sign-in. */
  sweep(before: number): Promise<void>;
  /** False if no active session has that hash. */
  end(tokenHash: string, at: number, by: 'signed_out' | 'replaced'): Promise<boolean>;
}
