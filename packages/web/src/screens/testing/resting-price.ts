import type { OddsCellView } from '../../state';

/** A price that does not move. */
export const restingPrice = (odd: string): OddsCellView['price'] => ({
  read: () => ({ odd, move: null, turn: 0 }),
  subscribe: () => () => undefined,
});
