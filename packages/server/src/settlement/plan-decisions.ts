import { PLAY_STATUS, type LegOutcome, type VoidReason } from '@clutchline/contract';
import { voidPlay as voidPoints, type CaseRule } from '@clutchline/domain';

import { determineOutcomes, isSameOutcome, toDecision, type SettledPlay } from './determine-outcomes';
import type { MatchToSettle, PlayToSettle, PointDecision } from './result-store';
import type { ResultFacts } from '../platform/records';

export const CORRECTION_SOURCE = 'correction';
export const OPERATOR_SOURCE = 'operator';

const HAND_RULE: CaseRule = 'operator-settle@1';

export interface CorrectionPlan {
  readonly round: number | null;
  readonly facts: ResultFacts;
  readonly reason: string;
}

/** Null: facts of another kind of match or round. */
export function planCorrection(match: MatchToSettle, correction: CorrectionPlan): SettledPlay[] | null {
  if (!isOfMatch(match, correction)) return null;
  return determineOutcomes(withFacts(match, correction), {
    round: correction.round ?? 0,
    reason: correction.reason,
  });
}

function isOfMatch({ isOutright }: MatchToSettle, { round, facts }: CorrectionPlan): boolean {
  if ('status' in facts) return round !== null && round > 0 && !isOutright;
  return round === null && 'winners' in facts === isOutright;
}

/** Facts that the feed sent: they correct those that they contradict, and otherwise decide what has none. */
export function planRelease(match: MatchToSettle, correction: CorrectionPlan): SettledPlay[] | null {
  if (!isOfMatch(match, correction)) return null;
  const isKnown = storedFacts(match, correction.round) !== null;
  return isKnown ? planCorrection(match, correction) : determineOutcomes(withFacts(match, correction), null);
}

/** Of the map; null: of the match or outright. */
export function storedFacts({ maps, match, outright }: MatchToSettle, round: number | null): ResultFacts | null {
  return (round === null ? (outright ?? match) : maps.get(round))?.known ?? null;
}

function withFacts(match: MatchToSettle, { round, facts }: CorrectionPlan): MatchToSettle {
  const source = CORRECTION_SOURCE;
  if ('winners' in facts) return { ...match, outright: { known: facts, source } };
  if (!('status' in facts)) return { ...match, match: { known: facts, source } };
  return { ...match, maps: new Map([...match.maps, [round ?? 0, { known: facts, source }]]) };
}

export interface VoidPlan {
  readonly voidReason: VoidReason;
  readonly reason: string;
}

/** Empty: void already. */
export function planVoidPlay(match: MatchToSettle, playId: number, plan: VoidPlan): SettledPlay[] {
  return match.plays.filter((play) => play.playId === playId).flatMap((play) => voided(play, plan));
}

export interface MatchVoidPlan extends VoidPlan {
  /** False: what has a result keeps it. */
  readonly isWhole: boolean;
}

/** Empty: nothing to void. */
export function planVoidMatch(match: MatchToSettle, plan: MatchVoidPlan): SettledPlay[] {
  if (plan.isWhole) return match.plays.flatMap((play) => voided(play, plan));
  const known = match.voided ?? { known: plan.voidReason, source: OPERATOR_SOURCE };
  return determineOutcomes({ ...match, voided: known }, null).map((play) => ({
    ...play,
    points: play.points.map((point) => ({ ...point, reason: point.reason ?? plan.reason })),
  }));
}

function voided(play: PlayToSettle, { voidReason, reason }: VoidPlan): SettledPlay[] {
  const before = new Map(play.points.map(({ point_id, decided }) => [point_id, decided]));
  const all = voidPoints(play, voidReason).map((point) => toDecision(point, OPERATOR_SOURCE, reason));
  const changed = all.filter((point) => {
    const old = before.get(point.pointId) ?? null;
    return old === null || !isSameOutcome(old, point);
  });
  if (changed.length === 0) return [];
  const points = play.takeout === null ? changed : all;
  return [{ play, playId: play.playId, startedAt: play.startedAt, status: PLAY_STATUS.cancelled, points }];
}

export interface HandOutcome {
  readonly pointId: number;
  readonly outcome: Exclude<LegOutcome, 'pending'>;
  /** Null unless void. */
  readonly voidReason: VoidReason | null;
  readonly deadHeat: number;
}

export interface HandPlan {
  readonly playId: number;
  readonly outcomes: readonly HandOutcome[];
  readonly reason: string;
}

export type HandRefusal = 'settled_already' | 'wrong_points';

/** Of a play without a result: each undecided point has one outcome. */
export function planHandSettlement(match: MatchToSettle, plan: HandPlan): SettledPlay[] | HandRefusal {
  const { outcomes, reason, playId } = plan;
  const play = match.plays.find((each) => each.playId === playId);
  const undecided = play?.points.filter(({ decided }) => decided === null) ?? [];
  if (play === undefined || undecided.length === 0) return 'settled_already';
  const given = new Map(outcomes.map((outcome) => [outcome.pointId, outcome]));
  const isComplete = given.size === outcomes.length && undecided.every(({ point_id }) => given.has(point_id));
  if (!isComplete || outcomes.length !== undecided.length) return 'wrong_points';
  const points = outcomes.map((outcome): PointDecision => ({
    ...outcome,
    result: null,
    rule: HAND_RULE,
    source: OPERATOR_SOURCE,
    reason,
  }));
  const ends = [...points, ...play.points.flatMap(({ decided }) => (decided === null ? [] : [decided]))];
  const isVoid = ends.every(({ outcome }) => outcome === 'void');
  const status = isVoid ? PLAY_STATUS.cancelled : PLAY_STATUS.settled;
  return [{ play, playId, startedAt: match.match?.known.started_at ?? null, status, points }];
}

/** The same outcomes once more, so that the pool is counted again; empty: no pool, or still open. */
export function planRecount(match: MatchToSettle, playId: number, reason: string): SettledPlay[] {
  const play = match.plays.find((each) => each.playId === playId);
  if (play === undefined || play.takeout === null) return [];
  const points = play.points.flatMap(({ point_id: pointId, decided }) =>
    decided === null ? [] : [{ ...decided, pointId, source: OPERATOR_SOURCE, reason }],
  );
  const isDecided = points.length === play.points.length;
  return isDecided ? [{ play, playId, startedAt: play.startedAt, status: play.status, points }] : [];
}
