export interface OpenLiability {
  readonly currencyId: number;
  readonly kind: 'single' | 'parlay' | 'pool';
  readonly bets: number;
  readonly stakes: bigint;
  /** Upper bound; of a pool its stakes. */
  readonly liability: bigint;
}

export interface Correction {
  readonly orderNo: string;
  readonly playerId: string;
  readonly currencyId: number;
  readonly revision: number;
  readonly at: number;
  readonly before: bigint;
  readonly after: bigint;
  readonly reason: string | null;
}

/** About a result. */
export interface OperatorDecision {
  readonly gameId: number;
  readonly round: number;
  readonly at: number;
  readonly reason: string;
  readonly by: string[];
  /** The voided one; null: the result was corrected. */
  readonly playId: number | null;
}

export interface PlayerBalance {
  readonly accountId: number;
  readonly playerId: string;
  readonly nickname: string;
  readonly currencyId: number;
  readonly balance: bigint;
  readonly debt: bigint;
}

/** Business time; `to` excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface DeskReportStore {
  /** At a moment of business time. */
  liability(at: number): Promise<OpenLiability[]>;
  resettlements(span: Span, most: number): Promise<Correction[]>;
  decisions(span: Span, most: number): Promise<OperatorDecision[]>;
  /** By account, above the given one. */
  balances(after: number, most: number): Promise<PlayerBalance[]>;
}
