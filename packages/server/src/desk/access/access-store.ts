import type { DeskRole } from '@clutchline/contract/desk';

export interface DeskOperator {
  readonly operatorId: number;
  readonly personId: number;
  readonly name: string;
  readonly roles: readonly DeskRole[];
}

export interface Credential {
  readonly id: number;
  readonly kind: 'password' | 'totp' | 'recovery' | 'passkey';
  readonly secret: Uint8Array;
  readonly credentialId: string | null;
  /** TOTP: step of the last accepted code. Passkey: counter of the authenticator. */
  readonly counter: number;
}

export type NewCredential = Pick<Credential, 'kind' | 'secret'> & {
  readonly credentialId?: string;
  readonly counter?: number;
};

export interface Invite extends DeskOperator {
  /** Of the secret of the authenticator app. */
  readonly totpSeed: Uint8Array;
  readonly expiresAt: number;
}

export interface UsedInvite {
  readonly tokenHash: string;
  readonly requestId: string;
}

/** Moments are wall clock, ms. */
export interface AccessStore {
  /** Of an operator who has not ended. */
  operatorByName(nameKey: string): Promise<DeskOperator | null>;
  /** Not ended. */
  credentialsOf(operatorId: number): Promise<Credential[]>;
  passkey(credentialId: string): Promise<{ readonly operator: DeskOperator; readonly credential: Credential } | null>;
  addCredentials(operatorId: number, credentials: readonly NewCredential[], at: number): Promise<void>;
  /** @param kind null: all. */
  endCredentials(operatorId: number, kind: Credential['kind'] | null, at: number): Promise<void>;
  /** False: it was ended before. */
  endCredential(id: number, at: number): Promise<boolean>;
  /** False: the counter is not above the stored one. */
  advanceCounter(id: number, counter: number): Promise<boolean>;
  /** Null: unknown, used or expired. */
  invite(tokenHash: string, at: number): Promise<Invite | null>;
  /** False: already used. */
  useInvite(invite: UsedInvite, at: number): Promise<boolean>;
  /**
   * Who used it with this request, not before `since`, and has neither signed in since nor been invited again; null: no such
   * operator. Until the end of the transaction the request is not repeated a second time.
   */
  lockAcceptance(invite: UsedInvite, since: number): Promise<DeskOperator | null>;
  /** Also removes expired ones. */
  addChallenge(challenge: string, operatorId: number | null, until: { at: number; expiresAt: number }): Promise<void>;
  /** Once. False: unknown, expired, or of another operator. */
  useChallenge(challenge: string, operatorId: number | null, at: number): Promise<boolean>;
  /** Counts a try. Null: it may proceed; otherwise ms to wait. */
  countAttempt(key: string, most: number, at: number): Promise<number | null>;
  /** Of a try that was right. */
  uncountAttempt(key: string): Promise<void>;
}
