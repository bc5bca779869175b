import { TeamNameIndex, hasSourceId, keyOfTeam } from './team-name-index';
import type { RawTeam, RawMap, ReadResult, Walkover } from '../readers/raw-map';
import { scheduledSeries, seriesOfFile } from '../series/scheduled-series';

/** Between the starts of a duplicated game, at most. */
const AT_ONCE_MS = 2 * 60_000;

/** Rows used for team names, ms UTC; default: all. */
export interface Knowledge {
  readonly countUntil: number;
  readonly learnUntil: number;
}

export interface UnifiedTeams extends ReadResult {
  readonly nameOf: (gameTypeId: number, team: RawTeam) => string;
}

const EVERYTHING: Knowledge = { countUntil: Infinity, learnUntil: Infinity };

/**
 * Gives every team the most frequent name of its rows. Two names are one team if a source has one id for both, or if
 * the team would otherwise play two games at once against opponents of which one name contains the other; teams that
 * played each other are different. Skips rows with one team on both sides (D2).
 */
export function unifyTeams(read: ReadResult, knowledge = EVERYTHING): UnifiedTeams {
  const skipped = [...read.skipped];
  const isOfTwo = (row: RawMap | Walkover): boolean => {
    const reason = selfMatch(row);
    if (reason !== null) skipped.push({ file: row.file, line: row.line, reason });
    return reason === null;
  };
  const maps = read.maps.filter(isOfTwo);
  const walkovers = read.walkovers.filter(isOfTwo);
  const names = learn([...maps, ...walkovers], knowledge);
  const named = <Reported extends RawMap | Walkover>(row: Reported): Reported => {
    const unified = (team: RawTeam) => ({ ...team, name: names.nameOf(row.gameTypeId, team), written: team.name });
    return { ...row, team1: unified(row.team1), team2: unified(row.team2) };
  };
  return {
    maps: maps.map(named).filter(isOfTwo),
    walkovers: walkovers.map(named).filter(isOfTwo),
    skipped: skipped.length === read.skipped.length ? read.skipped : skipped,
    nameOf: (gameTypeId, team) => names.nameOf(gameTypeId, team),
  };
}

function selfMatch({ gameTypeId, team1, team2 }: RawMap | Walkover): string | null {
  if (hasSourceId(team1) && team1.sourceId === team2.sourceId) return `both sides have the id ${team1.sourceId}`;
  const isOne = keyOfTeam(gameTypeId, team1.name) === keyOfTeam(gameTypeId, team2.name);
  return isOne ? `both sides are one team (${team1.name})` : null;
}

function learn(rows: readonly (RawMap | Walkover)[], { countUntil, learnUntil }: Knowledge): TeamNameIndex {
  const names = new TeamNameIndex(countUntil);
  const startOf = (row: RawMap | Walkover) =>
    'startsAt' in row ? (row.startsAt ?? row.seriesStartsAt) : row.seriesStartsAt;
  const known = rows.filter((row) => startOf(row) < learnUntil);
  for (const row of known) names.add(row.gameTypeId, [row.team1, row.team2], startOf(row));
  for (const { gameTypeId, team1, team2 } of known)
    for (const team of [team1, team2]) names.uniteById(gameTypeId, team);
  learnFromSimultaneousGames(
    known.flatMap((row) => ('startsAt' in row ? [row] : [])),
    names,
  );
  return names;
}

/** Games with the scheduled time of their series need not be simultaneous. */
function learnFromSimultaneousGames(maps: readonly RawMap[], names: TeamNameIndex): void {
  const recent = new Map<string, RawMap>();
  const scheduled = scheduledSeries(maps);
  const timed = maps.flatMap((map) =>
    map.startsAt === null || scheduled.has(seriesOfFile(map)) ? [] : [{ map, at: map.startsAt }],
  );
  for (const { map, at } of timed.toSorted((a, b) => a.at - b.at)) {
    for (const team of [map.team1, map.team2]) {
      const key = keyOfTeam(map.gameTypeId, team.name);
      const before = recent.get(key);
      recent.set(key, map);
      if (before?.startsAt === undefined || before.startsAt === null || at - before.startsAt > AT_ONCE_MS) continue;
      const other = opponentOf(map, key);
      const otherBefore = opponentOf(before, key);
      if (alike(other, otherBefore)) names.unite(otherBefore, other);
    }
  }
}

function opponentOf(map: RawMap, key: string): string {
  const [one, two] = [keyOfTeam(map.gameTypeId, map.team1.name), keyOfTeam(map.gameTypeId, map.team2.name)];
  return one === key ? two : one;
}

function alike(a: string, b: string): boolean {
  const [one, two] = [a, b].map((key) => key.slice(key.indexOf('|') + 1));
  return one !== undefined && two !== undefined && (one.includes(two) || two.includes(one));
}
