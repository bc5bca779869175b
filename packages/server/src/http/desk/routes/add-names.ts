import { clearNames, type DeskContext, findNames, ok, readNames, setNames } from '../../../desk';
import type { DeskRoutes } from '../desk-routes';

export function addNames(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('findNames', async ({ body }) => ok(await findNames(context, body)));
  routes.addOwn('readNames', ({ body }) => readNames(context, body));
  routes.addOwn('setNames', ({ caller, ...given }) => setNames(context, caller, given));
  routes.addOwn('clearNames', ({ caller, ...given }) => clearNames(context, caller, given));
}
