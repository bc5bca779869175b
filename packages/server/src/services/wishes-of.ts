import type { PlaceBet, PlaceSelection } from '@clutchline/contract';

import type { CallRequest } from './service';

/** A bet of a request with its selections in place of their positions. */
export interface Wish {
  readonly kind: PlaceBet['kind'];
  readonly stake: string;
  /** Whether the stake is that of each line or of all together. */
  readonly per: 'unit' | 'total';
  /** Of how many legs its lines are. */
  readonly sizes: readonly number[];
  readonly selections: readonly PlaceSelection[];
}

/**
 * The bets of a request; null where one names a selection that is not there, a single has not exactly one, or sizes are
 * none that its legs can have.
 */
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
