import type { MapFacts, MatchFacts, VoidReason } from '@clutchline/contract';

import type { DecidablePlay, DecidablePoint, DecidedOutcome } from './decided-point';

/** What a rule makes of the facts: the play is void, or it has a result and each point its outcome. */
export type Reading =
  | { readonly voidReason: VoidReason }
  | {
      readonly result: string;
      /** Null where the pick is none that the market knows. */
      readonly outcomeOf: (point: DecidablePoint) => DecidedOutcome | null;
    };

/** Decided by the facts of the play's own map. */
export interface MapRule {
  readonly scope: 'map';
  /** Id and version, "map-winner@1"; a changed rule gets a new version. */
  readonly id: string;
  /** Called for maps that were played. */
  readonly read: (play: DecidablePlay, facts: MapFacts) => Reading;
}

/** Decided by the facts of the match. */
interface MatchRule {
  readonly scope: 'match';
  readonly id: string;
  readonly read: (play: DecidablePlay, facts: MatchFacts) => Reading;
}

/** Plays that facts of maps and matches do not decide. */
interface NoRule {
  readonly scope: 'none';
}

/** How the plays of one market are decided. */
export type MarketRule = MapRule | MatchRule | NoRule;

/** The source does not say what the rule needs. */
export const UNVERIFIABLE: Reading = { voidReason: 'unverifiable_result' };

/** The play has no line where its market needs one. */
export const NO_LINE: Reading = { voidReason: 'incorrect_line' };

/** Won or lost. */
export function wonIf(condition: boolean): DecidedOutcome {
  return condition ? 'won' : 'lost';
}
