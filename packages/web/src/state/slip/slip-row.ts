import { CATEGORY, POINT_STATUS, type SlipItem } from '@clutchline/contract';
import {
  acceptPrice,
  formatAmount,
  selectedOdd,
  type SlipKind,
  type SlipProblem as RuleProblem,
} from '@clutchline/domain';

import { decimalsOf } from './decimals-of';
import type { SlipFacts } from './slip-facts';
import type { SlipProblem, SlipReason, SlipStoreState } from './slip-store';

export interface SlipRow {
  readonly item: SlipItem;
  /** Null for a pool without stakes on the point (BET-2, U8). */
  readonly odd: string | null;
  /** The agreed price if it differs from `odd` (draw it struck through); else null. */
  readonly was: string | null;
  /** Since agreed (SLIP-10). */
  readonly move: 'up' | 'down' | null;
  readonly bettable: boolean;
  /** Includes refusals. */
  readonly problem: SlipProblem | null;
  /** By the server; announced (U3). */
  readonly isRefused: boolean;
  readonly stake: string;
  /** Null without a valid stake. */
  readonly possibleReturn: string | null;
  /** Until the pool closes (BET-2). */
  readonly indicative: boolean;
}

export interface SlipSelection {
  readonly item: SlipItem;
  readonly problem: RuleProblem | null;
  readonly possibleReturn?: bigint;
  /** Of a single, minor units. */
  readonly stake?: bigint | null;
}

/** A missing stake is reported below the list; the rules do not know markets closed for good. */
function selectionProblem({ item, problem }: SlipSelection, facts: SlipFacts): SlipProblem | null {
  if (problem?.refusal === 'stake_missing') return null;
  if (problem?.refusal === 'suspended' && facts.isClosed(item)) return plainProblem('bet_closed');
  return toProblem(problem, decimalsOf(facts));
}

export function slipRow(state: SlipStoreState, kind: SlipKind, facts: SlipFacts, selection: SlipSelection): SlipRow {
  const { item, possibleReturn = 0n } = selection;
  const decimals = decimalsOf(facts);
  const agreed = agreedOdd(state, item);
  const refused = state.placement[kind].refused.get(item.shop_id);
  const own = selectionProblem(selection, facts);
  return {
    item,
    odd: shownOdd(item, facts),
    was: agreed === item.odd ? null : agreed,
    move: moveFrom(agreed, item.odd),
    bettable: isOpen(item),
    isRefused: refused !== undefined,
    problem: refused ?? (isOpen(item) ? (priceProblem(state, item) ?? own) : own),
    stake: kind === 'single' ? (state.singleStakes.get(item.shop_id) ?? '') : '',
    indicative: kind === 'single' && isPool(item),
    possibleReturn: possibleReturn > 0n ? formatAmount(possibleReturn, decimals) : null,
  };
}

/** Of a pool in the currency of the player; pushed prices are those of one currency (U8). */
function shownOdd({ odd, shop_id, play_info_id }: SlipItem, { pools }: SlipFacts): string | null {
  const pool = pools.find((each) => each.play_info_id === play_info_id);
  const point = pool?.points.find((each) => each.shop_id === shop_id);
  return point === undefined ? odd : point.odds;
}

function moveFrom(agreed: SlipItem['odd'], odd: SlipItem['odd']): SlipRow['move'] {
  const change = selectedOdd({ odd }) - selectedOdd({ odd: agreed });
  if (change === 0) return null;
  return change > 0 ? 'up' : 'down';
}

export const isPool = ({ play }: SlipItem): boolean => play.category_id === CATEGORY.normal_bet;

const isOpen = ({ is_hide, status }: SlipItem): boolean => is_hide === 0 && status === POINT_STATUS.open;

/** Closed ones have nothing to accept. */
export const needsAcceptance = (state: SlipStoreState, item: SlipItem): boolean =>
  isOpen(item) && priceProblem(state, item) !== null;

export const plainProblem = (reason: SlipReason): SlipProblem => ({ reason, limit: null, message: null });

const PASSING: ReadonlySet<SlipReason> = new Set([
  'network',
  'not_placed',
  'unavailable',
  'wallet_unavailable',
  'too_many_requests',
]);

/** Whether it may pass unchanged later. */
export const mayPass = ({ reason }: SlipProblem): boolean => PASSING.has(reason);

function reasonOf(refusal: RuleProblem['refusal']): SlipReason {
  if (refusal === 'sign_in') return 'sign_in_first';
  return refusal === 'stake_missing' ? 'enter_amount' : refusal;
}

export function toProblem(problem: RuleProblem | null, decimals: number): SlipProblem | null {
  if (problem === null) return null;
  const limit = problem.limit === null ? null : formatAmount(problem.limit, decimals);
  return { reason: reasonOf(problem.refusal), limit, message: null, count: problem.count };
}

/** A pool agrees on no price (BET-2). */
const agreedOdd = ({ agreed }: SlipStoreState, item: SlipItem): SlipItem['odd'] =>
  isPool(item) ? item.odd : (agreed.get(item.shop_id)?.odd ?? item.odd);

/** SLIP-10, SLIP-11. */
export function priceProblem(state: SlipStoreState, item: SlipItem): SlipProblem | null {
  const decision = acceptPrice(state.accept, selectedOdd({ odd: agreedOdd(state, item) }), selectedOdd(item));
  return decision === 'ok' ? null : plainProblem(decision);
}
