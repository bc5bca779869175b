import { clubKey } from './club-key';
import type { RawClub } from './raw-map';

/** Ids that sources write where they have none. */
const NO_ID = /^(?:0*|-\d*|null|none|nan|n\/a|undefined|unknown|tbd|tba)$/i;

/** Whether the source has an id of its own for the club. */
export function hasSourceId({ sourceId }: RawClub): boolean {
  return !NO_ID.test(sourceId);
}

/** Identity of a club: game type and {@link clubKey}. */
export function keyOfClub(gameTypeId: number, name: string): string {
  return `${gameTypeId}|${clubKey(gameTypeId, name)}`;
}

interface Spelling {
  readonly name: string;
  /** Rows before the moment until which rows count. */
  readonly rows: number;
  readonly firstAt: number;
}

/** Which names are of one club, and which of them it is shown by. */
export class ClubNames {
  readonly #parents = new Map<string, string>();
  readonly #byId = new Map<string, string>();
  readonly #spellings = new Map<string, Map<string, Spelling>>();
  readonly #opponents = new Set<string>();
  readonly #chosen = new Map<string, string>();

  /** @param countUntil rows that start later name a club only if no earlier row does, ms. */
  constructor(private readonly countUntil: number) {}

  /** Learns the names and ids of a row's clubs, which are not one club. */
  add(gameTypeId: number, clubs: readonly [RawClub, RawClub], at: number): void {
    const [one, two] = clubs.map(({ name }) => keyOfClub(gameTypeId, name)).sort();
    this.#opponents.add(`${one}\n${two}`);
    for (const { name } of clubs) {
      const key = keyOfClub(gameTypeId, name);
      const spellings = this.#spellings.get(key) ?? new Map<string, Spelling>();
      const known = spellings.get(name) ?? { name, rows: 0, firstAt: at };
      const rows = known.rows + (at < this.countUntil ? 1 : 0);
      spellings.set(name, { name, rows, firstAt: Math.min(known.firstAt, at) });
      this.#spellings.set(key, spellings);
    }
  }

  /** Unites the names that a source has one id for. After every row was added. */
  uniteById(gameTypeId: number, club: RawClub): void {
    if (!hasSourceId(club)) return;
    const id = `${gameTypeId}|${club.sourceId}`;
    const key = keyOfClub(gameTypeId, club.name);
    const known = this.#byId.get(id);
    if (known === undefined) this.#byId.set(id, key);
    else this.unite(known, key);
  }

  /** Two names of one club; clubs that played each other stay two, whatever a source says. */
  unite(a: string, b: string): void {
    const [one, two] = [this.#rootOf(a), this.#rootOf(b)];
    if (one === two || this.#havePlayed(one, two)) return;
    const [root = one, other = two] = [one, two].sort();
    this.#parents.set(other, root);
  }

  /** The name most rows give the club, else the earliest; the first in the alphabet among equals. */
  nameOf(gameTypeId: number, { name, ...club }: RawClub): string {
    const own = keyOfClub(gameTypeId, name);
    const byId = hasSourceId({ name, ...club }) ? this.#byId.get(`${gameTypeId}|${club.sourceId}`) : undefined;
    const root = this.#rootOf(this.#spellings.has(own) ? own : (byId ?? own));
    const known = this.#chosen.get(root);
    if (known !== undefined) return known;
    const all = [...this.#spellings]
      .filter(([key]) => this.#rootOf(key) === root)
      .flatMap(([, of]) => [...of.values()]);
    const [best] = all.toSorted(
      (a, b) => b.rows - a.rows || (a.rows === 0 ? a.firstAt - b.firstAt : 0) || (a.name < b.name ? -1 : 1),
    );
    const found = best?.name ?? name;
    this.#chosen.set(root, found);
    return found;
  }

  #havePlayed(one: string, two: string): boolean {
    return [...this.#opponents].some((pair) => {
      const [a = '', b = ''] = pair.split('\n').map((key) => this.#rootOf(key));
      return (a === one && b === two) || (a === two && b === one);
    });
  }

  #rootOf(key: string): string {
    const parent = this.#parents.get(key);
    return parent === undefined ? key : this.#rootOf(parent);
  }
}
