import { toLocalizedFields, type EventStage } from '@clutchline/contract';
import {
  readTieBreakers,
  resolveBracket,
  standingsOf,
  swissRounds,
  type ResolvedSlot,
  type StandingsRow,
} from '@clutchline/domain';

import type { CallResponse } from '../platform/calls';
import type { StageMatch, StageResult } from './content-store';

type StageView = CallResponse<'getEvent'>['stages'][number];
type BracketMatch = NonNullable<StageView['bracket']>[number];

/** The stages of one edition with the matches that count for them. */
export interface StageFacts {
  readonly stages: readonly EventStage[];
  readonly results: readonly StageResult[];
  readonly matches: readonly StageMatch[];
}

/** Computed from the results, never stored (EVENT-2). */
export function stageViews(facts: StageFacts): readonly StageView[] {
  return facts.stages.map((stage) => {
    const { rules, skipped } = readTieBreakers(stage.tie_breakers);
    return {
      stage_id: stage.stage_id,
      kind: stage.kind,
      ...toLocalizedFields('stage_name', stage.names),
      starts_at: stage.starts_at,
      ends_at: stage.ends_at,
      points: stage.points,
      tie_breakers: [...rules],
      skipped_tie_breakers: [...skipped],
      ...(stage.kind === 'swiss' && { rounds: roundsOf(stage, facts) }),
      standings: stage.kind === 'bracket' ? [] : standings(stage, facts.results).map(standingsRow),
      bracket: stage.kind === 'bracket' ? bracketOf(stage, facts) : [],
    };
  });
}

/** Most of one stage, and of one of its rounds. */
const MOST = { rounds: 64, matches: 128 } as const;

/** Hidden matches are left out. */
function roundsOf({ stage_id }: EventStage, { results, matches }: StageFacts): NonNullable<StageView['rounds']> {
  const shown = [...results, ...matches.filter(({ isHidden }) => isHidden === 0)];
  return swissRounds(shown.filter(({ stageId }) => stageId === stage_id))
    .slice(0, MOST.rounds)
    .map((round) => round.slice(0, MOST.matches).map(({ gameId }) => gameId));
}

/** Finished matches of the stage; void ones do not count. */
function standings(stage: EventStage, results: readonly StageResult[]): readonly StandingsRow[] {
  return standingsOf({
    teams: stage.teams.map(({ team_id, seed }) => ({ teamId: team_id, seed })),
    matches: results.filter(({ stageId, isVoid }) => stageId === stage.stage_id && !isVoid),
    rules: { points: stage.points, tieBreakers: readTieBreakers(stage.tie_breakers).rules },
  });
}

function standingsRow({ teamId, won, drawn, lost, mapsWon, mapsLost, points, place, decidedBy }: StandingsRow) {
  return {
    ...{ team_id: teamId, place, won, drawn, lost, points },
    ...{ maps_won: mapsWon, maps_lost: mapsLost, map_diff: mapsWon - mapsLost, decided_by: decidedBy },
  };
}

/** Null if the slots cannot be drawn. */
function bracketOf(stage: EventStage, { stages, results, matches }: StageFacts): StageView['bracket'] {
  const resultOf = new Map(results.map((result) => [result.gameId, result]));
  const resolved = resolveBracket(stage.slots, {
    results: resultOf,
    placeOf: (stageId, place) => placeOf({ stages, results, matches }, stageId, place),
    seedOf: (teamId) => stage.teams.find(({ team_id }) => team_id === teamId)?.seed ?? null,
  });
  if (resolved === null) return null;
  const slotOf = new Map(resolved.map((slot) => [slot.slot, slot]));
  return stage.slots.flatMap((slot) => {
    const state = slotOf.get(slot.slot);
    if (state === undefined) return [];
    const next = matches.find(({ gameId }) => gameId === slot.game_id);
    return [bracketMatch(slot, state, { result: resultOf.get(slot.game_id), next })];
  });
}

interface SlotFacts {
  readonly result: StageResult | undefined;
  /** The announced match before its end. */
  readonly next: StageMatch | undefined;
}

function bracketMatch(
  { slot, game_id, section, column, names, sources, starts_at }: EventStage['slots'][number],
  { teams, winner, isWalkover, winnerTo, loserTo }: ResolvedSlot,
  { result, next }: SlotFacts,
): BracketMatch {
  const isOfSlot = result !== undefined && teams.includes(result.teamId1) && teams.includes(result.teamId2);
  const [score_1, score_2] = isOfSlot ? scoresOf(result, teams[0]) : [null, null];
  return {
    ...{ slot, game_id, section, column },
    ...toLocalizedFields('slot_name', names),
    ...{ source_1: sources[0], source_2: sources[1], team_id_1: teams[0], team_id_2: teams[1] },
    ...{ score_1, score_2, winner, is_walkover: isWalkover ? 1 : 0, winner_to: winnerTo, loser_to: loserTo },
    ...startOf(next, result === undefined ? (starts_at ?? null) : null),
  };
}

/** A hidden match has no start. */
function startOf(next: StageMatch | undefined, planned: number | null) {
  if (next === undefined) return { start_time: planned, original_start: null, is_time_confirmed: 1 } as const;
  const { startTime, originalStart, isTimeConfirmed, isHidden } = next;
  if (isHidden === 1) return { start_time: null, original_start: null, is_time_confirmed: 1 } as const;
  return { start_time: startTime, original_start: originalStart, is_time_confirmed: isTimeConfirmed ? 1 : 0 } as const;
}

/** In the order of the teams of the slot. */
function scoresOf({ teamId1, score1, score2 }: StageResult, first: number | null): readonly [number, number] {
  return teamId1 === first ? [score1, score2] : [score2, score1];
}

/** Null until all matches of the stage have ended, and for a shared place. */
function placeOf({ stages, results, matches }: StageFacts, stageId: number, place: number): number | null {
  const stage = stages.find(({ stage_id }) => stage_id === stageId);
  if (stage === undefined || matches.some((match) => match.stageId === stageId)) return null;
  const ended = results.filter((result) => result.stageId === stageId).length;
  if (stage.match_count === null || ended < stage.match_count) return null;
  const [row, ...others] = standings(stage, results).filter((one) => one.place === place);
  return others.length === 0 ? (row?.teamId ?? null) : null;
}
