import type { AnnouncementDraftData, DeskAction, DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import { needsTwoOperators, type StoreOutcome, storeAnnouncement, storeWithdrawal } from '../../announcements';
import type { DeskCaller } from '../access/find-session';
import { onceRecorded } from '../audit/once-recorded';
import { type ActionOrigin, recordAction, RepeatedRequestError } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { type DeskOutcome, ok, problem } from '../desk-outcome';
import { draftOf, refusalOf, savedOf, wireDraft } from './announcement-answers';

type Saved = DeskAnswer<'announcement'>;

interface Given<Body> {
  readonly body: Body;
  readonly network: string | null;
}

export interface AnnouncementAct {
  readonly context: Pick<DeskContext, 'clock' | 'wallClock'>;
  readonly stores: DeskStores;
  readonly origin: ActionOrigin;
  readonly reason: string;
  /** Null: of an approved proposal. */
  readonly requestId: string | null;
  readonly proposalId: number | null;
}

type OwnAct = Omit<AnnouncementAct, 'stores'>;

const subjectOf = (id: string): string => `announcement:${id}`;

/** The row of the act, in the transaction that changes the announcement (DESK-7). */
async function record(act: AnnouncementAct, action: DeskAction, outcome: StoreOutcome): Promise<DeskOutcome<Saved>> {
  if (outcome.kind !== 'stored') return refusalOf(outcome);
  const { context, stores, origin, reason, requestId, proposalId } = act;
  const { before, after } = outcome;
  const { revision, withdrawnAt } = after;
  const about = {
    subject: subjectOf(after.id),
    before: before === null ? null : { ...wireDraft(before), revision: before.revision },
    after: { ...wireDraft(after), revision, withdrawn_at: withdrawnAt, proposal: proposalId },
  };
  const isFirst = await recordAction(stores, context, origin, { action, ...about, reason, requestId, result: 'done' });
  if (!isFirst) throw new RepeatedRequestError();
  return ok(savedOf(after, context.clock.now()));
}

interface WantedAnnouncement {
  readonly draft: AnnouncementDraftData;
  /** Null: a new one. */
  readonly version: number | null;
  /** Names of one operator, or of two. */
  readonly by: readonly string[];
}

export async function saveWanted(
  act: AnnouncementAct,
  { draft, version, by }: WantedAnnouncement,
): Promise<DeskOutcome<Saved>> {
  const request = { draft: draftOf(draft), by, seen: version, at: act.context.clock.now() };
  const outcome = await storeAnnouncement(act.stores, { ...request, act: version === null ? 'add' : 'edit' });
  return await record(act, version === null ? 'addAnnouncement' : 'editAnnouncement', outcome);
}

const actOf = (
  context: DeskContext,
  caller: DeskCaller,
  { body, network }: Given<{ readonly reason: string; readonly request_id: string }>,
): OwnAct => ({
  ...{ context, origin: { caller, network }, reason: body.reason.trim(), requestId: body.request_id, proposalId: null },
});

async function saveAlone(context: DeskContext, act: OwnAct, wanted: WantedAnnouncement): Promise<DeskOutcome<Saved>> {
  const action = wanted.version === null ? 'addAnnouncement' : 'editAnnouncement';
  const about = { action, subject: subjectOf(wanted.draft.id), reason: act.reason } as const;
  return await onceRecorded(context, act.origin, about, async (stores) =>
    needsTwoOperators(wanted.draft)
      ? problem('two_persons', { kind: 'announce' })
      : await saveWanted({ ...act, stores }, wanted),
  );
}

export const addAnnouncement = (
  context: DeskContext,
  caller: DeskCaller,
  given: Given<DeskBody<'addAnnouncement'>>,
): Promise<DeskOutcome<Saved>> => {
  const wanted = { draft: given.body.draft, version: null, by: [caller.operator.name] };
  return saveAlone(context, actOf(context, caller, given), wanted);
};

export const editAnnouncement = (
  context: DeskContext,
  caller: DeskCaller,
  given: Given<DeskBody<'editAnnouncement'>>,
): Promise<DeskOutcome<Saved>> => {
  const { draft, version } = given.body;
  return saveAlone(context, actOf(context, caller, given), { draft, version, by: [caller.operator.name] });
};

export async function withdrawAnnouncement(
  context: DeskContext,
  caller: DeskCaller,
  given: Given<DeskBody<'withdrawAnnouncement'>>,
): Promise<DeskOutcome<Saved>> {
  const act = actOf(context, caller, given);
  const { announcement_id: id, version } = given.body;
  const about = { action: 'withdrawAnnouncement', subject: subjectOf(id), reason: act.reason } as const;
  return await onceRecorded(context, act.origin, about, async (stores) => {
    const request = { id, by: caller.operator.name, seen: version, at: context.clock.now() };
    return await record({ ...act, stores }, 'withdrawAnnouncement', await storeWithdrawal(stores, request));
  });
}
