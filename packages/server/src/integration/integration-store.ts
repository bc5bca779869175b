import type { OperatorLimits } from '@clutchline/domain';

export interface StoredRequest {
  readonly bodyHash: Uint8Array;
  /** Encrypted. */
  readonly answer: Uint8Array;
}

export interface Transfer {
  readonly transferId: string;
  readonly accountId: number;
  readonly currencyId: number;
  readonly kind: 'deposit' | 'withdrawal';
  /** Minor units. */
  readonly amount: bigint;
  /** After the transfer. */
  readonly balance: bigint;
  readonly at: number;
}

/** With a fixed price: not of a pool. */
export interface OpenBet {
  readonly stake: bigint;
  readonly cap: bigint;
  readonly sizes: readonly number[];
  /** Thousandths. */
  readonly odds: readonly number[];
}

/** Ends and `now` are wall clock. */
export interface IntegrationStore {
  /** Secret of a key that is not revoked. */
  secretOf(keyId: string): Promise<Uint8Array | null>;
  /** Whether any key exists, also a revoked one. */
  hasKeys(): Promise<boolean>;
  /** False: used before. Sweeps ended ones. */
  useSignature(signature: Uint8Array, times: { readonly expiresAt: number; readonly now: number }): Promise<boolean>;
  /** False: used before. Sweeps ended ones. */
  useToken(tokenHash: Uint8Array, times: { readonly expiresAt: number; readonly now: number }): Promise<boolean>;
  /** Locks the key until the end of the transaction. */
  lockRequest(keyHash: Uint8Array): Promise<StoredRequest | null>;
  storeRequest(
    keyHash: Uint8Array,
    request: StoredRequest,
    times: { readonly expiresAt: number; readonly now: number },
  ): Promise<void>;
  accountOf(playerId: string): Promise<number | null>;
  addPlayer(accountId: number, playerId: string): Promise<void>;
  transfer(transferId: string): Promise<Transfer | null>;
  addTransfer(transfer: Transfer, transactionId: number): Promise<void>;
  /** Stakes of open bets, minor units. */
  openStakes(accountId: number): Promise<bigint>;
  /** Of the player to the house, minor units. */
  debtOf(accountId: number): Promise<bigint>;
  openBets(accountId: number): Promise<OpenBet[]>;
  limitsOf(accountId: number): Promise<OperatorLimits>;
  writeLimits(accountId: number, limits: OperatorLimits): Promise<void>;
}
