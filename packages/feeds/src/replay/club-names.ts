import { clubKey } from './club-key';
import type { RawClub } from './raw-map';

const NO_ID = /^(?:0*|-\d*|null|none|nan|n\/a|undefined|unknown|tbd|tba)$/i;

export function hasSourceId({ sourceId }: RawClub): boolean {
  return !NO_ID.test(sourceId);
}

export function keyOfClub(gameTypeId: number, name: string): string {
  return `${gameTypeId}|${clubKey(gameTypeId, name)}`;
}

interface Spelling {
  readonly name: string;
  /** Rows before `countUntil`. */
  readonly rows: number;
  readonly firstAt: number;
}

/** Groups names by club and selects the displayed name. */
export class ClubNames {
  readonly #parents = new Map<string, string>();
  readonly #byId = new Map<string, string>();
  readonly #spellings = new Map<string, Map<string, Spelling>>();
  readonly #opponents = new Set<string>();
  readonly #chosen = new Map<string, string>();

  /** @param countUntil ms; later rows name a club only if no earlier row does. */
  constructor(private readonly countUntil: number) {}

  /** The two clubs are different. */
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

  /** Call after every row is added. */
  uniteById(gameTypeId: number, club: RawClub): void {
    if (!hasSourceId(club)) return;
    const id = `${gameTypeId}|${club.sourceId}`;
    const key = keyOfClub(gameTypeId, club.name);
    const known = this.#byId.get(id);
    if (known === undefined) this.#byId.set(id, key);
    else this.unite(known, key);
  }

  /** Never unites clubs that played each other. */
  unite(a: string, b: string): void {
    const [one, two] = [this.#rootOf(a), this.#rootOf(b)];
    if (one === two || this.#havePlayed(one, two)) return;
    const [root = one, other = two] = [one, two].sort();
    this.#parents.set(other, root);
  }

  /** Most frequent name, else the earliest, else the first alphabetically. */
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
