import {
  LEAD_STEP_S,
  type LiveView,
  type MobaView,
  MOST_KILL_STEPS,
  MOST_LEAD_POINTS,
  MOST_OBJECTIVES,
  MOST_ROUNDS,
  type Objective,
  plainText,
  readLiveView,
  type RoundsView,
  type ViewRound,
} from '@clutchline/contract';

import { viewInMatchOrder, type ViewTeams } from './view-in-match-order';

/** A view may be this far ahead of the business clock, ms. */
const MOST_AHEAD_MS = 60_000;

export interface ViewArrival {
  readonly match: ViewTeams & { readonly game_id: number };
  /** Last accepted view of the match. */
  readonly known: LiveView | null;
  /** Business time, ms. */
  readonly now: number;
}

/**
 * View after a message of a feed, or null if the message is dropped and `known` stays (bad input row 189). Dropped: other
 * teams, an earlier map, an earlier time, a clock that goes back. An invalid field is left out. Within a map, counters
 * never fall and lists only grow: their last valid value stays. Values of the moment, such as players alive, do not stay.
 */
export function acceptView(given: unknown, { match, known, now }: ViewArrival): LiveView | null {
  const view = readOrdered(given, match);
  if (view === null || view.at > now + MOST_AHEAD_MS || (known !== null && isEarlier(view, known))) return null;
  const before = known?.round === view.round ? known : null;
  if (view.family === 'moba') return mergeMoba(before?.family === 'moba' ? before : null, view);
  return mergeRounds(before?.family === 'rounds' ? before : null, view);
}

function readOrdered(given: unknown, match: ViewArrival['match']): LiveView | null {
  const view = readLiveView(given);
  if (view?.game_id !== match.game_id) return null;
  return viewInMatchOrder({ ...view, source: plainText(view.source, 100) || '?' }, match);
}

function isEarlier(view: LiveView, known: LiveView): boolean {
  if (view.family !== known.family || view.round < known.round || view.at < known.at) return true;
  const isClockBack = known.clock_s !== undefined && view.clock_s !== undefined && view.clock_s < known.clock_s;
  return view.round === known.round && isClockBack;
}

function mergeMoba(known: MobaView | null, view: MobaView): MobaView {
  const kills = rising(known?.kills, view.kills) ?? view.kills;
  return {
    ...view,
    simulated: mergeSimulated(known, view),
    kills,
    kill_steps: mergeKillSteps(known, { ...view, kills }),
    gold: view.gold ?? known?.gold,
    towers: rising(known?.towers, view.towers),
    inhibitors: view.inhibitors ?? known?.inhibitors,
    objectives: mergeObjectives(known, view),
    lead: mergeLead(known, view),
    draft: plainDraft(view.draft) ?? known?.draft,
  };
}

function mergeRounds(known: RoundsView | null, view: RoundsView): RoundsView {
  const score = rising(known?.score, view.score) ?? view.score;
  return {
    ...view,
    simulated: mergeSimulated(known, view),
    score,
    history: mergeHistory(known, { ...view, score }),
    swapped_at: rising(optionalList(known?.swapped_at), optionalList(view.swapped_at))?.[0],
  };
}

const optionalList = (value: number | undefined): number[] | undefined => (value === undefined ? undefined : [value]);

/** An invented field stays labelled. */
function mergeSimulated(known: LiveView | null, { simulated }: LiveView): LiveView['simulated'] {
  return [...new Set([...(known?.simulated ?? []), ...simulated])];
}

function rising(known: number[] | undefined, given: number[] | undefined): number[] | undefined {
  if (known === undefined || given === undefined) return given ?? known;
  return known.every((value, index) => (given[index] ?? 0) >= value) ? given : known;
}

/** A kill that the source does not list happened when the number rose. */
function mergeKillSteps(known: MobaView | null, { kills, kill_steps, clock_s }: MobaView): number[][] | undefined {
  const before = known?.kill_steps ?? [];
  if (kill_steps !== undefined) return [...before, ...kill_steps.slice(before.length)].slice(0, MOST_KILL_STEPS);
  if (known === null || clock_s === undefined) return known?.kill_steps;
  const risen = (side: 1 | 2): number[][] =>
    Array<number[]>(Math.max(0, (kills[side - 1] ?? 0) - (known.kills[side - 1] ?? 0))).fill([clock_s, side]);
  const steps = [...before, ...risen(1), ...risen(2)].slice(0, MOST_KILL_STEPS);
  return steps.length === 0 ? undefined : steps;
}

/** Sources that state only numbers get the map time at which the number rose. */
function mergeObjectives(known: MobaView | null, { objectives, clock_s }: MobaView): Objective[] | undefined {
  if (known === null || objectives === undefined) return objectives ?? known?.objectives;
  const counts = new Map<string, number>();
  const before = known.objectives ?? [];
  for (const objective of before) counts.set(keyOf(objective), (counts.get(keyOf(objective)) ?? 0) + 1);
  const fresh = objectives.filter((objective) => {
    const left = counts.get(keyOf(objective)) ?? 0;
    counts.set(keyOf(objective), left - 1);
    return left <= 0;
  });
  const placed = fresh.map((objective) => ({ ...objective, at_s: objective.at_s ?? clock_s }));
  return [...before, ...placed].slice(0, MOST_OBJECTIVES);
}

const keyOf = ({ kind, element, side }: Objective): string => `${kind} ${element ?? ''} ${side}`;

/** By time, at most one point in `LEAD_STEP_S`; from the gold if the source has no lead. */
function mergeLead(known: MobaView | null, view: MobaView): number[][] | undefined {
  const points = [...(known?.lead ?? [])];
  for (const point of view.lead ?? leadOfGold(view)) {
    const [last = -LEAD_STEP_S] = points.at(-1) ?? [];
    const [at = 0] = point;
    if (at >= last + LEAD_STEP_S) points.push(point);
  }
  return points.length === 0 ? undefined : points.slice(-MOST_LEAD_POINTS);
}

function leadOfGold({ gold, clock_s }: MobaView): number[][] {
  if (gold === undefined || clock_s === undefined) return [];
  const [first = 0, second = 0] = gold;
  return [[clock_s, first - second]];
}

function plainDraft(draft: MobaView['draft']): MobaView['draft'] {
  const plain = (sides: string[][] | undefined) =>
    sides?.map((names) => names.map((name) => plainText(name, 40)).filter((name) => name !== ''));
  return draft && { bans: plain(draft.bans), picks: plain(draft.picks) };
}

/** A round that the source does not list follows from the score that rose by one. */
function mergeHistory(known: RoundsView | null, view: RoundsView): RoundsView['history'] {
  const rounds = new Map((known?.history ?? []).map((round) => [round.n, round]));
  for (const round of view.history ?? []) if (!rounds.has(round.n)) rounds.set(round.n, round);
  const won = known === null ? null : roundWon(known.score, view.score);
  if (won !== null && won.n <= MOST_ROUNDS && !rounds.has(won.n)) rounds.set(won.n, won);
  return rounds.size === 0 ? view.history : [...rounds.values()].sort((a, b) => a.n - b.n);
}

function roundWon([before1 = 0, before2 = 0]: number[], [after1 = 0, after2 = 0]: number[]): ViewRound | null {
  const n = after1 + after2;
  if (n !== before1 + before2 + 1) return null;
  if (after1 === before1 + 1) return { n, side: 1 };
  return after1 === before1 ? { n, side: 2 } : null;
}
