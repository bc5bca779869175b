import { ClubNames, hasSourceId, keyOfClub } from './club-names';
import type { RawClub, RawMap, ReadResult, Walkover } from './raw-map';
import { scheduledSeries, seriesOfFile } from './scheduled-series';

/** Games of one club with starts at most this far apart are duplicates, ms. */
const AT_ONCE_MS = 2 * 60_000;

/** Rows used for club names, ms UTC; default: all. */
export interface Knowledge {
  /** Earlier rows count for the displayed name. */
  readonly countUntil: number;
  /** Later rows do not unite names. */
  readonly learnUntil: number;
}

export interface UnifiedClubs extends ReadResult {
  readonly nameOf: (gameTypeId: number, club: RawClub) => string;
}

const EVERYTHING: Knowledge = { countUntil: Infinity, learnUntil: Infinity };

/**
 * Gives every club the most frequent name of its rows. Two names are one club if a source has one id for both, or if
 * the club would otherwise play two games at once against opponents of which one name contains the other; clubs that
 * played each other are different. Skips rows with one club on both sides (D2).
 */
export function unifyClubs(read: ReadResult, knowledge = EVERYTHING): UnifiedClubs {
  const skipped = [...read.skipped];
  const isOfTwo = (row: RawMap | Walkover): boolean => {
    const reason = selfMatch(row);
    if (reason !== null) skipped.push({ file: row.file, line: row.line, reason });
    return reason === null;
  };
  const maps = read.maps.filter(isOfTwo);
  const walkovers = read.walkovers.filter(isOfTwo);
  const names = learn([...maps, ...walkovers], knowledge);
  const named = <Told extends RawMap | Walkover>(row: Told): Told => {
    const unified = (club: RawClub) => ({ ...club, name: names.nameOf(row.gameTypeId, club), written: club.name });
    return { ...row, club1: unified(row.club1), club2: unified(row.club2) };
  };
  return {
    maps: maps.map(named).filter(isOfTwo),
    walkovers: walkovers.map(named).filter(isOfTwo),
    skipped: skipped.length === read.skipped.length ? read.skipped : skipped,
    nameOf: (gameTypeId, club) => names.nameOf(gameTypeId, club),
  };
}

/** Null if they are two clubs. */
function selfMatch({ gameTypeId, club1, club2 }: RawMap | Walkover): string | null {
  if (hasSourceId(club1) && club1.sourceId === club2.sourceId) return `both sides have the id ${club1.sourceId}`;
  const isOne = keyOfClub(gameTypeId, club1.name) === keyOfClub(gameTypeId, club2.name);
  return isOne ? `both sides are one club (${club1.name})` : null;
}

function learn(rows: readonly (RawMap | Walkover)[], { countUntil, learnUntil }: Knowledge): ClubNames {
  const names = new ClubNames(countUntil);
  const startOf = (row: RawMap | Walkover) =>
    'startsAt' in row ? (row.startsAt ?? row.seriesStartsAt) : row.seriesStartsAt;
  const known = rows.filter((row) => startOf(row) < learnUntil);
  for (const row of known) names.add(row.gameTypeId, [row.club1, row.club2], startOf(row));
  for (const { gameTypeId, club1, club2 } of known)
    for (const club of [club1, club2]) names.uniteById(gameTypeId, club);
  learnFromSimultaneousGames(
    known.flatMap((row) => ('startsAt' in row ? [row] : [])),
    names,
  );
  return names;
}

/** Ignores games with the scheduled time of their series: they need not be simultaneous. */
function learnFromSimultaneousGames(maps: readonly RawMap[], names: ClubNames): void {
  const recent = new Map<string, RawMap>();
  const scheduled = scheduledSeries(maps);
  const timed = maps.flatMap((map) =>
    map.startsAt === null || scheduled.has(seriesOfFile(map)) ? [] : [{ map, at: map.startsAt }],
  );
  for (const { map, at } of timed.toSorted((a, b) => a.at - b.at)) {
    for (const club of [map.club1, map.club2]) {
      const key = keyOfClub(map.gameTypeId, club.name);
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
  const [one, two] = [keyOfClub(map.gameTypeId, map.club1.name), keyOfClub(map.gameTypeId, map.club2.name)];
  return one === key ? two : one;
}

function alike(a: string, b: string): boolean {
  const [one, two] = [a, b].map((key) => key.slice(key.indexOf('|') + 1));
  return one !== undefined && two !== undefined && (one.includes(two) || two.includes(one));
}
