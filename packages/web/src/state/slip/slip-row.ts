import { CATEGORY, type SlipItem } from '@clutchline/contract';
import { formatAmount, type SlipKind, type SlipProblem as RuleProblem } from '@clutchline/domain';

import { decimalsOf } from './decimals-of';
import type { SlipFacts } from './slip-facts';
import { agreedOdd, plainProblem, priceProblem, toProblem } from './slip-problems';
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
  /** A single on a pool: what it returns, with its own stake counted in, still moves until the pool closes (BET-2). */
  readonly indicative: boolean;
}

/** A line of the shared rules: singles carry their return, legs do not. */
export interface SlipLine {
  readonly item: SlipItem;
  readonly problem: RuleProblem | null;
  readonly possibleReturn?: bigint;
  /** Of a single, minor units. */
  readonly stake?: bigint | null;
}

/**
 * That a stake is missing is said once, under the list, and not on every line. A slip item knows only that it takes no
 * bets; that its market is closed for good is heard apart.
 */
function lineProblem({ item, problem }: SlipLine, facts: SlipFacts): SlipProblem | null {
  if (problem?.refusal === 'stake_missing') return null;
  if (problem?.refusal === 'suspended' && facts.isClosed(item)) return plainProblem('bet_closed');
  return toProblem(problem, decimalsOf(facts));
}

/** One line of a tab as it is to be drawn. */
export function slipRow(state: SlipStoreState, kind: SlipKind, facts: SlipFacts, line: SlipLine): SlipRow {
  const { item, possibleReturn = 0n } = line;
  const decimals = decimalsOf(facts);
  const agreed = agreedOdd(state, item);
  const refused = state.placement[kind].refused.get(item.shop_id);
  const bettable = item.is_hide === 0 && item.status === 1;
  const own = lineProblem(line, facts);
  return {
    item,
    odd: item.odd,
    was: agreed === item.odd ? null : agreed,
    move: facts.moveOf(item.shop_id),
    bettable,
    problem: refused ?? (bettable ? (priceProblem(state, item) ?? own) : own),
    stake: kind === 'single' ? (state.singleStakes.get(item.shop_id) ?? '') : '',
    indicative: kind === 'single' && item.play.category_id === CATEGORY.normal_bet,
    possibleReturn: possibleReturn > 0n ? formatAmount(possibleReturn, decimals) : null,
  };
}
