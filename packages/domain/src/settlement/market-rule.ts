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
  /** Called for maps that were played, and for forfeited ones where the play stands. */
  readonly read: (play: DecidablePlay, facts: MapFacts) => Reading;
  /** Whether what happened before the forfeit decides the play, whatever would have followed. */
  readonly standsAtForfeit: (play: DecidablePlay, facts: MapFacts) => boolean;
}

/** Decided by the facts of the match. */
export interface MatchRule {
  readonly scope: 'match';
  readonly id: string;
  readonly read: (play: DecidablePlay, facts: MatchFacts) => Reading;
}

/** Decided by the facts of an outright. */
interface OutrightRule {
  readonly scope: 'outright';
  readonly id: string;
}

/** Plays that no facts decide. */
interface NoRule {
  readonly scope: 'none';
}

/** How the plays of one market are decided. */
export type MarketRule = MapRule | MatchRule | OutrightRule | NoRule;

/** The source does not say what the rule needs. */
export const UNVERIFIABLE: Reading = { voidReason: 'unverifiable_result' };

/** The play has no line where its market needs one. */
export const NO_LINE: Reading = { voidReason: 'incorrect_line' };

/** Won or lost. */
export function wonIf(condition: boolean): DecidedOutcome {
  return condition ? 'won' : 'lost';
}
