import {
  approve,
  type DeskContext,
  listProposals,
  ok,
  previewProposal,
  propose,
  reject,
  withdraw,
} from '../../../desk';
import type { DeskRoutes } from '../desk-routes';

export function addProposals(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('proposals', async ({ caller }) => ok(await listProposals(context, caller)));
  routes.addOwn('preview', ({ caller, body }) => previewProposal(context, caller, body));
  routes.addOwn('propose', ({ caller, ...given }) => propose(context, caller, given));
  routes.addOwn('approve', (given) => approve(context, given));
  routes.addOwn('reject', (given) => reject(context, given));
  routes.addOwn('withdraw', (given) => withdraw(context, given));
}
