import { useApp } from '../app-context';
import { useSnapshot } from '../use-snapshot';
import { gameIdOf } from './address-query';
import { addressOf, leaveFailure } from './navigate';
import { type FirstScreen, type OtherPath, type Screen, screenOf } from './screen-of';

export interface RouteView {
  /** A path is in the second table, or unknown. */
  readonly screen: FirstScreen | OtherPath;
  readonly gameId: number | null;
}

/** Renders if one of them changes: other values of the address, such as the tab of the list, leave the frame alone (P10). */
export function useRoute(): RouteView {
  const { location } = useApp().env;
  const screen = useSnapshot(location.subscribe, () => shownScreen(location.read().path));
  const gameId = useSnapshot(location.subscribe, () => gameIdOf(location.read().search));
  return { screen, gameId };
}

function shownScreen(path: string): RouteView['screen'] {
  const found = screenOf(path);
  return found === 'redirect' ? 'match-list' : found === 'unknown' ? 'not-found' : found;
}

export interface Navigation {
  /** `gameId` for `match-detail` and `/champion`. The step stores its origin. */
  readonly to: (screen: Screen, gameId?: number) => void;
  /** Refetches everything. */
  readonly retry: () => void;
  readonly href: (screen: Screen, gameId?: number) => string;
}

export function useNavigation(): Navigation {
  const app = useApp();
  const { location } = app.env;
  return {
    to: (screen, gameId) => location.go(addressOf(screen, gameId), { state: screenOf(location.read().path) }),
    retry: () => leaveFailure(app),
    href: (screen, gameId) => location.href(addressOf(screen, gameId)),
  };
}
