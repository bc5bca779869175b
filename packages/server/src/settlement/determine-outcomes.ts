import { PLAY_STATUS, type PlayStatus } from '@clutchline/contract';
import { settlePlay, voidPlay, type SettledPoint } from '@clutchline/domain';

import type { MatchToSettle, PlayDecision, PlayToSettle, PointDecision, PointOutcome } from './result-store';

export interface SettledPlay extends PlayDecision {
  readonly play: PlayToSettle;
}

/** 0: whole match. */
export interface CorrectedRound {
  readonly round: number;
  readonly reason: string;
}

/**
 * Of undecided points and the `corrected` round (BET-9). If an early start becomes known later, points get a further
 * decision: bets after it are void.
 */
export function determineOutcomes(match: MatchToSettle, corrected: CorrectedRound | null): SettledPlay[] {
  const startedAt = match.match?.known.started_at ?? null;
  return match.plays.flatMap((play) => {
    const isStartChanged = play.startedAt !== startedAt && play.points.some(({ decided }) => decided !== null);
    const changed = changedPoints(match, play, corrected);
    const points = isStartChanged ? [...changed, ...repeatedOutcomes(match, play, changed)] : changed;
    if (points.length === 0) return [];
    return [{ play, playId: play.playId, startedAt, status: statusAfter(play, points), points }];
  });
}

/** All points of a pool. */
function changedPoints(match: MatchToSettle, play: PlayToSettle, corrected: CorrectedRound | null): PointDecision[] {
  const reason = corrected?.round === play.round ? corrected.reason : null;
  if (reason === null && play.points.every(({ decided }) => decided !== null)) return [];
  const before = new Map(play.points.map(({ point_id, decided }) => [point_id, decided]));
  const source = sourceOf(match, play);
  const all = allOutcomes(match, play).map((point) => toDecision(point, source, reason));
  const changed = all.filter((point) => {
    const old = before.get(point.pointId) ?? null;
    return old === null || (reason !== null && !isSameOutcome(old, point));
  });
  return changed.length > 0 && play.takeout !== null ? all : changed;
}

/** If the match is void, points without an outcome are void. A voided play stays void. */
function allOutcomes(match: MatchToSettle, play: PlayToSettle): SettledPoint[] {
  if (play.voided !== null) return voidPlay(play, play.voided.known);
  const decidable = { ...play, team_id_1: match.teamId1, team_id_2: match.teamId2, best_of: play.bestOf };
  const facts = {
    map: match.maps.get(play.round)?.known ?? null,
    match: match.match === null ? null : { ...match.match.known, best_of: match.match.known.best_of ?? match.bestOf },
    outright: match.outright?.known ?? null,
  };
  const decided = settlePlay(decidable, facts) ?? [];
  if (match.voided === null) return decided;
  const known = new Set(decided.map(({ point_id }) => point_id));
  const left = play.points.filter(({ point_id }) => !known.has(point_id));
  return [...decided, ...voidPlay({ points: left }, match.voided.known)];
}

function sourceOf({ maps, match, outright, voided }: MatchToSettle, { round, voided: own }: PlayToSettle): string {
  if (own !== null) return own.source;
  const result = (round === 0 ? undefined : maps.get(round)) ?? outright ?? match ?? voided;
  return result?.source ?? 'feed';
}

function repeatedOutcomes(match: MatchToSettle, play: PlayToSettle, ended: readonly PointDecision[]): PointDecision[] {
  const source = match.match?.source ?? 'feed';
  const included = new Set(ended.map(({ pointId }) => pointId));
  return play.points.flatMap(({ point_id: pointId, decided }) =>
    decided === null || included.has(pointId) ? [] : [{ ...decided, pointId, source, reason: 'started early' }],
  );
}

function statusAfter({ points, status }: PlayToSettle, decisions: readonly PointDecision[]): PlayStatus {
  const outcomes = new Map(decisions.map(({ pointId, outcome }) => [pointId, outcome]));
  const after = points.map(({ point_id, decided }) => outcomes.get(point_id) ?? decided?.outcome ?? null);
  if (after.includes(null)) return status;
  return after.every((outcome) => outcome === 'void') ? PLAY_STATUS.cancelled : PLAY_STATUS.settled;
}

export function toDecision(point: SettledPoint, source: string, reason: string | null): PointDecision {
  const { point_id, outcome, void_reason, dead_heat, result, rule } = point;
  return { pointId: point_id, outcome, voidReason: void_reason, deadHeat: dead_heat, result, rule, source, reason };
}

export function isSameOutcome(old: PointOutcome, now: PointOutcome): boolean {
  return (
    old.outcome === now.outcome &&
    old.voidReason === now.voidReason &&
    old.deadHeat === now.deadHeat &&
    old.result === now.result
  );
}
