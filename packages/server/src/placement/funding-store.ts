/** Held until the operator's wallet has given the stake. */
export interface HeldStake {
  readonly orderNo: string;
  readonly accountId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly heldUntil: number;
  /** No in-play delay: may be accepted as soon as it is funded. */
  readonly isPrompt: boolean;
  readonly fundId: number;
}

export interface FundingStore {
  /** In the transaction that stores the bets. */
  addDebits(stakes: readonly HeldStake[]): Promise<void>;
}
