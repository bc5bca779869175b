import type { DeskAnswer } from '@clutchline/contract/desk';
import type { FastifyReply } from 'fastify';

import {
  acceptInvite,
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  beginStepUp,
  type DeskContext,
  type DeskOutcome,
  describeSession,
  endOtherSessions,
  findOutcome,
  listActions,
  listSessions,
  ok,
  readInvite,
  signIn,
  signInPasskey,
  signOut,
  stepUp,
  type SteppedUp,
} from '../../../desk';
import { CURRENCIES } from '../../../players';
import { clearDeskToken, setDeskToken } from '../desk-cookie';
import type { DeskRoutes } from '../desk-routes';

function withCookie(reply: FastifyReply, outcome: DeskOutcome<SteppedUp>): DeskOutcome<DeskAnswer<'me'>> {
  if (outcome.kind === 'problem') return outcome;
  if (outcome.data.token !== null) setDeskToken(reply, outcome.data.token);
  return ok(outcome.data.me);
}

export function addSignIn(routes: DeskRoutes, context: DeskContext): void {
  routes.addOpen('readInvite', ({ body, network }) => readInvite(context, body, network));
  routes.addOpen('acceptInvite', ({ body, network }) => acceptInvite(context, body, network));
  routes.addOpen('signIn', async ({ body, network, reply }) => withCookie(reply, await signIn(context, body, network)));
  routes.addOpen('beginPasskeySignIn', ({ network }) => beginPasskeySignIn(context, network));
  routes.addOpen('signInPasskey', async ({ body, network, reply }) =>
    withCookie(reply, await signInPasskey(context, body, network)),
  );
}

export function addOwnSession(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('me', ({ caller }) => Promise.resolve(ok(describeSession(caller))));
  routes.addOwn('currencies', () => Promise.resolve(ok([...CURRENCIES])));
  routes.addOwn('signOut', async ({ caller, network, reply }) => {
    await signOut(context, caller, network);
    clearDeskToken(reply);
    return ok({});
  });
  routes.addOwn('mySessions', async ({ caller }) => ok(await listSessions(context, caller)));
  routes.addOwn('endOtherSessions', async ({ caller, network }) =>
    ok(await endOtherSessions(context, caller, network)),
  );
  routes.addOwn('beginStepUp', async ({ caller }) => ok(await beginStepUp(context, caller)));
  routes.addOwn('stepUp', async ({ caller, body, network, reply }) =>
    withCookie(reply, await stepUp(context, caller, body, network)),
  );
  routes.addOwn('beginPasskey', async ({ caller }) => ok(await beginPasskey(context, caller)));
  routes.addOwn('addPasskey', ({ caller, body, network }) => addPasskey(context, caller, body, network));
  routes.addOwn('outcome', async ({ caller, body }) => ok(await findOutcome(context, caller, body)));
  routes.addOwn('audit', async ({ caller, body }) => ok(await listActions(context, caller, body)));
}
