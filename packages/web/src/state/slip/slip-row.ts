import type { SlipItem } from '@clutchline/contract';
import { formatAmount, type SlipKind, type SlipProblem as RuleProblem } from '@clutchline/domain';

import { decimalsOf, type SlipFacts } from './slip-facts';
import { agreedOdd, priceProblem, toProblem } from './slip-problems';
import type { SlipProblem, SlipStoreState } from './slip-store';

export interface SlipRow {
  readonly item: SlipItem;
  /** The price now. */
  readonly odd: string;
  /** The price the player last agreed to, where it differs from `odd`; else null (draw it struck through). */
  readonly was: string | null;
  readonly move: 'up' | 'down' | null;
  readonly bettable: boolean;
  /** What stands against this item; the refusal of the last placement included. */
  readonly problem: SlipProblem | null;
  /** Own stake text of a single, as typed; '' where none. Not used in the parlay tab. */
  readonly stake: string;
  /** Possible return of the single as a wire amount; null without a valid stake. */
  readonly possibleReturn: string | null;
}

/** A line of the shared rules: singles carry their return, legs do not. */
export interface SlipLine {
  readonly item: SlipItem;
  readonly problem: RuleProblem | null;
  readonly possibleReturn?: bigint;
}

/** That a stake is missing is said once, under the list, and not on every line. */
function lineProblem({ problem }: SlipLine, decimals: number): SlipProblem | null {
  return problem?.refusal === 'stake_missing' ? null : toProblem(problem, decimals);
}

/** One line of a tab as it is to be drawn. */
export function slipRow(state: SlipStoreState, kind: SlipKind, facts: SlipFacts, line: SlipLine): SlipRow {
  const { item, possibleReturn = 0n } = line;
  const decimals = decimalsOf(facts);
  const agreed = agreedOdd(state, item);
  const refused = state.placement[kind].refused.get(item.shop_id);
  return {
    item,
    odd: item.odd,
    was: agreed === item.odd ? null : agreed,
    move: facts.moveOf(item.shop_id),
    bettable: item.is_hide === 0 && item.status === 1,
    problem: refused ?? priceProblem(state, item) ?? lineProblem(line, decimals),
    stake: kind === 'single' ? (state.singleStakes.get(item.shop_id) ?? '') : '',
    possibleReturn: possibleReturn > 0n ? formatAmount(possibleReturn, decimals) : null,
  };
}
