import { hasDeskRight, PROPOSAL_KINDS, type DeskAnswer, type DeskBody } from '@clutchline/contract/desk';

import type { DeskCaller } from '../access/find-session';
import { onceDone } from '../audit/once-done';
import { recordAction, RepeatedRequestError } from '../audit/record-action';
import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import { MINUTE } from '../../platform/time/durations';
import { describeProposal, describeProposals } from './describe-proposal';
import { makePreview } from './proposal-kinds';

const LISTED = 100;

type Proposal = DeskAnswer<'propose'>;

/** Stores what the proposal would do, as it is seen (DESK-6). */
export async function propose(
  context: DeskContext,
  caller: DeskCaller,
  { body, network }: { readonly body: DeskBody<'propose'>; readonly network: string | null },
): Promise<DeskOutcome<Proposal>> {
  const { request_id: requestId, reason, kind } = body;
  if (!hasDeskRight(caller.operator.roles, kind)) return problem('forbidden');
  const at = context.wallClock.now();
  return await onceDone(context, async (stores) => {
    const made = await makePreview(stores, body, at);
    if ('problem' in made) return made;
    const { operatorId } = caller.operator;
    const expiresAt = at + PROPOSAL_KINDS[kind].opensForMinutes * MINUTE;
    const given = { ...made, subject: body, reason: reason.trim(), operatorId, at, expiresAt };
    const stored = await stores.proposals.find(await stores.proposals.add(given));
    if (stored === null) throw new Error('the new proposal is missing');
    const about = {
      subject: `proposal:${stored.proposalId}`,
      after: { kind, payload: body.payload, preview: made.preview },
      reason,
      requestId,
    };
    const isFirst = await recordAction(
      stores,
      context,
      { caller, network },
      { action: 'propose', ...about, result: 'done' },
    );
    if (!isFirst) throw new RepeatedRequestError();
    return ok(await describeProposal({ stores, caller, now: at }, stored));
  });
}

export async function listProposals(
  { stores, wallClock }: Pick<DeskContext, 'stores' | 'wallClock'>,
  caller: DeskCaller,
): Promise<Proposal[]> {
  return await describeProposals({ stores, caller, now: wallClock.now() }, await stores.proposals.list(LISTED));
}

/** As it would be now. */
export async function previewProposal(
  { stores, wallClock }: Pick<DeskContext, 'stores' | 'wallClock'>,
  caller: DeskCaller,
  { proposal_id }: DeskBody<'preview'>,
): Promise<DeskOutcome<Proposal>> {
  const stored = await stores.proposals.find(proposal_id);
  if (stored === null) return problem('unknown_proposal');
  if (stored.state !== 'proposed') return problem('proposal_over', { state: stored.state });
  const made = await makePreview(stores, stored.subject, wallClock.now());
  if ('problem' in made) return made;
  return ok(await describeProposal({ stores, caller, now: wallClock.now() }, { ...stored, ...made }));
}
