import type { AcceptPreference } from '@clutchline/contract';
import { formatAmount, type SlipKind, type SlipProblem as RuleProblem } from '@clutchline/domain';

import type { PlacedBet } from './placed-bet';
import { decimalsOf } from './decimals-of';
import { isLargeStake } from './large-stake';
import { totalsOf, type SlipFacts } from './slip-facts';
import { mayPass, plainProblem, priceProblem, toProblem } from './slip-problems';
import { slipRow, type SlipLine, type SlipRow } from './slip-row';
import { isUndecided, type PlacePhase, type SlipProblem, type SlipStoreState } from './slip-store';
import { fastChip } from './fast-chip';
import { stakeChips } from './stake-chips';
import { stakesIn } from './stakes-in';
import { systemView, type SystemView } from './system-view';

/** Wire amounts. */
export interface SlipLimits {
  readonly min: string;
  readonly max: string;
  readonly dayLeft: string;
}

/** One tab of the slip for drawing. */
export interface SlipView {
  readonly kind: SlipKind;
  readonly rows: readonly SlipRow[];
  /** Parlay stake as typed; for singles the "same stake for all" field. */
  readonly stake: string;
  /** Sum of stakes, wire amount; null without a valid stake. */
  readonly totalStake: string | null;
  /** Sum of possible returns, wire amount; null as above. */
  readonly possibleReturn: string | null;
  /** Win of the combo beyond its stake, wire amount; null for singles, and as above. */
  readonly win: string | null;
  /** Combined odds "10.906" of the parlay; null for singles and below two selections. */
  readonly combinedOdds: string | null;
  /** Possible combination sizes; null for singles and below four legs. */
  readonly system: SystemView | null;
  readonly limits: SlipLimits | null;
  /** Stake chips, wire amounts, ascending, including the quick amount if there is one (SLIP-12). */
  readonly chips: readonly string[];
  /** Fast bet stake, a wire amount without empty decimals; null if not chosen or above the limits. */
  readonly fastStake: string | null;
  readonly accept: AcceptPreference;
  /** True if a price changed beyond `accept`: offer `acceptNewOdds` first. */
  readonly needsAccept: boolean;
  readonly canPlace: boolean;
  /** The large stake needs confirmation; `asked` after the question about this stake, selections and odds (`key`). */
  readonly confirm: { readonly key: string; readonly asked: boolean } | null;
  /** The problem of the tab as a whole; null if there is none. */
  readonly problem: SlipProblem | null;
  readonly phase: PlacePhase;
  /** The outcome of the last placement is open: placing is blocked. */
  readonly isUndecided: boolean;
  /** Bets accepted by the last placement, until dismissed. */
  readonly placed: readonly PlacedBet[];
}

/** Fields that both tabs have. */
interface Tab {
  readonly lines: readonly SlipLine[];
  readonly stakeText: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly possibleReturn: bigint;
  readonly problem: RuleProblem | null;
  readonly limits: { readonly min: string; readonly max: string; readonly day_left: string } | null;
  readonly combinedOdds: string | null;
  readonly system: SystemView | null;
}

function tabOf(state: SlipStoreState, kind: SlipKind, facts: SlipFacts): Tab {
  const { single, parlay } = totalsOf(state, facts);
  if (kind === 'single') {
    return { ...single, stakeText: state.commonStake, limits: facts.singleLimits, combinedOdds: null, system: null };
  }
  return {
    ...parlay,
    stakeText: state.parlayStake,
    stake: parlay.stake ?? 0n,
    limits: facts.parlayLimits,
    combinedOdds: parlay.lines.length > 1 ? parlay.odds : null,
    system: systemView(state, parlay, facts),
  };
}

const SIGN_IN: RuleProblem = { refusal: 'sign_in', limit: null };

/** The current problem of the whole tab: prices that are not live, then the rules. */
function standingProblem(facts: SlipFacts, tab: Tab): SlipProblem | null {
  if (facts.stale) return plainProblem('prices_stale');
  return toProblem(tab.problem ?? (facts.signedIn ? null : SIGN_IN), decimalsOf(facts));
}

/** Null for a stake that is not large. */
function confirmOf(state: SlipStoreState, facts: SlipFacts, tab: Tab): SlipView['confirm'] {
  if (!isLargeStake(tab.stake, tab.limits, facts)) return null;
  const lines = tab.lines.map(({ item, stake = null }) => [item.shop_id, item.odd, String(stake)]);
  const key = JSON.stringify([lines, String(tab.stake), tab.system?.sizes, state.accept]);
  return { key, asked: state.asked?.key === key };
}

const amountOrNull = (minor: bigint, decimals: number): string | null =>
  minor === 0n ? null : formatAmount(minor, decimals);

/** One tab of the slip for drawing. Pure: the same slip and facts give the same view. */
export function slipView(typed: SlipStoreState, kind: SlipKind, facts: SlipFacts): SlipView {
  const state = stakesIn(typed, facts.currency?.id ?? null);
  const tab = tabOf(state, kind, facts);
  const { lines, limits } = tab;
  const { phase, placed } = state.placement[kind];
  const decimals = decimalsOf(facts);
  const fastStake = fastChip(state.fastStake, limits, decimals);
  const needsAccept = lines.some(({ item }) => priceProblem(state, item) !== null);
  const last = state.placement[kind].problem;
  const standing = standingProblem(facts, tab);
  const isFree = standing === null && (last === null || mayPass(last));
  return {
    kind,
    rows: lines.map((line) => slipRow(state, kind, facts, line)),
    stake: tab.stakeText,
    totalStake: amountOrNull(tab.stake, decimals),
    possibleReturn: amountOrNull(tab.possibleReturn, decimals),
    win: kind === 'parlay' ? amountOrNull(tab.possibleReturn - tab.stake, decimals) : null,
    combinedOdds: tab.combinedOdds,
    system: tab.system,
    limits: limits === null ? null : { min: limits.min, max: limits.max, dayLeft: limits.day_left },
    chips: stakeChips(state.lastStakes, limits, decimals).filter((chip) => chip !== fastStake),
    fastStake,
    accept: state.accept,
    needsAccept,
    canPlace: !isUndecided(phase) && !needsAccept && isFree && lines.length > 0,
    confirm: confirmOf(state, facts, tab),
    problem: last ?? standing,
    phase,
    isUndecided: isUndecided(phase),
    placed,
  };
}
