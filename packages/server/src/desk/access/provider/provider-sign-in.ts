import type { DeskAnswer } from '@clutchline/contract/desk';

import { recordAction } from '../../audit/record-action';
import type { DeskContext } from '../../context';
import { type DeskOutcome, ok, problem } from '../../desk-outcome';
import { readOperatorName } from '../../../operator';
import { hashToken } from '../../../platform/hash-token';
import { MINUTE, SECOND } from '../../../platform/time/durations';
import type { DeskOperator } from '../access-store';
import { describeSession, type DeskCaller } from '../find-session';
import { countTries, limitsOf, limitsOfChallenges, limitTries } from '../limit-tries';
import { newToken, openSession, type OpenedSession } from '../open-session';
import type { SteppedUp } from '../step-up';
import { type IdentityProvider, type ProvenIdentity, ProviderDownError, ProviderRefusedError } from './provider';

const REQUEST_MS = 10 * MINUTE;
/** Between the clocks of provider and desk. */
const SKEW_MS = 30 * SECOND;

/** The page that the provider returns to: it sends the parameters of its address. */
const pageOf = ({ site }: Pick<DeskContext, 'site'>): string => `${site.origin}/`;

export interface BegunRequest {
  readonly url: string;
  /** For a cookie: the answer counts in this browser alone. */
  readonly binding: string;
}

export interface ReturnedRequest {
  /** Of the address of the page. */
  readonly query: string;
  readonly binding: string | null;
  readonly network: string | null;
}

async function begin(
  context: DeskContext,
  provider: IdentityProvider,
  sessionId: number | null,
): Promise<DeskOutcome<BegunRequest>> {
  try {
    const { url, state, nonce, codeVerifier } = await provider.begin(pageOf(context), sessionId !== null);
    const [binding, begunAt] = [newToken(context), context.wallClock.now()];
    const hashes = { stateHash: hashToken(state), bindingHash: hashToken(binding) };
    const request = { ...hashes, nonce, codeVerifier, sessionId, begunAt };
    await context.stores.providers.addRequest(request, begunAt - REQUEST_MS);
    return ok({ url, binding });
  } catch (error) {
    return explain(context, error);
  }
}

function explain({ log }: Pick<DeskContext, 'log'>, error: unknown): DeskOutcome<never> {
  if (error instanceof ProviderDownError) {
    log.error({ alarm: 'desk-provider', reason: error.message }, 'the identity provider of the desk does not answer');
    return problem('provider_unavailable');
  }
  if (!(error instanceof ProviderRefusedError)) throw error;
  log.warn({ event: 'desk_provider_refused', reason: error.message.slice(0, 300) }, 'answer of the provider refused');
  return problem('provider_refused');
}

/** What the sign-in page offers. */
export const listSignInWays = ({ provider }: Pick<DeskContext, 'provider'>): DeskAnswer<'signInWays'> => ({
  provider: provider?.name ?? null,
});

export async function beginProviderSignIn(
  context: DeskContext,
  network: string | null,
): Promise<DeskOutcome<BegunRequest>> {
  const { provider } = context;
  if (provider === null) return problem('not_found');
  const refusal = await countTries(context, limitsOfChallenges(network));
  return refusal ?? (await begin(context, provider, null));
}

export async function beginProviderStepUp(
  context: DeskContext,
  { session }: DeskCaller,
): Promise<DeskOutcome<BegunRequest>> {
  const { provider } = context;
  return provider === null ? problem('not_found') : await begin(context, provider, session.sessionId);
}

