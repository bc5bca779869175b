import {
  fitsPlace,
  isInForce,
  isOfAllBets,
  type LimitKind,
  type LimitRule,
  strictestOf,
  withinRule,
} from '@clutchline/domain';

import type { SnapshotPoint } from '../placement-store';
import { MOST_DELAY_MS } from '../acceptance-times';
import { houseDelay, houseLimits } from './limit-book';
import type { Limits, PlacementLimits } from './limit-store';
import { factoredLimits, scaledLimit } from './limits-of';

/** Thousandths. */
export const WHOLE = 1_000;

export type LimitedPoint = Pick<
  SnapshotPoint,
  'pointId' | 'playId' | 'gameId' | 'eventId' | 'gameTypeId' | 'categoryId' | 'limitScale'
>;

/** The strictest of the house, of the rules that fit and of the operator's stake factor (SLIP-8, DESK-11). */
export class BetLimits {
  /** Without rules. */
  readonly house: Limits;
  /** For every bet, whatever is bet on. */
  readonly general: Limits;
  /** Of the limits of the house for every bet, whatever is bet on; thousandths. */
  readonly factor: number;
  readonly #generalRules: readonly LimitRule[];
  readonly #byPoint = new Map<number, readonly LimitRule[]>();

  constructor(
    private readonly given: PlacementLimits,
    private readonly currencyId: number,
    private readonly stakeFactor: number,
  ) {
    const { book, own } = given;
    this.house = houseLimits(book, currencyId);
    const ofPlayer = own.filter(
      (rule) => isOfAllBets(rule) && (rule.scope.currencyId === null || rule.scope.currencyId === currencyId),
    );
    this.#generalRules = this.#inForce([...book.rules.ofAllBets(currencyId), ...ofPlayer]);
    this.factor = this.#factorOf(this.#generalRules);
    const factored = factoredLimits(this.house, this.factor);
    const within = (limit: bigint, kind: LimitKind): bigint => withinRule(limit, strictestOf(this.#generalRules, kind));
    this.general = {
      ...factored,
      maxSingle: within(factored.maxSingle, 'single'),
      maxParlay: within(factored.maxParlay, 'parlay'),
      day: within(factored.day, 'day'),
      match: within(factored.match, 'match'),
      payout: within(factored.payout, 'payout'),
    };
  }

  /** Of one bet. */
  stakeMax(kind: 'single' | 'parlay', points: readonly LimitedPoint[]): bigint {
    const rules = this.#rulesOf(points);
    const limits = this.#factored(rules);
    const scale = Math.min(WHOLE, ...points.map(({ limitScale }) => limitScale));
    const house = scaledLimit(kind === 'single' ? limits.maxSingle : limits.maxParlay, scale);
    return withinRule(house, strictestOf(rules, kind));
  }

  payout(points: readonly LimitedPoint[]): bigint {
    const rules = this.#rulesOf(points);
    return withinRule(this.#factored(rules).payout, strictestOf(rules, 'payout'));
  }

  /** Of the stakes of a player on the match of a point. `scale` in thousandths of the house's limit. */
  match(point: LimitedPoint, scale = WHOLE): bigint {
    const rules = this.#rulesOf([point]);
    return withinRule(scaledLimit(this.#factored(rules).match, scale), strictestOf(rules, 'match'));
  }

  /** Of the losses of the house on a point. */
  liability(point: LimitedPoint): bigint {
    return withinRule(
      scaledLimit(this.house.liability, point.limitScale),
      strictestOf(this.#rulesOf([point]), 'liability'),
    );
  }

  /** Limits of the stakes of a day on a part of the board, each once. */
  dayRules(points: readonly LimitedPoint[]): LimitRule[] {
    const rules = this.#rulesOf(points).filter((rule) => rule.kind === 'day' && !isOfAllBets(rule));
    return [...new Map(rules.map((rule) => [rule.id, rule])).values()];
  }

  isForbidden(kind: 'no_combos' | 'no_live', points: readonly LimitedPoint[]): boolean {
    return this.#rulesOf(points).some((rule) => rule.kind === kind);
  }

  /** Whether a person decides about a bet that only limits refuse: a rule fits each leg (DESK-12). */
  isReferable(points: readonly LimitedPoint[]): boolean {
    return points.every((point) => this.#rulesOf([point]).some(({ kind }) => kind === 'referral'));
  }

  /** Of a live bet, ms of business time (BET-8). */
  liveDelay(point: LimitedPoint): number {
    const more = this.#rulesOf([point])
      .filter(({ kind }) => kind === 'delay')
      .reduce((most, { value }) => Math.max(most, Number(value)), 0);
    return Math.min(MOST_DELAY_MS, houseDelay(this.given.book, point.gameTypeId) + more);
  }

  #factored(rules: readonly LimitRule[]): Limits {
    return factoredLimits(this.house, this.#factorOf(rules));
  }

  #factorOf(rules: readonly LimitRule[]): number {
    const rule = strictestOf(rules, 'factor');
    if (rule === null) return this.stakeFactor;
    return this.stakeFactor === WHOLE ? Number(rule) : Math.min(Number(rule), this.stakeFactor);
  }

  /** Of all bets without points. */
  #rulesOf(points: readonly LimitedPoint[]): readonly LimitRule[] {
    const [first, second] = points;
    if (first === undefined) return this.#generalRules;
    return second === undefined ? this.#rulesAt(first) : points.flatMap((point) => this.#rulesAt(point));
  }

  #rulesAt(point: LimitedPoint): readonly LimitRule[] {
    const known = this.#byPoint.get(point.pointId);
    if (known !== undefined) return known;
    const { book, own } = this.given;
    const fitting = own.filter(({ scope }) => fitsPlace(scope, this.currencyId, point));
    const rules = this.#inForce([...book.rules.of(this.currencyId, point), ...fitting]);
    this.#byPoint.set(point.pointId, rules);
    return rules;
  }

  #inForce(rules: readonly LimitRule[]): LimitRule[] {
    return rules.filter((rule) => isInForce(rule, this.given.at));
  }
}
