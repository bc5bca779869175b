import {
  clearLimit,
  type DeskContext,
  listLimits,
  ok,
  readPlayerLimits,
  readSettings,
  saveSettings,
  setLimit,
  setPlayerLimit,
} from '../../../desk';
import type { DeskRoutes } from '../desk-routes';

export function addLimits(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('limits', async ({ body }) => ok(await listLimits(context, body)));
  routes.addOwn('setLimit', ({ caller, ...given }) => setLimit(context, caller, given));
  routes.addOwn('clearLimit', ({ caller, ...given }) => clearLimit(context, caller, given));
  routes.addOwn('playerLimits', ({ body }) => readPlayerLimits(context, body));
  routes.addOwn('setPlayerLimit', ({ caller, ...given }) => setPlayerLimit(context, caller, given));
  routes.addOwn('settings', async () => ok(await readSettings(context)));
  routes.addOwn('saveSettings', ({ caller, ...given }) => saveSettings(context, caller, given));
}
