import type { DeskAction } from '@clutchline/contract/desk';

export interface NewAction {
  readonly at: number;
  readonly operatorId: number | null;
  readonly sessionId: number | null;
  readonly network: string | null;
  readonly action: DeskAction;
  readonly subject: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly requestId: string | null;
  /** `done`, or the problem with which it was refused. */
  readonly result: string;
}

export interface StoredAction extends Omit<NewAction, 'action'> {
  readonly action: string;
  readonly id: number;
  readonly operator: string | null;
}

export interface ActionQuery {
  /** Null: of everyone. */
  readonly operatorId: number | null;
  /** Exclusive; null: the newest. */
  readonly before: number | null;
  readonly limit: number;
}

export interface VerifiedActions {
  readonly checked: number;
  readonly faults: string[];
  readonly notSealed: number;
  /** The last one; null: none yet. */
  readonly seal: { readonly number: number; readonly at: number; readonly head: string } | null;
}

export interface ActionStore {
  /** False: the operator's request was done before. */
  add(action: NewAction): Promise<boolean>;
  /** Done by this operator; null: none. */
  find(operatorId: number, requestId: string): Promise<StoredAction | null>;
  /** Newest first. */
  list(query: ActionQuery): Promise<StoredAction[]>;
  /** The newest ones against the records that the seals cover. */
  verify(most: number): Promise<VerifiedActions>;
}
