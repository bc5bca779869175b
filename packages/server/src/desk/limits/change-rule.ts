import type { DeskAction, DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import type { DeskCaller } from '../access/find-session';
import { onceRecorded } from '../audit/once-recorded';
import { recordAction, RepeatedRequestError, type ActionOrigin } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { namesIn } from '../names/read-names';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import { validateEnd, validateRule, type WantedRule } from './validate-rule';
import type { WireRule } from './limit-store';

type Changed = DeskAnswer<'setLimit'>;

interface Given<Body> {
  readonly body: Body;
  readonly network: string | null;
}

export interface RuleAct {
  readonly context: Pick<DeskContext, 'wallClock'>;
  readonly stores: DeskStores;
  readonly origin: ActionOrigin & { readonly caller: DeskCaller };
  readonly reason: string;
  /** Null: of an approved proposal. */
  readonly requestId: string | null;
  readonly proposalId: number | null;
}

async function record(act: RuleAct, action: DeskAction, before: WireRule | null, after: WireRule): Promise<void> {
  const { context, stores, origin, reason, requestId, proposalId } = act;
  const about = { subject: `limit:${after.rule_id}`, before, after: { ...after, proposal: proposalId } };
  const isFirst = await recordAction(stores, context, origin, { action, ...about, reason, requestId, result: 'done' });
  if (!isFirst) throw new RepeatedRequestError();
}

/** The rule and the row of the act in the caller's transaction (DESK-7). */
export async function storeRule(act: RuleAct, wanted: WantedRule, before: WireRule | null): Promise<WireRule> {
  const { scope, limit, until } = wanted;
  const after = await act.stores.limits.replace({
    ...{ scope, kind: limit.kind, value: BigInt(limit.value), until, reason: act.reason },
    ...{ operatorId: act.origin.caller.operator.operatorId, at: act.context.wallClock.now() },
  });
  await record(act, 'setLimit', before, after);
  return after;
}

export async function endRule(act: RuleAct, before: WireRule): Promise<WireRule> {
  const { operatorId } = act.origin.caller.operator;
  const after = await act.stores.limits.end(before.rule_id, operatorId, act.context.wallClock.now());
  await record(act, 'clearLimit', before, after);
  return after;
}

const actOf = (
  context: DeskContext,
  caller: DeskCaller,
  { body, network }: Given<{ readonly reason: string; readonly request_id: string }>,
): Omit<RuleAct, 'stores'> => ({
  ...{ context, origin: { caller, network }, reason: body.reason.trim(), requestId: body.request_id, proposalId: null },
});

/** A stricter rule (DESK-11). */
export async function setLimit(
  context: DeskContext,
  caller: DeskCaller,
  given: Given<DeskBody<'setLimit'>>,
): Promise<DeskOutcome<Changed>> {
  const act = actOf(context, caller, given);
  const about = { action: 'setLimit' as const, subject: `limit:${given.body.limit.kind}`, reason: act.reason };
  return await onceRecorded(context, act.origin, about, async (stores) => {
    await stores.limits.hold();
    const valid = await validateRule(stores.limits, given.body, context.wallClock.now());
    if ('problem' in valid) return valid;
    if (valid.needsTwo) return problem('two_persons', { kind: 'raise_limit' });
    return ok({ rule: await storeRule({ ...act, stores }, given.body, valid.before) });
  });
}

/** Of a rule that limits nothing. */
export async function clearLimit(
  context: DeskContext,
  caller: DeskCaller,
  given: Given<DeskBody<'clearLimit'>>,
): Promise<DeskOutcome<Changed>> {
  const act = actOf(context, caller, given);
  const about = { action: 'clearLimit' as const, subject: `limit:${given.body.rule_id}`, reason: act.reason };
  return await onceRecorded(context, act.origin, about, async (stores) => {
    await stores.limits.hold();
    const valid = await validateEnd(stores.limits, given.body.rule_id, context.wallClock.now());
    if ('problem' in valid) return valid;
    if (valid.needsTwo) return problem('two_persons', { kind: 'raise_limit' });
    return ok({ rule: await endRule({ ...act, stores }, valid.before) });
  });
}

const LISTED = 200;

export async function listLimits(
  needs: Pick<DeskContext, 'stores'>,
  { scope, ended, before }: DeskBody<'limits'>,
): Promise<DeskAnswer<'limits'>> {
  const rules = await needs.stores.limits.list({ scope, withEnded: ended, before: before ?? null, limit: LISTED });
  const next = rules.length < LISTED ? null : (rules.at(-1)?.rule_id ?? null);
  return { rules, next, names: await namesIn(needs, rules) };
}
