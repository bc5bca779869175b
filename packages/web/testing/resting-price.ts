import type { OddsCellView } from '../src/state';

export const restingPrice = (odd: string): OddsCellView['price'] => ({
  read: () => ({ odd, move: null, flashPhase: 0 }),
  subscribe: () => () => undefined,
});
