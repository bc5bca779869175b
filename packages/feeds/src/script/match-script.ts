import type { MapFacts, MatchFacts, Names, VoidReason } from '@clutchline/contract';

import type { Incident } from './incident';

/** One more kill or round for a side, at `at_s` seconds of map time. */
export interface ScoreStep {
  readonly at_s: number;
  readonly side: 1 | 2;
}

/** A scripted map; `steps` lead to the result in `facts`. */
export interface MapScript {
  /** 1 to 16. */
  readonly round: number;
  /** Start in ms on the feed's clock. */
  readonly startsAt: number;
  /** Length in seconds. */
  readonly lengthS: number;
  readonly steps: readonly ScoreStep[];
  readonly facts: MapFacts;
  /**
   * Side that the map score counts it for, if the facts name no winner but the final score implies one (D4); default:
   * the winner.
   */
  readonly countsFor?: 1 | 2 | null;
}

/** Strengths before the match, the input of prices. */
export interface Strengths {
  /** Probability that side 1 wins one map, 0.03 to 0.97. */
  readonly mapWin: number;
  /** Expected kills of both sides per map; 0 in a rounds game. */
  readonly killsPerMap: number;
  /** Expected length of a map in seconds. */
  readonly lengthS: number;
}

/** Scoring of a game type, which determines the markets of its maps. */
export type GameRules = 'kills' | 'rounds';

/** Facts that the source has; markets that need others are not offered. */
export interface Decidable {
  readonly score: boolean;
  readonly duration: boolean;
  readonly firstBlood: boolean;
  readonly firstTower: boolean;
  readonly races: boolean;
  readonly pistols: boolean;
}

/**
 * The complete course of a match, invented by the simulator or read by the replay. Every feed event is a pure function
 * of script and time, so a restarted feed continues at the same state.
 */
export interface MatchScript {
  readonly gameId: number;
  readonly gameTypeId: number;
  readonly eventId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  readonly stageNames: Names;
  readonly startTime: number;
  /** Publication time, ms; default: 72 h before the start. */
  readonly publishedAt?: number;
  readonly bestOf: number;
  readonly rules: GameRules;
  readonly strengths: Strengths;
  readonly decidable: Decidable;
  /** Whether it has a pool on its winner besides fixed odds; default: no. */
  readonly hasPool?: boolean;
  /** Played maps in order; missing maps up to `bestOf` are not played. */
  readonly maps: readonly MapScript[];
  readonly facts: MatchFacts;
  /** Set if the match does not end properly: all unsettled plays are void at `endsAt`. */
  readonly voidReason: VoidReason | null;
  /** Incidents of single points and plays; default: none. */
  readonly incidents?: readonly Incident[];
  /** Publication time of the match result, ms. */
  readonly endsAt: number;
  readonly source: string;
}