/** Uses the request up; throws what {@link explain} explains. */
async function prove(
  context: DeskContext,
  provider: IdentityProvider,
  sessionId: number | null,
  { query, binding }: ReturnedRequest,
): Promise<ProvenIdentity> {
  const url = new URL(pageOf(context));
  url.search = query;
  const state = url.searchParams.get('state') ?? '';
  const request = await context.stores.providers.takeRequest(hashToken(state));
  if (request === null) throw new ProviderRefusedError('unknown or used state');
  const { bindingHash, nonce, codeVerifier, begunAt } = request;
  if (context.wallClock.now() - begunAt >= REQUEST_MS) throw new ProviderRefusedError('the request is too old');
  if (binding === null || hashToken(binding) !== bindingHash)
    throw new ProviderRefusedError('begun in another browser');
  if (request.sessionId !== sessionId) throw new ProviderRefusedError('begun for another session');
  const isStepUp = sessionId !== null;
  const identity = await provider.prove({ url, state, nonce, codeVerifier, isStepUp });
  if (isStepUp && identity.provenAt < begunAt - SKEW_MS)
    throw new ProviderRefusedError('auth_time is before the request');
  return { ...identity, provenAt: Math.min(identity.provenAt, context.wallClock.now()) };
}

async function enter(
  { stores, wallClock }: Pick<DeskContext, 'stores' | 'wallClock'>,
  { issuer }: IdentityProvider,
  identity: ProvenIdentity,
): Promise<DeskOperator> {
  const named = readOperatorName(identity.name);
  if (named === null) throw new ProviderRefusedError(`not a name: ${identity.name.slice(0, 64)}`);
  const operator = await stores.providers.enter(issuer, { ...identity, ...named }, wallClock.now());
  if (operator === null)
    throw new ProviderRefusedError(`the operator has ended, or another one has the name ${named.name}`);
  return operator;
}

async function refused(
  context: DeskContext,
  error: unknown,
  about: {
    readonly caller: DeskCaller | null;
    readonly network: string | null;
    readonly action: 'sign_in' | 'step_up';
  },
): Promise<DeskOutcome<never>> {
  const outcome = explain(context, error);
  const { caller, network, action } = about;
  if (outcome.kind === 'problem' && outcome.problem === 'provider_refused')
    await recordAction(context.stores, context, { caller, network }, { action, result: outcome.problem });
  return outcome;
}

export async function finishProviderSignIn(
  context: DeskContext,
  returned: ReturnedRequest,
): Promise<DeskOutcome<OpenedSession>> {
  const { provider } = context;
  if (provider === null) return problem('not_found');
  const { network } = returned;
  return await limitTries(context, limitsOf(network, null), async () => {
    try {
      const identity = await prove(context, provider, null, returned);
      const opened = await context.inTransaction(async (stores) => {
        const operator = await enter({ ...context, stores }, provider, identity);
        const session = await openSession(context, stores, operator, { network, provenAt: identity.provenAt });
        const about = { operatorId: operator.operatorId, subject: `session:${session.me.session_id}` };
        const act = { action: 'sign_in', ...about, result: 'done' } as const;
        await recordAction(stores, context, { caller: null, network }, act);
        return session;
      });
      return ok(opened);
    } catch (error) {
      return await refused(context, error, { caller: null, network, action: 'sign_in' });
    }
  });
}

/** As a step up by code, with the roles that the provider names now. */
export async function finishProviderStepUp(
  context: DeskContext,
  caller: DeskCaller,
  returned: ReturnedRequest,
): Promise<DeskOutcome<SteppedUp>> {
  const { provider } = context;
  if (provider === null) return problem('not_found');
  const { session, tokenHash } = caller;
  const { network } = returned;
  try {
    const identity = await prove(context, provider, session.sessionId, returned);
    const { provenAt } = identity;
    const [token, at] = [newToken(context), context.wallClock.now()];
    const done = await context.inTransaction(async (stores) => {
      const operator = await enter({ ...context, stores }, provider, identity);
      if (operator.operatorId !== caller.operator.operatorId) throw new ProviderRefusedError('another person');
      const change = { from: tokenHash, to: hashToken(token) };
      const isChanged = await stores.sessions.stepUp(session.sessionId, change, { at, provenAt });
      await recordAction(stores, context, { caller, network }, { action: 'step_up', result: 'done' });
      return { operator, isChanged };
    });
    const me = describeSession({ operator: done.operator, session: { ...session, steppedUpAt: provenAt } });
    return ok({ token: done.isChanged ? token : null, me });
  } catch (error) {
    return await refused(context, error, { caller, network, action: 'step_up' });
  }
}
