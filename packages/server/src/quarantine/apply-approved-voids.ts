import type { ApprovedVoid } from './approved-void-store';
import type { Context } from './context';
import { voidPlay } from '../settlement';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'wallClock' | 'log'>;

/**
 * Voids the plays that two persons approved at the desk (DESK-6); a failure does not block others. If a leader stops
 * after the void, the next one finds the play void and ends the proposal as done.
 */
export async function applyApprovedVoids(context: Needs): Promise<number> {
  const approved = await context.stores.approvedVoids.list();
  for (const each of approved)
    try {
      await apply(context, each);
    } catch (error) {
      const about = { proposal: each.proposalId, play: each.playId };
      context.log.error({ ...about, error: String(error) }, 'approved void failed, will retry');
    }
  return approved.length;
}

async function apply(context: Needs, { proposalId, ...wanted }: ApprovedVoid): Promise<void> {
  const outcome = await voidPlay(context, wanted);
  const isDone = outcome.kind === 'voided' || outcome.reason === 'void_already';
  const text = outcome.kind === 'voided' ? `${outcome.bets} bets settled` : outcome.reason;
  await context.stores.approvedVoids.end(proposalId, isDone, text, context.wallClock.now());
  context.log.warn({ proposal: proposalId, play: wanted.playId, outcome: text }, 'approved void carried out');
}
