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
  /** When the factors were shown. */
  readonly provenAt: number;
  readonly network: string | null;
}

/** Hashes. */
export interface TokenChange {
  readonly from: string;
  readonly to: string;
}

export interface StepUpProof {
  readonly at: number;
  /** When the factor was shown. */
  readonly provenAt: number;
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
  /** With the new token, unless the session has another than `from` by now. False: it keeps that one. */
  stepUp(sessionId: number, token: TokenChange, proof: StepUpProof): Promise<boolean>;
  end(sessionId: number, at: number): Promise<void>;
  endOthers(operatorId: number, sessionId: number | null, at: number): Promise<number>;
  /** Not ended. */
  list(operatorId: number): Promise<DeskSession[]>;
}
