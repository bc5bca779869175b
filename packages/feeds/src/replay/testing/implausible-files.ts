import { seededRandom, type SeededRandom } from '../../simulator/seeded-random';
import type { ResultFile } from '../readers/raw-map';
import { spoilCells, spoilText, type Cells } from './implausible-cells';
import { madeSeries, startOfGame, repeatRows, type MadeSeries } from './implausible-rows';

type Writer = (series: MadeSeries, random: SeededRandom) => readonly Cells[];

const iso = (at: number) => new Date(at).toISOString().replace('.000', '');
const wins = (series: MadeSeries, side: 1 | 2, until = Infinity) =>
  series.winners.slice(0, until).filter((winner) => winner === side).length;

const writeLolSeries: Writer = (series) =>
  series.winners.map((winner, i) => ({
    game_id: `G${series.no}-${i + 1}`,
    datetime_utc: iso(startOfGame(series, i)),
    event: 'Spring Cup',
    phase: 'Playoffs',
    best_of: series.bestOf,
    game_no: i + 1,
    series_id: `S${series.no}`,
    team_a: series.teams[0],
    team_b: series.teams[1],
    winner: winner === 1 ? 'A' : 'B',
    series_wins_a: wins(series, 1, i + 1),
    series_wins_b: wins(series, 2, i + 1),
  }));

const writeLolGames: Writer = (series, random) =>
  series.winners.map((winner, i) => ({
    game_id: `O${series.no}-${i + 1}`,
    date: iso(startOfGame(series, i)).replace('Z', ''),
    league: 'SC',
    year: 2030,
    split: 'Spring',
    playoffs: 0,
    game_no: i + 1,
    blue_team: series.teams[0],
    red_team: series.teams[1],
    blue_team_id: series.ids[0],
    red_team_id: series.ids[1],
    winner: winner === 1 ? 'blue' : 'red',
    length_s: 900 + random.whole(2_000),
    blue_kills: random.whole(40),
    red_kills: random.whole(40),
    firstblood: random.next() < 0.5 ? 'blue' : 'red',
  }));

const writeCs2: Writer = (series, random) => {
  const isGiven = random.next() < 0.05;
  return series.winners.map((winner, i) => {
    const isDefault = isGiven || random.next() < 0.08;
    return {
      match_id: 70 + series.no,
      date_utc: iso(series.at),
      event: 'Harbour Open',
      stage: 'Final',
      format: random.next() < 0.9 ? `Best of ${series.bestOf} (LAN)` : 'Showmatch',
      team1: series.teams[0],
      team2: series.teams[1],
      team1_id: series.ids[0],
      team2_id: series.ids[1],
      team1_maps: wins(series, 1),
      team2_maps: wins(series, 2),
      map_no: i + 1,
      map: isDefault ? 'Default' : 'Dust2',
      map_status: isDefault ? 'not_played' : 'played',
      team1_rounds: winner === 1 ? 13 : random.whole(12),
      team2_rounds: winner === 2 ? 13 : random.whole(12),
      half_scores: random.next() < 0.5 ? '(9:3; 4:3)' : '',
    };
  });
};

const writeDota2: Writer = (series, random) =>
  series.winners.map((winner, i) => ({
    match_id: 900 + series.no * 10 + i,
    start_utc: iso(startOfGame(series, i)),
    duration_s: 1_200 + random.whole(2_400),
    league: 'Lantern League',
    series_id: 50 + series.no,
    series_type: { 1: 0, 2: 3, 3: 1, 5: 2 }[series.bestOf] ?? 2,
    radiant_id: series.ids[0],
    radiant: series.teams[0],
    dire_id: series.ids[1],
    dire: series.teams[1],
    radiant_kills: random.whole(60),
    dire_kills: random.whole(60),
    radiant_win: winner === 1 ? 'True' : 'False',
  }));

