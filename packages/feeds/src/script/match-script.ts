import type { MapFacts, MatchFacts, Names, VoidReason } from '@clutchline/contract';

import type { Incident } from './incident';

/** A score inside a map, at `at_s` seconds of map time: one more kill or round for a side. */
export interface ScoreStep {
  readonly at_s: number;
  readonly side: 1 | 2;
}

/** One map as it will be played. `facts` is what the result will say; `steps` lead there. */
export interface MapScript {
  /** 1 to 16. */
  readonly round: number;
  /** When it starts, in ms on the feed's clock. */
  readonly startsAt: number;
  /** How long it takes, in seconds. */
  readonly lengthS: number;
  readonly steps: readonly ScoreStep[];
  readonly facts: MapFacts;
  /**
   * The side whose maps the standing counts it for, if the facts name no winner but the final score does (D4); left out:
   * the winner of the facts.
   */
  readonly countsFor?: 1 | 2 | null;
}

/** How good the sides are, as seen before the match: what prices are made of. */
export interface Strengths {
  /** Probability that side 1 wins one map, 0.03 to 0.97. */
  readonly mapWin: number;
  /** Expected kills of both sides in a map of a kills game; 0 in a rounds game. */
  readonly killsPerMap: number;
  /** Expected length of a map in seconds. */
  readonly lengthS: number;
}

/** What kind of scoring a game type has, and which markets its maps offer. */
export type GameRules = 'kills' | 'rounds';

/** Which facts the source can decide; markets that need others are not offered. */
export interface Decidable {
  readonly score: boolean;
  readonly duration: boolean;
  readonly firstBlood: boolean;
  readonly firstTower: boolean;
  readonly races: boolean;
  readonly pistols: boolean;
}

/**
 * A match as it will be played, from first to last second: what the simulator invents and the replay reads. A pure
 * function of it and of the time gives every feed event, so a restarted feed stands where it stood.
 */
export interface MatchScript {
  readonly gameId: number;
  readonly gameTypeId: number;
  readonly eventId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  readonly stageNames: Names;
  readonly startTime: number;
  /** When it is published, ms; left out: 72 h before its start. */
  readonly publishedAt?: number;
  readonly bestOf: number;
  readonly rules: GameRules;
  readonly strengths: Strengths;
  readonly decidable: Decidable;
  /** Whether it has a pool on its winner beside the fixed odds; left out: none. */
  readonly hasPool?: boolean;
  /** Played maps in order; maps up to `bestOf` that are missing are not played. */
  readonly maps: readonly MapScript[];
  readonly facts: MatchFacts;
  /** Set where the match never ends properly: all undecided plays are void at `endsAt`. */
  readonly voidReason: VoidReason | null;
  /** What the feed does to single outcomes and plays on the way; left out: nothing. */
  readonly incidents?: readonly Incident[];
  /** When the match result is published, ms. */
  readonly endsAt: number;
  readonly source: string;
}
