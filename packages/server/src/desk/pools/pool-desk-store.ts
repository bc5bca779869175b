import type { LegOutcome, MarketCode, PickCode } from '@clutchline/contract';
import type { DeskNames } from '@clutchline/contract/desk';

import type { NamedMatch } from '../names/name-store';

export interface ListedPool extends NamedMatch {
  readonly playId: number;
  readonly gameId: number;
  readonly market: MarketCode;
  readonly round: number;
  readonly line: number | null;
  readonly names: DeskNames | null;
  readonly status: number;
  /** Thousandths. */
  readonly takeout: number;
  readonly startsAt: number;
  readonly sums: readonly { readonly currencyId: number; readonly tickets: number; readonly gross: string }[];
}

export interface PoolPointTotal {
  readonly pointId: number;
  readonly pick: PickCode;
  readonly outcome: LegOutcome | null;
  readonly currencyId: number;
  readonly tickets: number;
  readonly stakes: bigint;
}

export interface PoolClosing {
  readonly currencyId: number;
  readonly revision: number;
  readonly at: number;
  readonly tickets: number;
  readonly isRefund: boolean;
  readonly gross: bigint;
  readonly takeoutAmount: bigint;
  readonly breakage: bigint;
  readonly paid: bigint;
  readonly refunded: bigint;
  readonly isPosted: boolean;
}

export interface PoolDeskStore {
  /** Those that take bets first. */
  list(limit: number): Promise<ListedPool[]>;
  /** Null: no such pool. */
  find(playId: number): Promise<ListedPool | null>;
  /** Of every point, in each currency with tickets. */
  totals(playId: number): Promise<PoolPointTotal[]>;
  /** Every revision, oldest first. */
  closings(playId: number): Promise<PoolClosing[]>;
}
