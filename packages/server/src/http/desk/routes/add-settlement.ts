import {
  answerQuarantine,
  claimReferred,
  answerReferred,
  type DeskContext,
  listDeskPools,
  listMissingResults,
  listQuarantine,
  listReferred,
  ok,
  readDeskPool,
  readMatchResults,
} from '../../../desk';
import type { DeskRoutes } from '../desk-routes';

export function addSettlement(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('quarantine', async () => ok(await listQuarantine(context)));
  routes.addOwn('decideQuarantine', ({ caller, ...given }) => answerQuarantine(context, caller, given));
  routes.addOwn('referred', async () => ok(await listReferred(context)));
  routes.addOwn('claim', ({ caller, ...given }) => claimReferred(context, caller, given));
  routes.addOwn('decideReferred', ({ caller, ...given }) => answerReferred(context, caller, given));
  routes.addOwn('missingResults', async ({ body }) => ok(await listMissingResults(context, body)));
  routes.addOwn('matchResults', ({ body }) => readMatchResults(context, body));
  routes.addOwn('pools', async () => ok(await listDeskPools(context)));
  routes.addOwn('pool', ({ body }) => readDeskPool(context, body));
}
