import { type DeskContext, findBets, ok, readTicket } from '../../../desk';
import type { DeskRoutes } from '../desk-routes';

export function addBets(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('bets', async ({ body }) => ok(await findBets(context, body)));
  routes.addOwn('ticket', ({ body }) => readTicket(context, body));
}
