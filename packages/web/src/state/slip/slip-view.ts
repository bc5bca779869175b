import type { AcceptPreference } from '@clutchline/contract';
import {
  formatAmount,
  countCombinations,
  type ParlayTotals,
  type SlipKind,
  type SlipProblem as RuleProblem,
} from '@clutchline/domain';

import { isUndecided, type PlacedBet, type PlacePhase, type SlipProblem, type SlipStoreState } from './slip-store';
import { decimalsOf } from './decimals-of';
import { maxStake } from './max-stake';
import { chosenSizes, leastLegsOf, type SlipFacts, stakeTextOf, totalsOf } from './slip-facts';
import {
  mayPass,
  plainProblem,
  type SlipSelection,
  slipRow,
  type SlipRow,
  toProblem,
  needsAcceptance,
} from './slip-row';
import { fastChip, isLargeStake, stakeChips, stakesIn } from './stakes';

/** Wire amounts. */
export interface SlipLimits {
  readonly min: string;
  readonly max: string;
  readonly dayLeft: string;
}

export interface SlipView {
  readonly kind: SlipKind;
  readonly rows: readonly SlipRow[];
  /** Parlay, only single, or common. */
  readonly stake: string;
  /** For the same field; null if unknown or none. */
  readonly maxStake: string | null;
  readonly hasOwnStakes: boolean;
  readonly totalStake: string | null;
  /** Wire amount. */
  readonly possibleReturn: string | null;
  /** Beyond the stake; null for several singles and without a valid stake. */
  readonly win: string | null;
  /** "10.906"; null for singles and below two legs. */
  readonly combinedOdds: string | null;
  /** From four legs. */
  readonly system: SystemView | null;
  readonly limits: SlipLimits | null;
  /** SLIP-12. */
  readonly chips: readonly string[];
  /** Within the limits, without empty decimals. */
  readonly fastStake: string | null;
  readonly accept: AcceptPreference;
  readonly needsAccept: boolean;
  readonly canPlace: boolean;
  /** Matches whose prices are hidden, so that nothing can be placed (SPOIL-3). */
  readonly hiddenGames: readonly number[];
  /** For a large stake; `asked` about this stake, selections and odds (`key`). */
  readonly confirm: { readonly key: string; readonly asked: boolean } | null;
  readonly problem: SlipProblem | null;
  /** The problem is that of the last placement, which was announced (U3). */
  readonly isRefused: boolean;
  readonly phase: PlacePhase;
  /** Blocks placing. */
  readonly isUndecided: boolean;
  readonly placed: readonly PlacedBet[];
}

interface Tab {
  readonly selections: readonly SlipSelection[];
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
    return {
      ...single,
      stakeText: commonStakeText(state),
      limits: facts.singleLimits,
      combinedOdds: null,
      system: null,
    };
  }
  return {
    ...parlay,
    selections: parlay.legs,
    stakeText: state.parlayStake,
    stake: parlay.stake ?? 0n,
    limits: facts.parlayLimits,
    combinedOdds: parlay.legs.length > 1 ? parlay.odds : null,
    system: systemView(state, parlay, facts),
  };
}

/** U25. */
function commonStakeText(state: SlipStoreState): string {
  const [only, ...others] = state.slip.singleIds;
  return only === undefined || others.length > 0 ? state.commonStake : stakeTextOf(state, only);
}

const SIGN_IN: RuleProblem = { refusal: 'sign_in', limit: null };

/** BET-7. */
function pauseProblem({ playerLimits, now }: SlipFacts): SlipProblem | null {
  const pause = playerLimits?.break ?? null;
  if (pause !== null && pause.until > now) return { ...plainProblem('excluded'), pause };
  return playerLimits?.session_minutes.left === 0 ? plainProblem('own_limit') : null;
}

/** Breaks and stale prices come before the rules. */
function standingProblem(facts: SlipFacts, tab: Tab): SlipProblem | null {
  const pause = pauseProblem(facts);
  if (pause !== null) return pause;
  if (facts.stale) return plainProblem('prices_stale');
  return toProblem(tab.problem ?? (facts.signedIn ? null : SIGN_IN), decimalsOf(facts));
}

function confirmOf(state: SlipStoreState, facts: SlipFacts, tab: Tab): SlipView['confirm'] {
  if (!isLargeStake(tab.stake, tab.limits, facts)) return null;
  const selections = tab.selections.map(({ item, stake = null }) => [item.shop_id, item.odd, String(stake)]);
  const key = JSON.stringify([selections, String(tab.stake), tab.system?.sizes, state.accept]);
  return { key, asked: state.asked?.key === key };
}

