import { clearPrice, type DeskContext, listPrices, ok, setMargin, setPrice } from '../../../desk';
import type { DeskRoutes } from '../desk-routes';

export function addPrices(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('prices', async ({ body }) => ok(await listPrices(context, body)));
  routes.addOwn('setPrice', ({ caller, ...given }) => setPrice(context, caller, given));
  routes.addOwn('clearPrice', ({ caller, ...given }) => clearPrice(context, caller, given));
  routes.addOwn('setMargin', ({ caller, ...given }) => setMargin(context, caller, given));
}
