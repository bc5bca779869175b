import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import type { DeskCaller } from '../access/find-session';
import { onceDone } from '../audit/once-done';
import { recordAction, RepeatedRequestError } from '../audit/record-action';
import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import { namesIn } from '../names/read-names';
import type { DoubtedEntry } from './quarantine-desk-store';

const LISTED = 200;

type Entry = DeskAnswer<'quarantine'>['entries'][number];

export function describeEntry(entry: DoubtedEntry): Entry {
  const { entryId, kind, doubt, gameId, playId, round, event, eventHash, stored, seen, at, approvedBy } = entry;
  return {
    ...{ entry_id: entryId, kind, doubt, game_id: gameId, play_id: playId, round, event, event_hash: eventHash },
    ...{ stored, seen, at, approved_by: [...approvedBy] },
  };
}

/** What the guard holds back, oldest first, with what is stored in its place. */
export async function listQuarantine(context: Pick<DeskContext, 'stores'>): Promise<DeskAnswer<'quarantine'>> {
  const entries = (await context.stores.quarantine.held(LISTED)).map(describeEntry);
  return { entries, names: await namesIn(context, entries) };
}

/** As `npm run quarantine`, of an entry as it was seen; a running server applies it within a second. */
export async function answerQuarantine(
  context: DeskContext,
  caller: DeskCaller,
  { body, network }: { readonly body: DeskBody<'decideQuarantine'>; readonly network: string | null },
): Promise<DeskOutcome<DeskAnswer<'decideQuarantine'>>> {
  const { entry_id: entryId, event_hash: eventHash, is_approved: isApproved, reason, request_id: requestId } = body;
  const about = { subject: `quarantine:${entryId}`, reason: reason.trim() };
  const action = isApproved ? 'approve_quarantine' : 'reject_quarantine';
  const outcome = await onceDone(context, async (stores) => {
    const before = await stores.quarantine.find(entryId);
    const decided = await stores.quarantine.record({ entryId, eventHash, isApproved, name: caller.operator.name });
    if (decided !== 'decided') return problem(decided);
    const recorded = { ...about, before: before?.stored ?? null, after: before?.event ?? null, requestId };
    const isFirst = await recordAction(stores, context, { caller, network }, { action, ...recorded, result: 'done' });
    if (!isFirst) throw new RepeatedRequestError();
    return ok({});
  });
  if (outcome.kind === 'problem')
    await recordAction(context.stores, context, { caller, network }, { action, ...about, result: outcome.problem });
  return outcome;
}
