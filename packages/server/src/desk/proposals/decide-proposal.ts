import { hasDeskRight, type DeskAction, type DeskAnswer, type DeskBody } from '@clutchline/contract/desk';

import type { DeskCaller } from '../access/find-session';
import { onceDone } from '../audit/once-done';
import { recordAction, RepeatedRequestError } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome, type DeskRefusal } from '../desk-outcome';
import { describeProposal } from './describe-proposal';
import { carryOut, makePreview } from './proposal-kinds';
import type { StoredProposal } from './proposal-store';

type Proposal = DeskAnswer<'propose'>;
type Network = string | null;

interface Decision {
  readonly context: DeskContext;
  readonly stores: DeskStores;
  readonly caller: DeskCaller;
  readonly network: Network;
  readonly body: DeskBody<'reject'>;
}

/** Refused tries are recorded outside of the transaction that they would change. */
async function holdOpen({ context, stores, caller, body }: Decision): Promise<StoredProposal | DeskRefusal> {
  const stored = await stores.proposals.hold(body.proposal_id);
  if (stored === null) return problem('unknown_proposal');
  const isLate = context.wallClock.now() >= stored.expiresAt;
  const isOpen = stored.state === 'proposed' && !isLate;
  if (!hasDeskRight(caller.operator.roles, stored.subject.kind)) return problem('forbidden');
  return isOpen ? stored : problem('proposal_over', { state: stored.state === 'proposed' ? 'expired' : stored.state });
}

const isRefusal = (held: StoredProposal | DeskRefusal): held is DeskRefusal => 'problem' in held;

async function record({ context, stores, caller, network, body }: Decision, action: DeskAction): Promise<void> {
  const { proposal_id, reason, request_id: requestId } = body;
  const about = { subject: `proposal:${proposal_id}`, reason, requestId, result: 'done' };
  if (!(await recordAction(stores, context, { caller, network }, { action, ...about })))
    throw new RepeatedRequestError();
}

async function describe({ context, stores, caller, body }: Decision): Promise<DeskOutcome<Proposal>> {
  const stored = await stores.proposals.find(body.proposal_id);
  if (stored === null) return problem('unknown_proposal');
  return ok(await describeProposal({ stores, caller, now: context.wallClock.now() }, stored));
}

async function end(decision: Decision, state: 'rejected' | 'withdrawn'): Promise<DeskOutcome<Proposal>> {
  const { context, stores, caller, body } = decision;
  const held = await holdOpen(decision);
  if (isRefusal(held)) return held;
  const isOwn = held.proposedPerson === caller.operator.personId;
  if (state === 'rejected' && isOwn) return problem('own_proposal');
  if (state === 'withdrawn' && !isOwn) return problem('forbidden');
  await stores.proposals.endAs(body.proposal_id, state, caller.operator.operatorId, context.wallClock.now());
  await record(decision, state === 'rejected' ? 'reject' : 'withdraw');
  return await describe(decision);
}

async function approveSeen(decision: Decision, previewHash: string): Promise<DeskOutcome<Proposal>> {
  const { context, stores, caller, network, body } = decision;
  const held = await holdOpen(decision);
  if (isRefusal(held)) return held;
  if (held.proposedPerson === caller.operator.personId) return problem('own_proposal');
  // Both persons need the right at the moment of the act (DESK-5).
  if (!hasDeskRight(held.proposerRoles, held.subject.kind)) return problem('proposal_over', { state: 'proposer_gone' });
  const made = await makePreview(stores, held.subject, context.wallClock.now());
  if ('problem' in made) return made;
  const { preview, previewHash: now } = made;
  if (now !== previewHash || now !== held.previewHash)
    return problem('preview_changed', { preview, preview_hash: now });
  await stores.proposals.endAs(body.proposal_id, 'approved', caller.operator.operatorId, context.wallClock.now());
  await record(decision, 'approve');
  const { reason, proposalId } = held;
  if (await carryOut({ context, stores, caller, network, proposalId, reason }, held.subject))
    await stores.proposals.finish(proposalId);
  return await describe(decision);
}

interface Given<Body> {
  readonly caller: DeskCaller;
  readonly network: Network;
  readonly body: Body;
}

async function runOnce(
  context: DeskContext,
  given: Given<DeskBody<'reject'>>,
  action: DeskAction,
  work: (decision: Decision) => Promise<DeskOutcome<Proposal>>,
): Promise<DeskOutcome<Proposal>> {
  const outcome = await onceDone(context, (stores) => work({ ...given, context, stores }));
  if (outcome.kind === 'ok') return outcome;
  const { caller, network, body } = given;
  const about = { subject: `proposal:${body.proposal_id}`, reason: body.reason, result: outcome.problem };
  await recordAction(context.stores, context, { caller, network }, { action, ...about });
  return outcome;
}

/**
 * The preview is made again in the transaction that approves. What is no matter of settlement is carried out there, the rest
 * by the leader (DESK-6).
 */
export const approve = (context: DeskContext, given: Given<DeskBody<'approve'>>): Promise<DeskOutcome<Proposal>> =>
  runOnce(context, given, 'approve', (decision) => approveSeen(decision, given.body.preview_hash));

export const reject = (context: DeskContext, given: Given<DeskBody<'reject'>>): Promise<DeskOutcome<Proposal>> =>
  runOnce(context, given, 'reject', (decision) => end(decision, 'rejected'));

export const withdraw = (context: DeskContext, given: Given<DeskBody<'withdraw'>>): Promise<DeskOutcome<Proposal>> =>
  runOnce(context, given, 'withdraw', (decision) => end(decision, 'withdrawn'));
