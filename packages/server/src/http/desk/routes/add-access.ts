import type { DeskAnswer } from '@clutchline/contract/desk';
import type { FastifyReply } from 'fastify';

import {
  acceptInvite,
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  beginProviderSignIn,
  beginProviderStepUp,
  type BegunRequest,
  beginStepUp,
  type DeskContext,
  type DeskOutcome,
  describeSession,
  endOtherSessions,
  findOutcome,
  finishProviderSignIn,
  finishProviderStepUp,
  listActions,
  listSessions,
  listSignInWays,
  ok,
  readInvite,
  signIn,
  signInPasskey,
  signOut,
  stepUp,
  type SteppedUp,
} from '../../../desk';
import { CURRENCIES } from '../../../players';
import { clearDeskToken, setBinding, setDeskToken } from '../desk-cookie';
import type { DeskRoutes } from '../desk-routes';

function withCookie(reply: FastifyReply, outcome: DeskOutcome<SteppedUp>): DeskOutcome<DeskAnswer<'me'>> {
  if (outcome.kind === 'problem') return outcome;
  if (outcome.data.token !== null) setDeskToken(reply, outcome.data.token);
  return ok(outcome.data.me);
}

function withBinding(
  reply: FastifyReply,
  outcome: DeskOutcome<BegunRequest>,
): DeskOutcome<DeskAnswer<'beginProviderSignIn'>> {
  if (outcome.kind === 'problem') return outcome;
  setBinding(reply, outcome.data.binding);
  return ok({ url: outcome.data.url });
}

export function addSignIn(routes: DeskRoutes, context: DeskContext): void {
  routes.addOpen('readInvite', ({ body, network }) => readInvite(context, body, network));
  routes.addOpen('acceptInvite', ({ body, network }) => acceptInvite(context, body, network));
  routes.addOpen('signIn', async ({ body, network, reply }) => withCookie(reply, await signIn(context, body, network)));
  routes.addOpen('beginPasskeySignIn', ({ network }) => beginPasskeySignIn(context, network));
  routes.addOpen('signInWays', () => Promise.resolve(ok(listSignInWays(context))));
  routes.addOpen('beginProviderSignIn', async ({ network, reply }) =>
    withBinding(reply, await beginProviderSignIn(context, network)),
  );
  routes.addOpen('finishProviderSignIn', async ({ body, ...returned }) =>
    withCookie(returned.reply, await finishProviderSignIn(context, { ...body, ...returned })),
  );
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
  routes.addOwn('beginProviderStepUp', async ({ caller, reply }) =>
    withBinding(reply, await beginProviderStepUp(context, caller)),
  );
  routes.addOwn('finishProviderStepUp', async ({ caller, body, ...returned }) =>
    withCookie(returned.reply, await finishProviderStepUp(context, caller, { ...body, ...returned })),
  );
  routes.addOwn('beginPasskey', async ({ caller }) => ok(await beginPasskey(context, caller)));
  routes.addOwn('addPasskey', ({ caller, body, network }) => addPasskey(context, caller, body, network));
  routes.addOwn('outcome', async ({ caller, body }) => ok(await findOutcome(context, caller, body)));
  routes.addOwn('audit', async ({ caller, body }) => ok(await listActions(context, caller, body)));
}
