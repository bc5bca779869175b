import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';
import { formatOdd, reofferFault } from '@clutchline/domain';

import { houseLimits } from '../../placement';
import type { DeskCaller } from '../access/find-session';
import { onceRecorded } from '../audit/once-recorded';
import { recordAction, RepeatedRequestError } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome, type DeskRefusal } from '../desk-outcome';

/** Wall clock. */
const CLAIM_MS = 15_000;

interface Given<Body> {
  readonly body: Body;
  readonly network: string | null;
}

type Decision = DeskBody<'decideReferred'>['decision'];

/** Others see it, and cannot decide (DESK-12). */
export async function claimReferred(
  context: DeskContext,
  caller: DeskCaller,
  { body, network }: Given<DeskBody<'claim'>>,
): Promise<DeskOutcome<DeskAnswer<'claim'>>> {
  const { order_no: orderNo, request_id: requestId } = body;
  const { operatorId } = caller.operator;
  const origin = { caller, network };
  const about = { action: 'claim' as const, subject: `bet:${orderNo}`, reason: null };
  return await onceRecorded(context, origin, about, async (stores) => {
    const now = context.wallClock.now();
    const until = now + CLAIM_MS;
    const before = await stores.referrals.claimOf(orderNo, now);
    if (!(await stores.referrals.claim(orderNo, operatorId, until, now))) return await whyNot(stores, orderNo, now);
    const done = { ...about, before: before?.name ?? null, after: { until }, requestId, result: 'done' };
    if (!(await recordAction(stores, context, origin, done))) throw new RepeatedRequestError();
    return ok({ until });
  });
}

async function whyNot({ referrals }: DeskStores, orderNo: string, now: number): Promise<DeskRefusal> {
  if ((await referrals.find(orderNo)) === null) return problem('unknown_subject');
  const claim = await referrals.claimOf(orderNo, now);
  return claim === null ? problem('referral_over') : problem('claimed', { by: claim.name, until: claim.until });
}

/** The leader carries it out, or refuses the bet if its market has changed (DESK-12). */
export async function answerReferred(
  context: DeskContext,
  caller: DeskCaller,
  { body, network }: Given<DeskBody<'decideReferred'>>,
): Promise<DeskOutcome<DeskAnswer<'decideReferred'>>> {
  const { order_no: orderNo, request_id: requestId, decision } = body;
  const { operatorId } = caller.operator;
  const origin = { caller, network };
  const about = { action: 'decideReferred' as const, subject: `bet:${orderNo}`, reason: body.reason.trim() };
  return await onceRecorded(context, origin, about, async (stores) => {
    const bet = await stores.referrals.find(orderNo);
    if (bet === null) return problem('unknown_subject');
    const fault = decision.kind === 'reoffer' ? await offerFault(stores, bet, decision) : null;
    if (fault !== null) return fault;
    const wallNow = context.wallClock.now();
    const given = decision.kind === 'reoffer' ? { stake: BigInt(decision.stake), odd: decision.odd } : NO_OFFER;
    const now = context.clock.now();
    const outcome = await stores.referrals.answer({ orderNo, kind: decision.kind, ...given, operatorId, now, wallNow });
    if (outcome === 'claimed') return await whyNot(stores, orderNo, wallNow);
    if (outcome !== 'decided') return problem(outcome);
    const before = { stake: String(bet.stake), odd: bet.present === null ? null : formatOdd(bet.present) };
    const done = { ...about, before, after: decision, requestId, result: 'done' };
    if (!(await recordAction(stores, context, origin, done))) throw new RepeatedRequestError();
    return ok({});
  });
}

const NO_OFFER = { stake: null, odd: null } as const;

/** Bad input row 310. */
async function offerFault(
  { limits }: DeskStores,
  bet: { readonly stake: bigint; readonly present: number | null; readonly currencyId: number },
  { stake, odd }: Extract<Decision, { readonly kind: 'reoffer' }>,
): Promise<DeskRefusal | null> {
  const field = reofferFault({ stake: BigInt(stake), odd }, bet);
  if (field !== null) return problem('offer_too_high', { field });
  const { min } = houseLimits(await limits.book(), bet.currencyId);
  return BigInt(stake) < min ? problem('invalid', { field: 'decision.stake' }) : null;
}
