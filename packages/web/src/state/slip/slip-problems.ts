import type { SlipItem } from '@clutchline/contract';
import { acceptPrice, formatAmount, parseOdd, type SlipProblem as RuleProblem } from '@clutchline/domain';

import type { SlipProblem, SlipReason, SlipStoreState } from './slip-store';

export const plainProblem = (reason: SlipReason): SlipProblem => ({ reason, limit: null, message: null });

const PASSING: ReadonlySet<SlipReason> = new Set(['network', 'unavailable', 'too_many_requests']);

/** The unchanged bet may be accepted a moment later. */
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

export const agreedOdd = ({ agreed }: SlipStoreState, item: SlipItem): string =>
  agreed.get(item.shop_id)?.odd ?? item.odd;

/** SLIP-10, SLIP-11. */
export function priceProblem(state: SlipStoreState, item: SlipItem): SlipProblem | null {
  const verdict = acceptPrice(state.accept, parseOdd(agreedOdd(state, item)), parseOdd(item.odd));
  return verdict === 'ok' ? null : plainProblem(verdict);
}
