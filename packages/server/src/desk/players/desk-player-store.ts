import type { PlayerLimitKind } from '@clutchline/domain';

import type { LedgerTransactionKind } from '../../platform/records';

export interface DeskPlayerSummary {
  readonly accountId: number;
  readonly playerId: string;
  /** Of the operator's systems. */
  readonly externalId: string | null;
  readonly nickname: string;
  readonly currencyId: number;
}

export interface DeskPlayer extends DeskPlayerSummary {
  readonly lang: number;
  readonly timeZone: string;
  readonly createdAt: number;
  readonly balance: bigint;
  readonly debt: bigint;
  readonly openStakes: bigint;
  /** The operator's wallet has the balance. */
  readonly isSeamless: boolean;
  readonly freeze: { readonly reason: string; readonly set_by: string; readonly set_at: number } | null;
}

export interface OwnLimit {
  readonly kind: PlayerLimitKind;
  readonly value: string | null;
  readonly next_value: string | null;
  readonly next_from: number | null;
}

export interface HouseLimits {
  readonly day_stake: string | null;
  readonly day_loss: string | null;
  readonly session_minutes: number | null;
  readonly stake_factor: number;
  readonly excluded_until: number | null;
}

export interface PlayerDetails {
  readonly own_limits: OwnLimit[];
  readonly own_break: { readonly kind: 'time_out' | 'exclusion'; readonly until: number } | null;
  /** Null: none were set. */
  readonly house_limits: HouseLimits | null;
  readonly sessions: { readonly created_at: number; readonly last_used_at: number; readonly expires_at: number }[];
  readonly regions: {
    readonly at: number;
    readonly network: string | null;
    readonly country: string | null;
    readonly allowed: boolean;
  }[];
  readonly acts: {
    readonly at: number;
    readonly operator: string | null;
    readonly action: string;
    readonly reason: string | null;
  }[];
}

export interface WalletRow {
  readonly transactionId: number;
  readonly kind: LedgerTransactionKind;
  readonly orderNo: string | null;
  readonly at: number;
  readonly amount: bigint;
  /** After it. */
  readonly balance: bigint;
}

export interface DeskPlayerStore {
  /** By id, begin of a name or order number; at most 20. */
  find(text: string): Promise<DeskPlayerSummary[]>;
  read(playerId: string): Promise<DeskPlayer | null>;
  /** At this moment of wall clock. */
  details(accountId: number, playerId: string, at: number): Promise<PlayerDetails>;
  /** Newest first. */
  wallet(accountId: number, before: number | null, limit: number): Promise<WalletRow[]>;
  /** Null: unknown. */
  accountOf(playerId: string): Promise<number | null>;
  endSessions(accountId: number, at: number): Promise<number>;
  /** Of an approved proposal, once; id of the ledger transaction. Null: the balance does not suffice any more. */
  adjust(proposalId: number, at: number): Promise<number | null>;
  /** Of an approved proposal. */
  unfreeze(proposalId: number, at: number): Promise<void>;
  /** False: frozen already. */
  freeze(freeze: { accountId: number; reason: string; operatorId: number; at: number }): Promise<boolean>;
}
