import {
  LIVE_BEFORE_START,
  toLocalizedFields,
  type LiveState,
  type Match,
  type MatchRow,
  type Names,
} from '@clutchline/contract';

export function buildNames(text: string): Names {
  return {
    cn: `${text} cn`,
    en: text,
    tw: `${text} tw`,
    th: `${text} th`,
    vn: `${text} vn`,
    in: `${text} in`,
    jp: `${text} jp`,
    kr: `${text} kr`,
  };
}

/** League of Legends, best of three, 2026-01-01 12:00 UTC. */
export function buildMatch(fields: Partial<Match> = {}): Match {
  const gameId = fields.game_id ?? 1;
  return {
    game_id: gameId,
    game_type_id: 1,
    event_id: 1,
    kind: 'match',
    team_id_1: 2 * gameId,
    team_id_2: 2 * gameId + 1,
    ...toLocalizedFields('team_name_1', buildNames(`Team ${2 * gameId}`)),
    ...toLocalizedFields('team_name_2', buildNames(`Team ${2 * gameId + 1}`)),
    ...toLocalizedFields('event_name', buildNames('Test Cup')),
    ...toLocalizedFields('stage_name', buildNames('Group stage')),
    start_time: Date.UTC(2026, 0, 1, 12),
    best_of: 3,
    ...fields,
  };
}

export function buildLive(fields: Partial<LiveState> = {}): LiveState {
  return { ...LIVE_BEFORE_START, ...fields };
}

export function buildMatchRow(fields: Partial<MatchRow> = {}): MatchRow {
  return { match: buildMatch(), live: buildLive(), plays: [], play_count: 0, is_favorite: 0, ...fields };
}
