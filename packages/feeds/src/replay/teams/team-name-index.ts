import { teamKey } from './team-key';
import type { RawTeam } from '../readers/raw-map';

const NO_ID = /^(?:0*|-\d*|null|none|nan|n\/a|undefined|unknown|tbd|tba)$/i;

export function hasSourceId({ sourceId }: RawTeam): boolean {
  return !NO_ID.test(sourceId);
}

export function keyOfTeam(gameTypeId: number, name: string): string {
  return `${gameTypeId}|${teamKey(gameTypeId, name)}`;
}

interface Spelling {
  readonly name: string;
  readonly rows: number;
  readonly firstAt: number;
}

export class TeamNameIndex {
  readonly #parents = new Map<string, string>();
  readonly #byId = new Map<string, string>();
  readonly #spellings = new Map<string, Map<string, Spelling>>();
  readonly #opponents = new Set<string>();
  readonly #chosen = new Map<string, string>();

  /** `countUntil`: ms; later rows name a team only if no earlier row does. */
  constructor(private readonly countUntil: number) {}

  add(gameTypeId: number, teams: readonly [RawTeam, RawTeam], at: number): void {
    const [one, two] = teams.map(({ name }) => keyOfTeam(gameTypeId, name)).sort();
    this.#opponents.add(`${one}\n${two}`);
    for (const { name } of teams) {
      const key = keyOfTeam(gameTypeId, name);
      const spellings = this.#spellings.get(key) ?? new Map<string, Spelling>();
      const known = spellings.get(name) ?? { name, rows: 0, firstAt: at };
      const rows = known.rows + (at < this.countUntil ? 1 : 0);
      spellings.set(name, { name, rows, firstAt: Math.min(known.firstAt, at) });
      this.#spellings.set(key, spellings);
    }
  }

  uniteById(gameTypeId: number, team: RawTeam): void {
    if (!hasSourceId(team)) return;
    const id = `${gameTypeId}|${team.sourceId}`;
    const key = keyOfTeam(gameTypeId, team.name);
    const known = this.#byId.get(id);
    if (known === undefined) this.#byId.set(id, key);
    else this.unite(known, key);
  }

  /** Never unites teams that played each other. */
  unite(a: string, b: string): void {
    const [one, two] = [this.#rootOf(a), this.#rootOf(b)];
    if (one === two || this.#havePlayed(one, two)) return;
    const [root = one, other = two] = [one, two].sort();
    this.#parents.set(other, root);
  }

  /** Most frequent, else earliest, else first alphabetically. */
  nameOf(gameTypeId: number, { name, ...team }: RawTeam): string {
    const own = keyOfTeam(gameTypeId, name);
    const byId = hasSourceId({ name, ...team }) ? this.#byId.get(`${gameTypeId}|${team.sourceId}`) : undefined;
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
