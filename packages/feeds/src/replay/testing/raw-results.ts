import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Parsed without code of the replay feed. */
export interface RawGame {
  readonly place: string;
  readonly game: number;
  readonly at: number;
  /** With collapsed blanks; scores and winner are in this order. */
  readonly teams: readonly [string, string];
  readonly winner: 0 | 1;
  readonly scores: readonly [number, number] | null;
  readonly lengthS: number | null;
  readonly firstBlood: 0 | 1 | null;
  readonly bestOf: number;
  readonly no: number;
}

type Cells = Readonly<Record<string, string>>;

export function rawGames(folder: string, names: readonly string[]): readonly RawGame[] {
  return names.flatMap((name) => {
    const [header = '', ...lines] = readFileSync(path.join(folder, name), 'utf8').trim().split('\n');
    const columns = header.split(',');
    const rows = lines.map((line, index): Cells => {
      const cells = splitLine(line);
      const named = columns.map((column, i): [string, string] => [column, (cells[i] ?? '').trim().replace(/ +/g, ' ')]);
      return { ...Object.fromEntries(named), place: `${name}:${index + 2}` };
    });
    const read = Object.entries(READERS).find(([stem]) => name.startsWith(stem))?.[1];
    return read === undefined ? [] : read(rows).filter(({ teams }) => teams[0] !== '' && teams[1] !== '');
  });
}

function splitLine(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) => match[1] ?? match[2] ?? '');
}

const READERS: Readonly<Record<string, (rows: readonly Cells[]) => readonly RawGame[]>> = {
  lol_series: (rows) =>
    rows.map((row) => ({
      place: row['place']!,
      game: 1,
      at: Date.parse(row['datetime_utc']!),
      teams: [row['team_a']!, row['team_b']!],
      winner: row['winner'] === 'A' ? 0 : 1,
      scores: null,
      lengthS: null,
      firstBlood: null,
      bestOf: Number(row['best_of']),
      no: Number(row['game_no']),
    })),
  lol_oe_games: (rows) =>
    rows.map((row) => ({
      place: row['place']!,
      game: 1,
      at: Date.parse(`${row['date']!}Z`),
      teams: [row['blue_team']!, row['red_team']!],
      winner: row['winner'] === 'blue' ? 0 : 1,
      scores: [Number(row['blue_kills']), Number(row['red_kills'])],
      lengthS: Number(row['length_s']),
      firstBlood: row['firstblood'] === 'blue' ? 0 : row['firstblood'] === 'red' ? 1 : null,
      bestOf: 0,
      no: Number(row['game_no']),
    })),
  cs2_hltv_maps: (rows) =>
    rows
      .filter((row) => row['map_status'] === 'played')
      .map((row) => ({
        place: row['place']!,
        game: 3,
        at: Date.parse(row['date_utc']!) + Number(row['map_no']),
        teams: [row['team1']!, row['team2']!],
        winner: Number(row['team1_rounds']) > Number(row['team2_rounds']) ? 0 : 1,
        scores: [Number(row['team1_rounds']), Number(row['team2_rounds'])],
        lengthS: null,
        firstBlood: null,
        bestOf: Number(/Best of (\d)/.exec(row['format']!)![1]),
        no: Number(row['map_no']),
      })),
  dota2_pro: (rows) => {
    const names = new Map(
      rows
        .flatMap((row) => [[row['radiant_id']!, row['radiant']!] as const, [row['dire_id']!, row['dire']!] as const])
        .filter(([, name]) => name !== ''),
    );
    return rows.map((row) => ({
      place: row['place']!,
      game: 2,
      at: Date.parse(row['start_utc']!),
      teams: [names.get(row['radiant_id']!) ?? '', names.get(row['dire_id']!) ?? ''],
      winner: row['radiant_win'] === 'True' ? 0 : 1,
      scores: [Number(row['radiant_kills']), Number(row['dire_kills'])],
      lengthS: Number(row['duration_s']),
      firstBlood: null,
      bestOf: 2 * Number(row['series_type'] || '1') + 1,
      no: 0,
    }));
  },
  kog_kpl_maps: (rows) =>
    rows.map((row) => ({
      place: row['place']!,
      game: 16,
      at: Date.parse(row['date']!) + Number(row['game_no']),
      teams: [row['team_a']!, row['team_b']!],
      winner: row['winner'] === row['team_a'] ? 0 : 1,
      scores: [Number(row['kills_a']), Number(row['kills_b'])],
      lengthS: Number(row['duration_s']),
      firstBlood: null,
      bestOf: Number(row['bo']),
      no: Number(row['game_no']),
    })),
};
