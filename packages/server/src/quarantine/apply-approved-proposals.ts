import type { ApprovedProposal } from './approved-proposal-store';
import { CARRIERS, type CarryContext, type Refused } from './carry-out';
import type { Stores } from './context';

/** Rolls the act back: another process has carried it out. */
class CarriedOutError extends Error {}

/** @returns how many were approved: each is done, refused, or tried again later; one failure does not block others. */
export async function applyApprovedProposals(context: CarryContext): Promise<number> {
  const approved = await context.stores.approvedProposals.list();
  for (const each of approved) {
    const about = { proposal: each.proposalId, kind: each.kind };
    try {
      await apply(context, each);
    } catch (error) {
      if (error instanceof CarriedOutError) context.log.info(about, 'approved proposal was carried out before');
      else context.log.error({ ...about, error: String(error) }, 'approved proposal failed, will retry');
    }
  }
  return approved.length;
}

/**
 * Exactly once (DESK-6): the proposal ends in the transaction of the act, whichever process stops when. Bets that a
 * stopped leader did not settle yet are settled by the sweep of the next one.
 */
async function apply(context: CarryContext, approved: ApprovedProposal): Promise<void> {
  const { proposalId, kind, payload } = approved;
  const carrier = CARRIERS[kind];
  if (carrier === undefined) throw new Error(`the leader does not carry out ${kind}`);
  const { subject, carry } = carrier(payload);
  const end = async ({ approvedProposals }: Stores, isDone: boolean, outcome: string): Promise<void> => {
    const isFirst = await approvedProposals.end({ proposalId, subject, isDone, outcome, at: context.wallClock.now() });
    if (!isFirst) throw new CarriedOutError();
  };
  const refused = await carry(context, approved, (stores, outcome) => end(stores, true, outcome));
  if (refused !== null) await end(context.stores, isDoneBefore(refused), refused);
  context.log.warn({ proposal: proposalId, kind, subject, refused }, 'approved proposal carried out');
}

/** By a command since the approval. */
const isDoneBefore = (refused: Refused): boolean => refused === 'void_already';
