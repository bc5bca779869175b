export type Screen = 'match-list' | 'match-detail' | 'bets' | 'not-net' | 'ip-limit' | 'not-found';

export interface RouteView {
  readonly screen: Screen;
  /** The match of `/match/detail?game_id=…`; null elsewhere and for a bad value. */
  readonly gameId: number | null;
  /** What `/404` or `/ip-limit` says: plain text, at most 200 characters, cleaned; null: the standard text (NAV-3). */
  readonly message: string | null;
}

/** Where the player is. */
export function useRoute(): RouteView {
  throw new Error('pending');
}

export interface Navigation {
  readonly toList: () => void;
  readonly toMatch: (gameId: number) => void;
  readonly toBets: () => void;
  /** Leaves `/not-net` or `/ip-limit` for where the player was, asking everything again. */
  readonly retry: () => void;
  readonly back: () => void;
  /** Address for a real link (`<a href>`), in the form of this app's history. */
  readonly href: (screen: Screen, gameId?: number) => string;
}

export function useNavigation(): Navigation {
  throw new Error('pending');
}