const amountOrNull = (minor: bigint, decimals: number): string | null =>
  minor === 0n ? null : formatAmount(minor, decimals);

function hasOwnStakes(state: SlipStoreState, kind: SlipKind, { selections, stakeText }: Tab): boolean {
  if (kind === 'parlay' || selections.length < 2) return false;
  return selections.some(({ item }) => stakeTextOf(state, item.shop_id) !== stakeText);
}

/** Minor units. */
function offeredStakes(
  state: SlipStoreState,
  max: bigint | null,
  limits: Tab['limits'],
  decimals: number,
): Pick<SlipView, 'maxStake' | 'fastStake' | 'chips'> {
  const highest = max === null ? null : formatAmount(max, decimals);
  const reachable = limits === null || highest === null ? limits : { min: limits.min, max: highest };
  const fastStake = fastChip(state.fastStake, reachable, decimals);
  const chips = stakeChips(state.lastStakes, reachable, decimals).filter((chip) => chip !== fastStake);
  return { maxStake: highest, fastStake, chips };
}

export function slipView(typed: SlipStoreState, kind: SlipKind, facts: SlipFacts): SlipView {
  const state = stakesIn(typed, facts.currency?.id ?? null);
  const tab = tabOf(state, kind, facts);
  const { selections, limits } = tab;
  const { phase, placed } = state.placement[kind];
  const decimals = decimalsOf(facts);
  const needsAccept = selections.some(({ item }) => needsAcceptance(state, item));
  const last = state.placement[kind].problem;
  const standing = standingProblem(facts, tab);
  const isFree = standing === null && (last === null || mayPass(last));
  return {
    kind,
    rows: selections.map((selection) => slipRow(state, kind, facts, selection)),
    stake: tab.stakeText,
    hasOwnStakes: hasOwnStakes(state, kind, tab),
    totalStake: amountOrNull(tab.stake, decimals),
    possibleReturn: amountOrNull(tab.possibleReturn, decimals),
    win: kind === 'parlay' || selections.length === 1 ? amountOrNull(tab.possibleReturn - tab.stake, decimals) : null,
    combinedOdds: tab.combinedOdds,
    system: tab.system,
    limits: limits === null ? null : { min: limits.min, max: limits.max, dayLeft: limits.day_left },
    ...offeredStakes(state, maxStake(state, kind, facts, selections), limits, decimals),
    accept: state.accept,
    needsAccept,
    canPlace: !isUndecided(phase) && !needsAccept && isFree && selections.length > 0,
    hiddenGames: [],
    confirm: confirmOf(state, facts, tab),
    problem: last ?? standing,
    isRefused: last !== null,
    phase,
    isUndecided: isUndecided(phase),
    placed,
  };
}

interface SizeOption {
  readonly size: number;
  readonly combinationCount: number;
  readonly chosen: boolean;
}

/** SLIP-7. Wire amounts. */
export interface SystemView {
  readonly legs: number;
  readonly options: readonly SizeOption[];
  readonly sizes: readonly number[];
  readonly combinationCount: number;
  /** Null without a stake, or if it does not divide evenly. */
  readonly stakePerCombination: string | null;
  /** If any combination wins; null for one combination. */
  readonly leastReturn: string | null;
}

function systemView(state: SlipStoreState, parlay: ParlayTotals, facts: SlipFacts): SystemView | null {
  const [decimals, least] = [decimalsOf(facts), leastLegsOf(facts)];
  const legs = parlay.legs.length;
  if (legs <= least) return null;
  const sizes = chosenSizes(state, least) ?? [legs];
  const { combinationCount, stake, leastReturn } = parlay;
  const isTyped = stake !== null && stake > 0n;
  return {
    legs,
    options: Array.from({ length: legs - least + 1 }, (_, i) => {
      const size = least + i;
      return { size, combinationCount: countCombinations(legs, [size]), chosen: sizes.includes(size) };
    }),
    sizes,
    combinationCount,
    stakePerCombination:
      isTyped && stake % BigInt(combinationCount) === 0n
        ? formatAmount(stake / BigInt(combinationCount), decimals)
        : null,
    leastReturn: isTyped && combinationCount > 1 ? formatAmount(leastReturn, decimals) : null,
  };
}
