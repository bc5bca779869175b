import { toLocalizedFields, type FinishedMatchRow } from '@clutchline/contract';

import type { FinishedMatch, ScheduledMatch } from './content-store';

type Announced = Pick<
  FinishedMatch | ScheduledMatch,
  | 'gameId'
  | 'gameTypeId'
  | 'eventId'
  | 'stageId'
  | 'team1'
  | 'team2'
  | 'eventNames'
  | 'stageNames'
  | 'startTime'
  | 'bestOf'
>;

function announcedRow(match: Announced) {
  return {
    game_id: match.gameId,
    game_type_id: match.gameTypeId,
    event_id: match.eventId,
    stage_id: match.stageId,
    team_id_1: match.team1.teamId,
    team_id_2: match.team2.teamId,
    ...toLocalizedFields('team_name_1', match.team1.names),
    ...toLocalizedFields('team_name_2', match.team2.names),
    ...toLocalizedFields('event_name', match.eventNames),
    ...toLocalizedFields('stage_name', match.stageNames),
    start_time: match.startTime,
    best_of: match.bestOf,
  };
}

export function finishedRow(match: FinishedMatch): FinishedMatchRow {
  return {
    ...announcedRow(match),
    ended_at: match.endedAt,
    winner: match.winner,
    score_1: match.score1,
    score_2: match.score2,
    void_reason: match.voidReason,
    correction_count: match.corrections,
    is_history: match.isHistory ? 1 : 0,
  };
}

export function scheduledRow(match: Omit<ScheduledMatch, 'live'>) {
  return {
    ...announcedRow(match),
    original_start: match.originalStart,
    is_time_confirmed: match.isTimeConfirmed ? 1 : 0,
  } as const;
}
