import type { AcceptPreference } from '@clutchline/contract';

import type { Board, Move } from './board';
import { inMinor, type ModelCurrency } from './currency';
import { ticketFactor, timesCut } from './leg-result';

export interface ModelLeg {
  readonly pointId: number;
  readonly gameId: number;
  readonly playId: number;
  readonly odd: number;
}

export interface ModelBet {
  readonly orderNo: string;
  readonly accountId: number;
  readonly currency: ModelCurrency;
  readonly sizes: readonly number[];
  readonly stake: bigint;
  readonly accept: AcceptPreference;
  readonly at: number;
  readonly heldUntil: number | null;
  legs: readonly ModelLeg[];
  state: 'held' | 'open' | 'rejected' | 'won' | 'lost' | 'refunded';
  move: Move | null;
  reason: string | null;
  payout: bigint | null;
  revision: number;
}

/** Maximum payout. */
export const capOf = (currency: ModelCurrency): bigint => inMinor(currency, 10_000_000n);

export interface SettledBet {
  readonly state: 'won' | 'lost' | 'refunded';
  readonly payout: bigint;
}

/** Null while a play is open. */
export function settleModelBet({ legs, sizes, stake, at, currency }: ModelBet, board: Board): SettledBet | null {
  const known = legs.map(({ pointId, odd }) => board.legResult(pointId, odd, at));
  const results = known.filter((result) => result !== null);
  const lost = results.filter(({ kind }) => kind === 'lost').length;
  if (lost > legs.length - Math.min(...sizes)) return { state: 'lost', payout: 0n };
  if (results.length < legs.length) return null;
  if (results.every(({ kind }) => kind === 'void')) return { state: 'refunded', payout: stake };
  const factor = ticketFactor(
    results.map((result) => result.factor),
    sizes,
  );
  const exact = timesCut(stake, factor);
  return { state: factor[0] < factor[1] ? 'lost' : 'won', payout: exact > capOf(currency) ? capOf(currency) : exact };
}

/** Rounded up. */
export const costOf = (stake: bigint, odd: number): bigint => (stake * BigInt(odd - 1_000) + 999n) / 1_000n;
