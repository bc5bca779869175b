import type { LangId } from '@clutchline/contract';

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
