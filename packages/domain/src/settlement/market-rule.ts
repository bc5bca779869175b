import type { MapFacts, MatchFacts, VoidReason } from '@clutchline/contract';

import type { UnsettledPlay, UnsettledPoint, FinalOutcome } from './settled-point';

export type Reading =
  | { readonly voidReason: VoidReason }
  | {
      readonly result: string;
      /** Null for a pick code that the market lacks. */
      readonly outcomeOf: (point: UnsettledPoint) => FinalOutcome | null;
    };

export interface MapRule {
  readonly scope: 'map';
  /** "map-winner@1"; a changed rule gets a new version. */
  readonly id: string;
  /** Called for played maps, and forfeited ones if the play remains valid. */
  readonly read: (play: UnsettledPlay, facts: MapFacts) => Reading;
  /** Decided before the forfeit, whatever would have followed. */
  readonly isValidAtForfeit: (play: UnsettledPlay, facts: MapFacts) => boolean;
}

export interface MatchRule {
  readonly scope: 'match';
  readonly id: string;
  readonly read: (play: UnsettledPlay, facts: MatchFacts) => Reading;
}

interface OutrightRule {
  readonly scope: 'outright';
  readonly id: string;
}

export type MarketRule = MapRule | MatchRule | OutrightRule;

/** The source lacks a fact that the rule needs. */
export const UNVERIFIABLE: Reading = { voidReason: 'unverifiable_result' };

export const NO_LINE: Reading = { voidReason: 'incorrect_line' };

export function wonIf(condition: boolean): FinalOutcome {
  return condition ? 'won' : 'lost';
}
