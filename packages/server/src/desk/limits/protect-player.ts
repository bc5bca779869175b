import type { DeskAnswer, DeskBody, ProtectionKind, ProtectionValue } from '@clutchline/contract/desk';
import { currentLimit, isLooserLimit, type OperatorLimits } from '@clutchline/domain';

import type { DeskCaller } from '../access/find-session';
import { onceRecorded } from '../audit/once-recorded';
import { recordAction, RepeatedRequestError } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome, type DeskRefusal } from '../desk-outcome';
import type { RuleAct } from './change-rule';
import type { SeenProtection } from './protection-store';

/** With the value of the kind, which may be null. */
export function protectionOf(kind: ProtectionKind, value: bigint | null): ProtectionValue {
  switch (kind) {
    case 'day_stake':
    case 'day_loss':
      return { kind, value: value === null ? null : String(value) };
    case 'session_minutes':
    case 'excluded_until':
      return { kind, value: value === null ? null : Number(value) };
  }
}

export const minorOf = ({ value }: ProtectionValue): bigint | null => (value === null ? null : BigInt(value));

const whole = (value: number | null): bigint | null => (value === null ? null : BigInt(value));

function operatorValue(kind: ProtectionKind, limits: OperatorLimits): bigint | null {
  switch (kind) {
    case 'day_stake':
      return limits.dayStake;
    case 'day_loss':
      return limits.dayLoss;
    case 'session_minutes':
      return whole(limits.sessionMinutes);
    case 'excluded_until':
      return whole(limits.excludedUntil);
  }
}

/** In force; a break that is over does not count. */
function ownValue(kind: ProtectionKind, { own, now, pauseUntil }: SeenProtection): bigint | null {
  if (kind === 'excluded_until') return pauseUntil !== null && now < pauseUntil ? BigInt(pauseUntil) : null;
  const set = own.find((limit) => limit.kind === kind);
  return set === undefined ? null : currentLimit(set, now).value;
}

/** A break is looser if it ends sooner, an amount if it is higher. */
function isLooser(kind: ProtectionKind, wanted: bigint | null, than: bigint | null): boolean {
  if (kind !== 'excluded_until') return isLooserLimit(wanted, than);
  return than !== null && (wanted === null || wanted < than);
}

interface ValidatedProtection {
  readonly before: ProtectionValue;
  readonly own: ProtectionValue;
  readonly needsTwo: boolean;
}

/** No role, and no two persons, loosen what the player set (bad input row 307). */
export async function validateProtection(
  { protections }: DeskStores,
  { account_id, limit }: { readonly account_id: number; readonly limit: ProtectionValue },
  hold: boolean,
): Promise<ValidatedProtection | DeskRefusal> {
  const seen = await protections.read(account_id, hold);
  if (seen === null) return problem('unknown_subject');
  const { kind } = limit;
  const wanted = minorOf(limit);
  const [own, operators] = [ownValue(kind, seen), operatorValue(kind, seen.operator)];
  if (isLooser(kind, wanted, own)) return problem('own_limit', { limit: String(own) });
  const isOver = kind === 'excluded_until' && operators !== null && operators <= BigInt(seen.now);
  const needsTwo = !isOver && isLooser(kind, wanted, operators);
  return { before: protectionOf(kind, operators), own: protectionOf(kind, own), needsTwo };
}

/** Of the row of an act: as every other act on a player, so that the page of the player shows it. */
async function subjectOf({ protections }: DeskStores, accountId: number): Promise<string> {
  const playerId = await protections.playerIdOf(accountId);
  return playerId === null ? `account:${accountId}` : `player:${playerId}`;
}

/** The limit and the row of the act in the caller's transaction (DESK-7). */
export async function storeProtection(
  { context, stores, origin, reason, requestId, proposalId }: RuleAct,
  { account_id, limit }: { readonly account_id: number; readonly limit: ProtectionValue },
  before: ProtectionValue,
): Promise<void> {
  await stores.protections.write(account_id, limit.kind, minorOf(limit));
  const subject = await subjectOf(stores, account_id);
  const about = { subject, before, after: { ...limit, proposal: proposalId } };
  const done = { action: 'setPlayerLimit' as const, ...about, reason, requestId, result: 'done' };
  if (!(await recordAction(stores, context, origin, done))) throw new RepeatedRequestError();
}

/** A stricter limit of the operator for a player. */
export async function setPlayerLimit(
  context: DeskContext,
  caller: DeskCaller,
  { body, network }: { readonly body: DeskBody<'setPlayerLimit'>; readonly network: string | null },
): Promise<DeskOutcome<DeskAnswer<'setPlayerLimit'>>> {
  const { account_id, limit, request_id: requestId } = body;
  const origin = { caller, network };
  const reason = body.reason.trim();
  const subject = await subjectOf(context.stores, account_id);
  const about = { action: 'setPlayerLimit' as const, subject, reason };
  return await onceRecorded<DeskAnswer<'setPlayerLimit'>>(context, origin, about, async (stores) => {
    const valid = await validateProtection(stores, body, true);
    if ('problem' in valid) return valid;
    if (valid.needsTwo) return problem('two_persons', { kind: 'loosen_player' });
    const act = { context, stores, origin, reason, requestId, proposalId: null };
    await storeProtection(act, { account_id, limit }, valid.before);
    return ok({ account_id, limit });
  });
}

const KINDS = ['day_stake', 'day_loss', 'session_minutes', 'excluded_until'] as const;

export async function readPlayerLimits(
  { stores }: Pick<DeskContext, 'stores'>,
  { account_id }: DeskBody<'playerLimits'>,
): Promise<DeskOutcome<DeskAnswer<'playerLimits'>>> {
  const seen = await stores.protections.read(account_id, false);
  if (seen === null) return problem('unknown_subject');
  const { currencyId: currency_id, operator } = seen;
  const own = KINDS.map((kind) => protectionOf(kind, ownValue(kind, seen)));
  const operators = KINDS.map((kind) => protectionOf(kind, operatorValue(kind, operator)));
  return ok({ account_id, currency_id, own, operator: operators, stake_factor: operator.stakeFactor });
}
