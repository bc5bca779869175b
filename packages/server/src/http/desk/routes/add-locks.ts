import { changeLock, type DeskContext, listLocks, ok, panic } from '../../../desk';
import type { DeskRoutes } from '../desk-routes';

export function addLocks(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('locks', async () => ok(await listLocks(context)));
  routes.addOwn('lock', ({ caller, ...given }) => changeLock(context, caller, 'lock', given));
  routes.addOwn('unlock', ({ caller, ...given }) => changeLock(context, caller, 'unlock', given));
  routes.addOwn('panic', ({ caller, ...given }) => panic(context, caller, given));
}
