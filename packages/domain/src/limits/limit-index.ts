import { BOARD_KEYS, fitsPlace, type BoardPlace, type LimitKind, type LimitRule, type LimitScope } from './limit-rule';

/** The key of the narrowest id of a scope. Two scopes that fit the same bet can have different keys. */
function keyOf(scope: LimitScope): string {
  const narrowest = BOARD_KEYS.find((key) => scope[key] !== null);
  return narrowest === undefined ? 'all' : `${narrowest}:${String(scope[narrowest])}`;
}

/** Rules by the narrowest id of their scope: a bet reads only the rules of its ids. */
export class LimitIndex {
  readonly #byKey = new Map<string, LimitRule[]>();

  constructor(rules: readonly LimitRule[]) {
    for (const rule of rules) {
      const key = keyOf(rule.scope);
      const own = this.#byKey.get(key);
      if (own === undefined) this.#byKey.set(key, [rule]);
      else own.push(rule);
    }
  }

  /** All rules of a kind. */
  ofKind(kind: LimitKind): LimitRule[] {
    return [...this.#byKey.values()].flat().filter((rule) => rule.kind === kind);
  }

  /** Rules that fit every bet in this currency. */
  ofAllBets(currencyId: number): LimitRule[] {
    const rules = this.#byKey.get('all') ?? [];
    return rules.filter(({ scope }) => scope.currencyId === null || scope.currencyId === currencyId);
  }

  /** Rules that fit a bet on this place. */
  of(currencyId: number, place: BoardPlace): LimitRule[] {
    if (this.#byKey.size === 0) return [];
    const keys = BOARD_KEYS.map((key) => `${key}:${String(place[key])}`);
    const candidates = ['all', ...keys].flatMap((key) => this.#byKey.get(key) ?? []);
    return candidates.filter(({ scope }) => fitsPlace(scope, currencyId, place));
  }
}
