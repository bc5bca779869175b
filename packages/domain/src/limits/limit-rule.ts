import type { LimitKind } from '@clutchline/contract/desk';

export type { LimitKind };

/** Scope of a rule: each id that is given has to be that of the bet; null is any. */
export interface LimitScope {
  readonly currencyId: number | null;
  readonly gameTypeId: number | null;
  readonly categoryId: number | null;
  readonly eventId: number | null;
  readonly gameId: number | null;
  readonly playId: number | null;
  readonly pointId: number | null;
}

export const ANY_SCOPE: LimitScope = {
  ...{ currencyId: null, gameTypeId: null, categoryId: null },
  ...{ eventId: null, gameId: null, playId: null, pointId: null },
};

/** At most one rule of a `kind` and scope is active at a time. */
export interface LimitRule {
  readonly id: number;
  readonly kind: LimitKind;
  readonly scope: LimitScope;
  /** Minor units; of a factor thousandths, of a delay ms, of a prohibition 1. */
  readonly value: bigint;
  /** Wall clock, ms; null: until it is ended. */
  readonly until: number | null;
}

/** The ids that a scope can give, narrowest first. */
export const BOARD_KEYS = ['pointId', 'playId', 'gameId', 'eventId', 'gameTypeId', 'categoryId'] as const;

/** The ids of a point and of everything that contains it. */
export type BoardPlace = Readonly<Record<(typeof BOARD_KEYS)[number], number>>;

/** Whether it applies to every bet of its currency and player, whatever is bet on. */
export const isOfAllBets = ({ scope }: LimitRule): boolean => BOARD_KEYS.every((key) => scope[key] === null);

/** At the moment `at` (wall clock, ms). */
export const isInForce = ({ until }: LimitRule, at: number): boolean => until === null || at < until;

/** Whether the scope contains the place. */
export function fitsPlace(scope: LimitScope, currencyId: number, place: BoardPlace): boolean {
  if (scope.currencyId !== null && scope.currencyId !== currencyId) return false;
  return BOARD_KEYS.every((key) => scope[key] === null || scope[key] === place[key]);
}

/** The least value of the rules of a kind; null without one (DESK-11). */
export function strictestOf(rules: readonly LimitRule[], kind: LimitKind): bigint | null {
  return rules
    .filter((rule) => rule.kind === kind)
    .reduce<bigint | null>((least, { value }) => (least === null || value < least ? value : least), null);
}

/** The smaller of a limit and a rule. */
export function withinRule(limit: bigint, rule: bigint | null): bigint {
  return rule !== null && rule < limit ? rule : limit;
}
