import {
  type DeskContext,
  endPlayerSessions,
  findPlayers,
  freezePlayer,
  notePlayer,
  ok,
  readPlayer,
  readPlayerWallet,
} from '../../../desk';
import type { DeskRoutes } from '../desk-routes';

export function addPlayers(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('findPlayers', async ({ body }) => ok(await findPlayers(context, body)));
  routes.addOwn('player', ({ body }) => readPlayer(context, body));
  routes.addOwn('playerWallet', ({ body }) => readPlayerWallet(context, body));
  routes.addOwn('endSessions', (given) => endPlayerSessions(context, given));
  routes.addOwn('freeze', (given) => freezePlayer(context, given));
  routes.addOwn('note', (given) => notePlayer(context, given));
}
