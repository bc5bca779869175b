import type { PastMatch } from '@clutchline/contract';

import type { MatchScript } from './match-script';
import { NOT_PLAYED } from './results-at';

/** The result of a whole match (FEED-1). */
export function pastMatchOf(script: MatchScript): PastMatch {
  const { facts, voidReason, maps, bestOf, stageId } = script;
  const rounds = Array.from({ length: bestOf }, (_, i) => i + 1);
  const factsOf = (round: number) => maps.find((map) => map.round === round)?.facts ?? NOT_PLAYED;
  return {
    game_id: script.gameId,
    game_type_id: script.gameTypeId,
    event_id: script.eventId,
    team_id_1: script.teamId1,
    team_id_2: script.teamId2,
    stage_names: script.stageNames,
    start_time: script.startTime,
    best_of: bestOf,
    ...(stageId !== undefined && { stage_id: stageId }),
    ended_at: script.endsAt,
    maps: rounds.map((round) => ({ round, facts: factsOf(round) })),
    facts: voidReason === null ? facts : null,
    void_reason: voidReason,
    source: script.source,
  };
}
