import type { DeskAnswer } from '@clutchline/contract/desk';
import type { FastifyReply } from 'fastify';

import {
  acceptInvite,
  addPasskey,
  approve,
  beginPasskey,
  beginPasskeySignIn,
  beginStepUp,
  changeLock,
  type DeskContext,
  type DeskOutcome,
  describeSession,
  endOtherSessions,
  findOutcome,
  listActions,
  listLocks,
  listProposals,
  listSessions,
  ok,
  panic,
  type OpenedSession,
  previewProposal,
  problem,
  propose,
  readInvite,
  reject,
  signIn,
  signInPasskey,
  signOut,
  stepUp,
  withdraw,
} from '../../desk';
import { createProblemServer } from '../answers/problem-server';
import { clearDeskToken, setDeskToken } from './desk-cookie';
import { answerDesk, DeskRoutes } from './desk-routes';

/** Bytes. */
const BODY_LIMIT = 64 * 1024;

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

function withCookie(reply: FastifyReply, outcome: DeskOutcome<OpenedSession>): DeskOutcome<DeskAnswer<'me'>> {
  if (outcome.kind === 'problem') return outcome;
  setDeskToken(reply, outcome.data.token);
  return ok(outcome.data.me);
}

function addSignIn(routes: DeskRoutes, context: DeskContext): void {
  routes.addOpen('readInvite', ({ body, network }) => readInvite(context, body, network));
  routes.addOpen('acceptInvite', ({ body, network }) => acceptInvite(context, body, network));
  routes.addOpen('signIn', async ({ body, network, reply }) => withCookie(reply, await signIn(context, body, network)));
  routes.addOpen('beginPasskeySignIn', ({ network }) => beginPasskeySignIn(context, network));
  routes.addOpen('signInPasskey', async ({ body, network, reply }) =>
    withCookie(reply, await signInPasskey(context, body, network)),
  );
}

function addOwnSession(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('me', ({ caller }) => Promise.resolve(ok(describeSession(caller, context.wallClock.now()))));
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

function addLocks(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('locks', async () => ok(await listLocks(context)));
  routes.addOwn('lock', ({ caller, ...given }) => changeLock(context, caller, 'lock', given));
  routes.addOwn('unlock', ({ caller, ...given }) => changeLock(context, caller, 'unlock', given));
  routes.addOwn('panic', ({ caller, ...given }) => panic(context, caller, given));
}

function addProposals(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('proposals', async ({ caller }) => ok(await listProposals(context, caller)));
  routes.addOwn('preview', ({ caller, body }) => previewProposal(context, caller, body));
  routes.addOwn('propose', ({ caller, ...given }) => propose(context, caller, given));
  routes.addOwn('approve', (given) => approve(context, given));
  routes.addOwn('reject', (given) => reject(context, given));
  routes.addOwn('withdraw', (given) => withdraw(context, given));
}

export interface DeskServer {
  readonly url: string;
  close(): Promise<void>;
}

export interface DeskPlace {
  readonly host: string;
  readonly port: number;
  /** Null: of this machine, by name and port. */
  readonly origin: string | null;
}

/**
 * A separate listener: players cannot reach it, and it knows no path of theirs (bad input row 290).
 *
 * @param open the context, once the origin is known.
 */
export async function serveDesk(
  { host, port, origin }: DeskPlace,
  trustedHops: number,
  context: Omit<DeskContext, 'site'>,
): Promise<DeskServer> {
  const site = { origin: origin ?? '' };
  const opened: DeskContext = { ...context, site };
  const app = createProblemServer(BODY_LIMIT, (reply, name) => answerDesk(reply, problem(name)), context.log);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(HEADERS);
    done();
  });
  const routes = new DeskRoutes(app, opened, trustedHops);
  addSignIn(routes, opened);
  addOwnSession(routes, opened);
  addLocks(routes, opened);
  addProposals(routes, opened);
  const url = await app.listen({ host, port });
  site.origin = origin ?? `http://localhost:${new URL(url).port}`;
  return { url: site.origin, close: () => app.close() };
}
