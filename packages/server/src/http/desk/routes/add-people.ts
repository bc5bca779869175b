import { type DeskContext, endOperator, inviteApproved, listPeople, ok, verifyActions } from '../../../desk';
import type { DeskRoutes } from '../desk-routes';

export function addPeople(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('operators', async () => ok(await listPeople(context)));
  routes.addOwn('invite', (given) => inviteApproved(context, given));
  routes.addOwn('endOperator', (given) => endOperator(context, given));
  routes.addOwn('verifyAudit', async () => ok(await verifyActions(context)));
}
