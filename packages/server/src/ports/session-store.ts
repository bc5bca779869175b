import type { LangId } from '@clutchline/contract';

/** A session as it was found by the SHA-256 of its token. Times are wall-clock ms. */
export interface Session {
  readonly accountId: number;
  readonly currencyId: number;
  readonly lang: LangId;
  readonly timeZone: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly expiresAt: number;
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
  /** False where there was no living session of that hash. */
  end(tokenHash: string, at: number, by: 'signed_out' | 'replaced'): Promise<boolean>;
}
