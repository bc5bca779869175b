import type { DeskOperator } from './access-store';

export interface DeskSession {
  readonly sessionId: number;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly steppedUpAt: number | null;
  readonly network: string | null;
}

export interface FoundSession {
  readonly operator: DeskOperator;
  readonly session: DeskSession;
}

export interface NewSession {
  readonly tokenHash: string;
  readonly operatorId: number;
  readonly at: number;
  readonly network: string | null;
}

/** Moments are wall clock, ms. */
export interface SessionStore {
  /** Ends the oldest beyond `most`. */
  create(session: NewSession, most: number): Promise<void>;
  /** Null: unknown, or session or operator has ended. */
  find(tokenHash: string): Promise<FoundSession | null>;
  /** Those of the sessions that, with their operators, have not ended. */
  findAll(sessionIds: readonly number[]): Promise<FoundSession[]>;
  touch(sessionId: number, at: number): Promise<void>;
  /** With a new token. */
  stepUp(sessionId: number, tokenHash: string, at: number): Promise<void>;
  end(sessionId: number, at: number): Promise<void>;
  endOthers(operatorId: number, sessionId: number | null, at: number): Promise<number>;
  /** Not ended. */
  list(operatorId: number): Promise<DeskSession[]>;
}
