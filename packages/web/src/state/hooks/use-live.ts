import type { LiveState } from '@clutchline/contract';

/** The ticking state of a match: score, map, clock, status. `initial` stands until something newer came. */
export function useLive(gameId: number, initial: LiveState): LiveState {
  throw new Error(`pending ${gameId} ${initial.status}`);
}
