import type { MapFacts, MatchFacts, Names, StreamEvent, VoidReason } from '@clutchline/contract';

import type { Incident } from './incident';

/** A kill or round at `at_s` seconds of map time. */
export interface ScoreStep {
  readonly at_s: number;
  readonly side: 1 | 2;
}

/** `steps` lead to the result in `facts`. */
export interface MapScript {
  /** 1 to 16. */
  readonly round: number;
  /** Ms. */
  readonly startsAt: number;
  readonly lengthS: number;
  readonly steps: readonly ScoreStep[];
  readonly facts: MapFacts;
  /** Side that gets the map in the score, if only the final score implies one (D4); default: the winner. */
  readonly countsFor?: 1 | 2 | null;
}

export interface Strengths {
  /** Of side 1, 0.03 to 0.97. */
  readonly mapWin: number;
  /** Both sides; 0 in a rounds game. */
  readonly killsPerMap: number;
  /** Expected, seconds. */
  readonly lengthS: number;
}

export type GameRules = 'kills' | 'rounds';

/** Facts that the source has; markets that need others are not offered. */
export interface SettlementFacts {
  readonly score: boolean;
  readonly duration: boolean;
  readonly firstBlood: boolean;
  readonly firstTower: boolean;
  readonly races: boolean;
  readonly pistols: boolean;
}

export type ScriptStream = Pick<StreamEvent, 'lang' | 'platform' | 'channel' | 'is_official' | 'delay_s'>;

/**
 * The complete course of a match. Every feed event is a pure function of script and time, so a restarted feed continues
 * at the same state.
 */
export interface MatchScript {
  readonly gameId: number;
  readonly gameTypeId: number;
  readonly eventId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  readonly stageNames: Names;
  /** Table or bracket of the match; default: none. */
  readonly stageId?: number;
  readonly startTime: number;
  /** Ms; default: 72 h before the start. */
  readonly publishedAt?: number;
  readonly bestOf: number;
  readonly rules: GameRules;
  readonly strengths: Strengths;
  readonly settlementFacts: SettlementFacts;
  readonly hasPool?: boolean;
  readonly hasSpecial?: boolean;
  /** In order; missing maps up to `bestOf` are not played. */
  readonly maps: readonly MapScript[];
  readonly facts: MatchFacts;
  /** The match does not end properly: unsettled plays are void at `endsAt`. */
  readonly voidReason: VoidReason | null;
  readonly incidents?: readonly Incident[];
  /** Publication of the result, ms. */
  readonly endsAt: number;
  readonly source: string;
  /** Everything in the match is invented; default: its facts are real, and the details between them are not. */
  readonly isInvented?: boolean;
  /** While the match is under way; default: none. */
  readonly streams?: readonly ScriptStream[];
}
