import { type DeskContext, ok, type OverviewReader, readSheet, readTimeline, readTree, takeAlarm } from '../../../desk';
import type { DeskRoutes } from '../desk-routes';

export function addSheets(routes: DeskRoutes, context: DeskContext, overview: OverviewReader): void {
  routes.addOwn('overview', async () => ok(await overview.read()));
  routes.addOwn('alarms', async () => ok(await context.stores.alarms.active()));
  routes.addOwn('takeAlarm', (given) => takeAlarm(context, given));
  routes.addOwn('matchTree', async ({ body }) => ok(await readTree(context, body)));
  routes.addOwn('matchSheet', ({ body }) => readSheet(context, body.game_id));
  routes.addOwn('timeline', ({ body }) => readTimeline(context, body));
}
