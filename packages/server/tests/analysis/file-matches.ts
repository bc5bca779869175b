import { readFileSync } from 'node:fs';

/** A match that a file names by an id; read without the code of the feeds. */
export interface FileMatch {
  readonly game: number;
  /** Ms UTC. */
  readonly at: number;
  readonly teams: readonly [string, string];
  /** Maps won. */
  readonly wins: readonly [number, number];
  readonly maps: readonly FileMap[];
}

interface FileMap {
  /** Kills or rounds of both teams. */
  readonly points: number;
  readonly seconds: number | null;
}

type Cells = Readonly<Record<string, string>>;

function rowsOf(file: string): readonly Cells[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const columns = header.split(',');
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((cell) => cell[1] ?? cell[2] ?? '');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

function grouped(rows: readonly Cells[], column: string): readonly (readonly Cells[])[] {
  const groups = new Map<string, Cells[]>();
  for (const row of rows) groups.set(row[column] ?? '', [...(groups.get(row[column] ?? '') ?? []), row]);
  return [...groups.values()];
}

const numberOf = (row: Cells, column: string): number => Number(row[column]);

/** Matches of which a map was played. */
export function counterStrikeMatches(file: string): readonly FileMatch[] {
  return grouped(rowsOf(file), 'match_id').flatMap((rows) => {
    const [first] = rows;
    const played = rows.filter((row) => row['map_status'] === 'played');
    if (first === undefined || played.length === 0) return [];
    return [
      {
        game: 3,
        at: Date.parse(first['date_utc'] ?? ''),
        teams: [first['team1'] ?? '', first['team2'] ?? ''],
        wins: [numberOf(first, 'team1_maps'), numberOf(first, 'team2_maps')],
        maps: played.map((row) => ({
          points: numberOf(row, 'team1_rounds') + numberOf(row, 'team2_rounds'),
          seconds: null,
        })),
      },
    ];
  });
}

interface DotaMatches {
  readonly matches: readonly FileMatch[];
  /** Teams with a match that is cut, split into two, or without a name: a reader has to guess. */
  readonly doubtful: ReadonlySet<string>;
}

const HALF_DAY = 12 * 3_600_000;

/** Complete matches: one team has won more than half of the maps. */
export function dotaMatches(file: string): DotaMatches {
  const rows = rowsOf(file);
  const names = new Map<string, string>();
  for (const row of rows)
    for (const side of ['radiant', 'dire']) if (row[side] !== '') names.set(row[`${side}_id`] ?? '', row[side] ?? '');
  const doubtful = new Set<string>();
  const latest = new Map<string, number>();
  const matches = grouped(rows, 'series_id').flatMap((maps): FileMatch[] => {
    const [first] = maps;
    if (first === undefined) return [];
    const ids = [first['radiant_id'] ?? '', first['dire_id'] ?? ''] as const;
    const winners = maps.map((row) => (row['radiant_win'] === 'True' ? row['radiant_id'] : row['dire_id']));
    const wins = [winners.filter((id) => id === ids[0]).length, winners.filter((id) => id === ids[1]).length] as const;
    const isComplete = Math.max(...wins) === numberOf(first, 'series_type') + 1;
    const teams = [names.get(ids[0]) ?? '', names.get(ids[1]) ?? ''] as const;
    const at = Math.min(...maps.map((row) => Date.parse(row['start_utc'] ?? '')));
    const pair = [...teams].sort().join('|');
    const isSplit = Math.abs(at - (latest.get(pair) ?? 0)) < HALF_DAY;
    latest.set(pair, at);
    const hasBlank = maps.some((row) =>
      [row['radiant'], row['dire']].some((name) => name === '' || name !== name?.trim()),
    );
    if (!isComplete || isSplit || hasBlank) for (const team of teams) doubtful.add(team);
    if (!isComplete) return [];
    return [
      {
        game: 2,
        at,
        teams,
        wins: [wins[0], wins[1]],
        maps: maps.map((row) => ({
          points: numberOf(row, 'radiant_kills') + numberOf(row, 'dire_kills'),
          seconds: numberOf(row, 'duration_s'),
        })),
      },
    ];
  });
  return { matches, doubtful };
}

/** Kills or rounds, and minutes (STATS-2). */
const LINES: Readonly<Record<number, readonly [points: number, minutes: number]>> = { 2: [47.5, 35], 3: [26.5, 0] };

/** What the analysis of a match has to count for one of its teams. */
export function countedForm(all: readonly FileMatch[], team: string, { at, game }: FileMatch) {
  const own = all
    .filter((one) => one.game === game && one.at < at && one.teams.includes(team))
    .sort((a, b) => b.at - a.at)
    .slice(0, 10);
  const maps = own.flatMap((one) => one.maps);
  const lengths = maps.flatMap(({ seconds }) => (seconds === null ? [] : [seconds]));
  const [points = 0, minutes = 0] = LINES[game] ?? [];
  return {
    won: own.filter(({ teams, wins }) => (teams[0] === team ? wins[0] > wins[1] : wins[1] > wins[0])).length,
    of: own.length,
    maps: maps.length,
    points: maps.reduce((sum, map) => sum + map.points, 0),
    seconds: lengths.reduce((sum, length) => sum + length, 0),
    above: maps.filter((map) => map.points > points).length,
    longer: lengths.filter((length) => length >= minutes * 60).length,
  };
}

/** Score of the meetings before a match, for its first team. */
export function countedMeetings(all: readonly FileMatch[], { at, game, teams }: FileMatch): readonly [number, number] {
  const met = all
    .filter((one) => one.game === game && one.at < at && teams.every((team) => one.teams.includes(team)))
    .sort((a, b) => b.at - a.at)
    .slice(0, 10);
  const wonBy = (team: string): number =>
    met.filter((one) => (one.teams[0] === team ? one.wins[0] > one.wins[1] : one.wins[1] > one.wins[0])).length;
  return [wonBy(teams[0]), wonBy(teams[1])];
}
