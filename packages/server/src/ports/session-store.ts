import type { LangId } from '@clutchline/contract';

/** How long an account has been used on its latest day, in all its sessions together. Wall-clock ms. */
export interface SessionTime {
  /** When that day began. */
  readonly dayStart: number;
  readonly usedMs: number;
  /** Up to when it is counted. */
  readonly notedAt: number;
}

/** A session as it was found by the SHA-256 of its token. Times are wall-clock ms. */
export interface Session {
  readonly accountId: number;
  readonly currencyId: number;
  readonly lang: LangId;
  readonly timeZone: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly expiresAt: number;
  /** How long the player has been here today; null if that was never noted. */
  readonly time: SessionTime | null;
  /** Why it is over; null while it lives. */
  readonly endedBy: 'signed_out' | 'replaced' | null;
}

export interface SessionStore {
  create(session: { tokenHash: string; accountId: number; createdAt: number; expiresAt: number }): Promise<void>;
  /** Ended and expired sessions are found too: the caller tells 602 from 604. */
  find(tokenHash: string): Promise<Session | null>;
  touch(tokenHash: string, at: number): Promise<void>;
  /** Ends every living session of an account; answers how many. */
  endAllOf(accountId: number, at: number): Promise<number>;
  /** Counts the time since it was last noted, unless that is longer than `pauseMs`; a new day begins at 0. */
  noteTime(accountId: number, time: { dayStart: number; at: number; pauseMs: number }): Promise<void>;
  /** Ends the oldest living sessions of an account beyond the `most` latest, as replaced. */
  endBeyond(bound: { accountId: number; most: number; at: number }): Promise<void>;
  /** Deletes some of the sessions that ended or expired and were not used since `before`; each sign-in adds one and sweeps up to twenty. */
  sweep(before: number): Promise<void>;
  /** False where there was no living session of that hash. */
  end(tokenHash: string, at: number, by: 'signed_out' | 'replaced'): Promise<boolean>;
}
