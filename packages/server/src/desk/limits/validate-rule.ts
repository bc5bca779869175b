import { AMOUNT_KINDS, FACTOR, type LimitKind, type LimitValue, type WireScope } from '@clutchline/contract/desk';

import { problem, type DeskRefusal } from '../desk-outcome';
import { houseLimits, type LimitBook } from '../../placement';
import type { LimitRuleStore, WireRule } from './limit-store';

export interface WantedRule {
  readonly scope: WireScope;
  readonly limit: LimitValue;
  readonly until: number | null;
  /** The rule that was seen; null: none. */
  readonly version: number | null;
}

export interface ValidatedRule {
  /** Active now; null: none. */
  readonly before: WireRule | null;
  /** Of the house for this kind; null: no amount. */
  readonly house: bigint | null;
  /** It lets players bet more, or needs another person for another reason. */
  readonly needsTwo: boolean;
}

const isAmount = (kind: LimitKind): boolean => AMOUNT_KINDS.some((amount) => amount === kind);

export function houseOf(book: LimitBook, kind: LimitKind, currencyId: number | null): bigint | null {
  if (currencyId === null) return null;
  const { maxSingle: single, maxParlay: parlay, day, match, payout, liability } = houseLimits(book, currencyId);
  const amounts: Partial<Record<LimitKind, bigint>> = { single, parlay, day, match, payout, liability };
  return amounts[kind] ?? null;
}

/** What a value is without a rule. */
function unlimited(kind: LimitKind, house: bigint | null): bigint {
  if (kind === 'factor') return BigInt(FACTOR.whole);
  return isAmount(kind) ? (house ?? 0n) : 0n;
}

/** A rule of kind `referral` loosens no limit: a trader's decision is needed for each bet (DESK-12). */
const isLooser = (kind: LimitKind, value: bigint, than: bigint): boolean =>
  kind !== 'referral' && (kind === 'delay' || kind === 'no_combos' || kind === 'no_live' ? value < than : value > than);

/** Bad input row 306. */
function invalidField({ scope, limit, until }: WantedRule, at: number): string | null {
  if (isAmount(limit.kind) && scope.currency_id === null) return 'scope.currency_id';
  if (limit.kind === 'liability' && scope.account_id !== null) return 'scope.account_id';
  const isOfPlayer = limit.kind === 'delay' || limit.kind === 'no_combos' || limit.kind === 'no_live';
  if (isOfPlayer && scope.account_id === null) return 'scope.account_id';
  return until !== null && until <= at ? 'until' : null;
}

/** A limit below the lowest stake would forbid bets silently. */
function amountProblem({ scope, limit }: WantedRule, book: LimitBook, house: bigint | null): DeskRefusal | null {
  if (scope.currency_id === null || house === null || !isAmount(limit.kind)) return null;
  const value = BigInt(limit.value);
  if (value > house) return problem('above_house', { house: String(house) });
  const { min } = houseLimits(book, scope.currency_id);
  return limit.kind !== 'liability' && value < min ? problem('invalid', { field: 'limit.value' }) : null;
}

function endsSooner(until: number | null, than: number | null): boolean {
  return until !== null && (than === null || until < than);
}

/** @param at wall clock, ms. */
export async function validateRule(
  rules: LimitRuleStore,
  wanted: WantedRule,
  at: number,
): Promise<ValidatedRule | DeskRefusal> {
  const { scope, limit, version } = wanted;
  const field = invalidField(wanted, at);
  if (field !== null) return problem('invalid', { field });
  if (!(await rules.isKnown(scope))) return problem('unknown_subject');
  const before = await rules.active(scope, limit.kind);
  if ((before?.rule_id ?? null) !== version) return await changedMeanwhile(rules, before, version);
  const book = await rules.book();
  const house = houseOf(book, limit.kind, scope.currency_id);
  const refusal = amountProblem(wanted, book, house);
  if (refusal !== null) return refusal;
  const inForce = before !== null && (before.until === null || at < before.until) ? before : null;
  return { before, house, needsTwo: needsTwoPersons(wanted, inForce, house) };
}

function needsTwoPersons({ limit, until }: WantedRule, inForce: WireRule | null, house: bigint | null): boolean {
  if (limit.kind === 'referral') return false;
  const value = BigInt(limit.value);
  if (limit.kind === 'factor' && value < BigInt(FACTOR.aloneFrom)) return true;
  if (inForce === null) return isLooser(limit.kind, value, unlimited(limit.kind, house));
  return isLooser(limit.kind, value, BigInt(inForce.value)) || endsSooner(until, inForce.until);
}

/** Bad input row 298. */
async function changedMeanwhile(
  rules: LimitRuleStore,
  current: WireRule | null,
  version: number | null,
): Promise<DeskRefusal> {
  const isFromFuture = version !== null && version > (await rules.newestId());
  return isFromFuture ? problem('invalid', { field: 'version' }) : problem('changed_meanwhile', { current });
}

/** The end of a rule: whether it lets players bet more. */
export async function validateEnd(
  rules: LimitRuleStore,
  ruleId: number,
  at: number,
): Promise<(ValidatedRule & { readonly before: WireRule }) | DeskRefusal> {
  const before = await rules.find(ruleId);
  if (before === null) return problem('unknown_subject');
  if (before.ended_at !== null)
    return problem('changed_meanwhile', { current: await rules.active(before.scope, before.kind) });
  const house = houseOf(await rules.book(), before.kind, before.scope.currency_id);
  const isOver = before.until !== null && at >= before.until;
  const after = unlimited(before.kind, house);
  return { before, house, needsTwo: !isOver && isLooser(before.kind, after, BigInt(before.value)) };
}
