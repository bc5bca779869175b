import type { RealityCheckInfo } from '@clutchline/contract';

import { useApp } from '../app-context';
import { fetchData } from '../queries/fetch-data';
import { useFetched } from '../queries/use-fetched';
import { useStore } from '../use-snapshot';

/** Time and money of the player today, over bets and games (RTS 2E, 13C); null without a player. */
export function useGameSession(): RealityCheckInfo | null {
  const app = useApp();
  const { token, generation } = useStore(app.session);
  const { data } = useFetched({
    key: ['own', generation, 'game-session'],
    fetch: (signal) => fetchData(app, 'getRealityCheck', {}, signal),
    enabled: token !== null,
    freshMs: 60_000,
  });
  return token === null ? null : (data ?? null);
}
