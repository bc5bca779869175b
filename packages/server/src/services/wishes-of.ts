import type { PlaceBet, PlaceSelection } from '@clutchline/contract';

import type { CallRequest } from './service';

/** A bet of a request with its selections in place of their positions. */
export interface Wish {
  readonly kind: PlaceBet['kind'];
  readonly stake: string;
  readonly selections: readonly PlaceSelection[];
}

/** The bets of a request; null where one names a selection that is not there, or a single has not exactly one. */
export function wishesOf({ bets, selections }: CallRequest<'playMore'>): Wish[] | null {
  const wishes = bets.map((bet) => ({
    kind: bet.kind,
    stake: bet.stake,
    selections: bet.selections.flatMap((place) => selections[place] ?? []),
  }));
  const isSound = wishes.every(
    (wish, index) =>
      wish.selections.length === bets[index]?.selections.length &&
      (wish.kind === 'parlay' || wish.selections.length === 1),
  );
  return isSound ? wishes : null;
}