const writeKpl: Writer = (series, random) =>
  series.winners.map((winner, i) => ({
    match_id: 3_000 + series.no,
    date: iso(series.at),
    season: '春季赛',
    stage: '决赛',
    team_a: series.teams[0],
    team_b: series.teams[1],
    team_a_id: series.ids[0],
    team_b_id: series.ids[1],
    bo: series.bestOf,
    game_no: i + 1,
    duration_s: 600 + random.whole(900),
    kills_a: random.whole(30),
    kills_b: random.whole(30),
    winner: series.teams[winner === 1 ? 0 : 1],
  }));

const writeTeamMaps: Writer = (series, random) =>
  series.winners.map((winner) => ({
    date: iso(series.at).slice(0, 10),
    team: series.teams[0],
    opponent: series.teams[1],
    map: 'Dust2',
    rounds: winner === 1 ? 13 : random.whole(12),
    opp_rounds: winner === 2 ? 13 : random.whole(12),
  }));

const writeMapWinners: Writer = (series) =>
  series.winners.map((winner) => ({
    date: iso(series.at).slice(0, 10),
    team_A: series.teams[0],
    team_B: series.teams[1],
    winner: series.teams[winner === 1 ? 0 : 1],
  }));

const REVERSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  winner: { A: 'B', B: 'A', blue: 'red', red: 'blue' },
  radiant_win: { True: 'False', False: 'True' },
};

function contradict(row: Cells): Cells {
  const turned = Object.entries(row).map(
    ([column, value]) => [column, REVERSED[column]?.[String(value)] ?? value] as const,
  );
  const { team1_rounds = '', team2_rounds = '' } = row;
  return 'team1_rounds' in row
    ? { ...row, team1_rounds: team2_rounds, team2_rounds: team1_rounds }
    : Object.fromEntries(turned);
}

const SOURCES: readonly (readonly [name: string, writer: Writer])[] = [
  ['lol_series_made_up.csv', writeLolSeries],
  ['lol_oe_games_made_up.csv', writeLolGames],
  ['cs2_hltv_maps_made_up.csv', writeCs2],
  ['dota2_pro_matches_made_up.csv', writeDota2],
  ['kog_kpl_maps_made_up.csv', writeKpl],
  ['cs2_team_maps_made_up.csv', writeTeamMaps],
  ['cs2_bo3_map_winners_made_up.csv', writeMapWinners],
];

const SPOILT_ROWS = 0.12;

/**
 * Implausible files of a day from a seed: equal starts, a team against itself, undecided teams, walkovers, missing
 * maps, duplicate and contradictory rows, another order, wrong numbers, empty and huge cells, other encodings,
 * exchanged columns, remote days, repeated pairs, formats that do not fit the score.
 */
export function implausibleFiles(seed: number, begin: number): readonly ResultFile[] {
  const random = seededRandom(`implausible files ${seed}`);
  return SOURCES.flatMap(([name, write]) => {
    if (random.next() < 0.45) return [];
    const isSpoilt = random.next() < 0.5;
    const rows = madeSeries(random, begin).flatMap((series) => repeatRows(random, write(series, random), contradict));
    const written = rows.map((row) => (isSpoilt && random.next() < SPOILT_ROWS ? spoilCells(random, row) : row));
    const text = textOf(written);
    return [{ name, text: isSpoilt ? spoilText(random, text) : text }];
  });
}

export function reorderedFiles(seed: number, files: readonly ResultFile[]): readonly ResultFile[] {
  const random = seededRandom(`order ${seed}`);
  return files.map(({ name, text }) => {
    const [header = '', ...lines] = text.split('\n');
    const shuffled = lines.map((line) => ({ line, at: random.next() })).sort((a, b) => a.at - b.at);
    return { name, text: [header, ...shuffled.map(({ line }) => line)].join('\n') };
  });
}

function textOf(rows: readonly Cells[]): string {
  const columns = Object.keys(rows[0] ?? { empty: '' });
  const lines = rows.map((row) => columns.map((column) => cellOf(row[column] ?? '')).join(','));
  return [columns.join(','), ...lines].join('\n');
}

function cellOf(value: string | number): string {
  return /[",]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
}
