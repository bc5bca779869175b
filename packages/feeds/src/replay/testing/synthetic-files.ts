import type { RawMap, ResultFile } from '../readers/raw-map';
import { UNSAID } from '../readers/raw-map';

export type Cells = Readonly<Record<string, string | number>>;

function fileOf(name: string, usual: Cells, rows: readonly Cells[]): ResultFile {
  const columns = Object.keys(usual);
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? usual[column] ?? '')).join(','));
  return { name, text: [columns.join(','), ...lines, ''].join('\n') };
}

function cell(value: string | number): string {
  return /[",]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
}

export function lolSeriesFile(...rows: readonly Cells[]): ResultFile {
  const usual = {
    game_id: 'G1',
    datetime_utc: '2030-05-04T10:00:00.000Z',
    event: 'Spring Cup',
    phase: 'Playoffs',
    league: 'SC',
    best_of: 3,
    game_no: 1,
    series_id: 'S1',
    series_state: 'completed',
    team_a: 'Amber Foxes',
    team_b: 'Blue Herons',
    winner: 'A',
    series_wins_a: 1,
    series_wins_b: 0,
  };
  return fileOf('lol_series_made_up.csv', usual, rows);
}

export function lolGamesFile(...rows: readonly Cells[]): ResultFile {
  const usual = {
    game_id: 'O1',
    date: '2030-05-04T10:00:00',
    league: 'SC',
    year: 2030,
    split: 'Spring',
    playoffs: 0,
    game_no: 1,
    blue_team: 'Amber Foxes',
    red_team: 'Blue Herons',
    blue_team_id: 'a',
    red_team_id: 'b',
    winner: 'blue',
    length_s: 1800,
    blue_kills: 15,
    red_kills: 7,
    firstblood: 'red',
  };
  return fileOf('lol_oe_games_made_up.csv', usual, rows);
}

export function cs2File(...rows: readonly Cells[]): ResultFile {
  const usual = {
    match_id: 71,
    date_utc: '2030-05-04T12:00:00Z',
    event: 'Harbour Open',
    stage: 'Final',
    format: 'Best of 3 (LAN)',
    team1: 'Cedar',
    team2: 'Dunes',
    team1_id: 1,
    team2_id: 2,
    team1_maps: 2,
    team2_maps: 0,
    map_no: 1,
    map: 'Dust2',
    map_status: 'played',
    team1_rounds: 13,
    team2_rounds: 6,
    half_scores: '(9:3; 4:3)',
  };
  return fileOf('cs2_hltv_maps_made_up.csv', usual, rows);
}

export function dota2File(...rows: readonly Cells[]): ResultFile {
  const usual = {
    match_id: 900,
    start_utc: '2030-05-04T14:00:00Z',
    duration_s: 2400,
    league: 'Lantern League',
    series_id: 51,
    series_type: 1,
    radiant_id: 11,
    radiant: 'Ember Owls',
    dire_id: 12,
    dire: 'Frost Moths',
    radiant_kills: 30,
    dire_kills: 21,
    radiant_win: 'True',
  };
  return fileOf('dota2_pro_matches_made_up.csv', usual, rows);
}

export function kplFile(...rows: readonly Cells[]): ResultFile {
  const usual = {
    match_id: 3001,
    date: '2030-05-05T01:00:00+08:00',
    season: '春季赛',
    stage: '决赛',
    team_a: '东港AB',
    team_b: '西山CD',
    team_a_id: 91,
    team_b_id: 92,
    bo: 5,
    game_no: 1,
    duration_s: 900,
    kills_a: 9,
    kills_b: 4,
    winner: '东港AB',
  };
  return fileOf('kog_kpl_maps_made_up.csv', usual, rows);
}

export function rawMap(changes: Partial<RawMap> = {}): RawMap {
  const startsAt = Date.parse('2030-05-04T10:00:00Z');
  return {
    ...UNSAID,
    file: 'made-up.csv',
    line: 2,
    gameTypeId: 1,
    seriesKey: 'S1',
    startsAt,
    seriesStartsAt: changes.startsAt ?? startsAt,
    no: 1,
    bestOf: null,
    event: 'Spring Cup',
    team1: { name: 'Amber Foxes', sourceId: '' },
    team2: { name: 'Blue Herons', sourceId: '' },
    winner: 1,
    ...changes,
  };
}
