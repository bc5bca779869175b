import { clubKey } from './club-key';
import type { RawClub, RawMap, ReadResult } from './raw-map';

/** Two games of one club that start this close together, ms, are one game told twice. */
const AT_ONCE_MS = 2 * 60_000;

/**
 * Gives every club one name, that of most of its rows. Two names are one club where a source has one id for both, or
 * where one club would play two games at once, against opponents one of whose names contains the other.
 */
export function unifyClubs(read: ReadResult): ReadResult {
  const names = new ClubNames();
  for (const row of [...read.maps, ...read.walkovers])
    for (const club of [row.club1, row.club2]) names.add(row.gameTypeId, club);
  learnFromSimultaneousGames(read.maps, names);
  const named = <Told extends { gameTypeId: number; club1: RawClub; club2: RawClub }>(row: Told): Told => ({
    ...row,
    club1: { ...row.club1, name: names.nameOf(row.gameTypeId, row.club1.name) },
    club2: { ...row.club2, name: names.nameOf(row.gameTypeId, row.club2.name) },
  });
  return { maps: read.maps.map(named), walkovers: read.walkovers.map(named), skipped: read.skipped };
}

class ClubNames {
  private readonly parents = new Map<string, string>();
  private readonly byId = new Map<string, string>();
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly chosen = new Map<string, string>();

  add(gameTypeId: number, club: RawClub): void {
    const key = keyOf(gameTypeId, club.name);
    const counted = this.counts.get(key) ?? new Map<string, number>();
    counted.set(club.name, (counted.get(club.name) ?? 0) + 1);
    this.counts.set(key, counted);
    if (club.sourceId === '' || club.sourceId === '0') return;
    const id = `${gameTypeId}|${club.sourceId}`;
    const known = this.byId.get(id);
    if (known === undefined) this.byId.set(id, key);
    else this.unite(known, key);
  }

  unite(a: string, b: string): void {
    const [one, two] = [this.rootOf(a), this.rootOf(b)];
    if (one !== two) this.parents.set(two, one);
  }

  /** The name most rows give the club; the first in the alphabet among equals. */
  nameOf(gameTypeId: number, name: string): string {
    const root = this.rootOf(keyOf(gameTypeId, name));
    const known = this.chosen.get(root);
    if (known !== undefined) return known;
    const all = [...this.counts].filter(([key]) => this.rootOf(key) === root).flatMap(([, counted]) => [...counted]);
    const [best] = all.toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    const found = best === undefined ? name : best[0];
    this.chosen.set(root, found);
    return found;
  }

  private rootOf(key: string): string {
    const parent = this.parents.get(key);
    return parent === undefined ? key : this.rootOf(parent);
  }
}

function keyOf(gameTypeId: number, name: string): string {
  return `${gameTypeId}|${clubKey(gameTypeId, name)}`;
}

function learnFromSimultaneousGames(maps: readonly RawMap[], names: ClubNames): void {
  const recent = new Map<string, RawMap>();
  const timed = maps.flatMap((map) => (map.startsAt === null ? [] : [{ map, at: map.startsAt }]));
  for (const { map, at } of timed.toSorted((a, b) => a.at - b.at)) {
    for (const club of [map.club1, map.club2]) {
      const key = keyOf(map.gameTypeId, club.name);
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
  const [one, two] = [keyOf(map.gameTypeId, map.club1.name), keyOf(map.gameTypeId, map.club2.name)];
  return one === key ? two : one;
}

function alike(a: string, b: string): boolean {
  const [one, two] = [a, b].map((key) => key.slice(key.indexOf('|') + 1));
  return one !== undefined && two !== undefined && (one.includes(two) || two.includes(one));
}
