import type { DeskOperator } from '../access-store';

export interface StoredRequest {
  readonly stateHash: string;
  readonly bindingHash: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Of a step up; null: a sign-in. */
  readonly sessionId: number | null;
  /** Wall clock, ms. */
  readonly begunAt: number;
}

export interface EnteringIdentity extends Pick<DeskOperator, 'name' | 'roles'> {
  readonly subject: string;
  readonly nameKey: string;
}

export interface ProviderStore {
  /** Also removes those begun before `since`. */
  addRequest(request: StoredRequest, since: number): Promise<void>;
  /** Once, whatever becomes of it. Null: unknown, or used. */
  takeRequest(stateHash: string): Promise<StoredRequest | null>;
  /** With the roles that it has now. Null: the operator was ended, or the name belongs to another. */
  enter(issuer: string, identity: EnteringIdentity, at: number): Promise<DeskOperator | null>;
}
