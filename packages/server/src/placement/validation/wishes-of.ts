import type { PlaceBet, PlaceSelection } from '@clutchline/contract';

import type { CallRequest } from '../../platform/calls';

/** A requested bet. */
export interface Wish {
  readonly kind: PlaceBet['kind'];
  readonly stake: string;
  /** Per combination, or in total. */
  readonly per: 'unit' | 'total';
  /** Leg counts of its combinations. */
  readonly sizes: readonly number[];
  readonly selections: readonly PlaceSelection[];
}

/** Null if a selection does not exist, a single does not have exactly one, or the sizes do not fit its legs. */
export function wishesOf({ bets, selections }: CallRequest<'playMore'>): Wish[] | null {
  const wishes = bets.map((bet) => toWish(bet, selections));
  return wishes.every((wish, index) => isSound(wish, bets[index])) ? wishes : null;
}

function toWish({ kind, stake, per, sizes, selections }: PlaceBet, all: readonly PlaceSelection[]): Wish {
  return {
    kind,
    stake,
    per: per ?? 'total',
    sizes: sizes ?? [selections.length],
    selections: selections.flatMap((place) => all[place] ?? []),
  };
}

function isSound({ kind, selections, sizes }: Wish, bet: PlaceBet | undefined): boolean {
  if (selections.length !== bet?.selections.length) return false;
  if (kind === 'single') return selections.length === 1 && bet.sizes === undefined;
  return sizes.every((size) => size <= selections.length);
}
