import type { DeskRole } from '@clutchline/contract/desk';

export interface ListedPerson {
  readonly operator_id: number;
  readonly name: string;
  readonly person_id: number;
  readonly roles: DeskRole[];
  readonly created_at: number;
  readonly can_sign_in: boolean;
  readonly sessions: number;
  readonly last_used_at: number | null;
}

export interface ApprovedInvite {
  readonly proposalId: number;
  /** Who proposed it. */
  readonly operatorId: number;
  readonly tokenHash: string;
  readonly totpSeed: Uint8Array;
  /** Wall clock, ms. */
  readonly at: number;
  readonly expiresAt: number;
}

export interface PeopleStore {
  list(): Promise<ListedPerson[]>;
  /** Null: no such operator. */
  rolesOf(nameKey: string): Promise<DeskRole[] | null>;
  /** Id of the operator; null: not approved, of another person, or invited before. */
  invite(invite: ApprovedInvite): Promise<number | null>;
  /** False: unknown, ended, or of the same person. */
  end(operatorId: number, by: number, at: number): Promise<boolean>;
}
