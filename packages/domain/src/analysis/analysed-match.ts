import type { MapFacts } from '@clutchline/contract';

/** A finished match with its facts. */
export interface AnalysedMatch {
  readonly gameId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  /** As announced. */
  readonly bestOf: number;
  /** Null for a draw. */
  readonly winner: number | null;
  /** Maps won. */
  readonly score1: number;
  readonly score2: number;
  readonly maps: readonly { readonly round: number; readonly facts: MapFacts }[];
}

/** Facts of the maps that began, in order; conceded ones included. */
export function begunMaps({ maps }: Pick<AnalysedMatch, 'maps'>): readonly MapFacts[] {
  return maps.flatMap(({ facts }) => (facts.status === 'not_played' ? [] : [facts]));
}

export type TeamOutcome = 'won' | 'drawn' | 'lost';

/** Of a match that was played, for one of its teams. */
export function teamOutcome({ winner }: Pick<AnalysedMatch, 'winner'>, teamId: number): TeamOutcome {
  if (winner === null) return 'drawn';
  return winner === teamId ? 'won' : 'lost';
}

export interface Streak {
  readonly outcome: TeamOutcome;
  readonly length: number;
}

/** Equal outcomes since the last other one (STATS-4). Newest first; null without matches. */
export function streakOf(outcomes: readonly TeamOutcome[]): Streak | null {
  const [outcome] = outcomes;
  if (outcome === undefined) return null;
  const end = outcomes.findIndex((other) => other !== outcome);
  return { outcome, length: end === -1 ? outcomes.length : end };
}
