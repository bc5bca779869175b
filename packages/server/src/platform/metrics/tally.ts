export class Tally<Kind extends string> {
  readonly #counts: Map<Kind, number>;

  constructor(readonly kinds: readonly Kind[]) {
    this.#counts = new Map(kinds.map((kind) => [kind, 0]));
  }

  add(kind: Kind, count = 1): void {
    this.#counts.set(kind, this.of(kind) + count);
  }

  of(kind: Kind): number {
    return this.#counts.get(kind) ?? 0;
  }
}
