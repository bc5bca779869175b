import { type DeskContext, GameReader, ok, startVirtualGame, stopVirtualGame } from '../../../desk';
import type { DeskRoutes } from '../desk-routes';

export function addGames(routes: DeskRoutes, context: DeskContext): void {
  const games = new GameReader(context);
  routes.addOwn('virtualGames', async () => ok(await games.read()));
  routes.addOwn('stopVirtualGame', (given) => stopVirtualGame(context, given));
  routes.addOwn('startVirtualGame', (given) => startVirtualGame(context, given));
}
