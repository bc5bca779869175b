import type { Flag } from '@clutchline/contract';

export interface FavoriteView {
  readonly favorite: boolean;
  readonly toggle: () => void;
}

/** Whether a match is a favourite (GAMES-7); kept locally while signed out. */
export function useFavorite(gameId: number, initial: Flag): FavoriteView {
  throw new Error(`pending ${gameId} ${initial}`);
}
