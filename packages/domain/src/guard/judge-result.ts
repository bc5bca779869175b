import type { MapFacts, MatchFacts, OutrightFacts } from '@clutchline/contract';

/** Reasons to quarantine a result. */
export type ResultDoubt = 'unknown_match' | 'not_started' | 'foreign_winner' | 'impossible_score' | 'contradicts';

/** Known facts about the match of a result. */
export interface ResultGround {
  readonly team_id_1: number;
  readonly team_id_2: number;
  readonly best_of: number;
  /** Whether the match has begun by its live state, its scheduled start, or an earlier start in the result. */
  readonly hasBegun: boolean;
}

/**
 * Validates a match result (bad input row 127): the match is known and has begun, the winner is one of its teams, the
 * score is possible for its maps and agrees with the winner.
 *
 * @param ground null if the match is unknown.
 * @example judgeMatchResult({ winner: 2, score_1: 2, score_2: 2 }, { …, best_of: 3 }) // 'impossible_score'
 */
export function judgeMatchResult(facts: MatchFacts, ground: ResultGround | null): ResultDoubt | null {
  const doubt = judgeGround(facts.winner, ground);
  if (doubt !== null || ground === null) return doubt;
  const { winner, score_1, score_2 } = facts;
  const bestOf = facts.best_of ?? ground.best_of;
  if (score_1 + score_2 > bestOf) return 'impossible_score';
  if (winner === null) return null;
  const [own, other] = winner === ground.team_id_1 ? [score_1, score_2] : [score_2, score_1];
  return own > other ? null : 'impossible_score';
}

/** Validates a map result: its number is within the match, its winner is one of the teams (bad input row 127). */
export function judgeMapResult(facts: MapFacts, round: number, ground: ResultGround | null): ResultDoubt | null {
  const doubt = facts.status === 'not_played' && ground !== null ? null : judgeGround(facts.winner, ground);
  if (doubt !== null || ground === null) return doubt;
  return round > Math.max(ground.best_of, 1) ? 'impossible_score' : null;
}

/**
 * Validates an outright result: winners and withdrawn teams are runners, no team is both.
 *
 * @param runners teams of its picks; null if the outright is unknown.
 */
export function judgeOutrightResult(facts: OutrightFacts, runners: ReadonlySet<number> | null): ResultDoubt | null {
  if (runners === null) return 'unknown_match';
  const { winners, withdrawn } = facts;
  if ([...winners, ...withdrawn].some((team) => !runners.has(team))) return 'foreign_winner';
  return winners.some((team) => withdrawn.includes(team)) ? 'impossible_score' : null;
}

/**
 * Whether new facts of an outright are consistent with earlier ones: no earlier winner, and no withdrawn team returns.
 */
export function goesOnFrom(before: OutrightFacts, after: OutrightFacts): boolean {
  return before.winners.length === 0 && before.withdrawn.every((team) => after.withdrawn.includes(team));
}

function judgeGround(winner: number | null, ground: ResultGround | null): ResultDoubt | null {
  if (ground === null) return 'unknown_match';
  if (!ground.hasBegun) return 'not_started';
  const isForeign = winner !== null && winner !== ground.team_id_1 && winner !== ground.team_id_2;
  return isForeign ? 'foreign_winner' : null;
}
