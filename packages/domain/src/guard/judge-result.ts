import type { MapFacts, MatchFacts, OutrightFacts } from '@clutchline/contract';

/** Why a result is not believed. */
export type ResultDoubt = 'unknown_match' | 'not_started' | 'foreign_winner' | 'impossible_score' | 'contradicts';

/** What is known of the match of a result. */
export interface ResultGround {
  readonly team_id_1: number;
  readonly team_id_2: number;
  readonly best_of: number;
  /** Whether it has begun: by its live state, by its announced time, or earlier as the result itself says. */
  readonly hasBegun: boolean;
}

/**
 * Whether the result of a match can be believed (bad input row 127): a match that is known and has begun, a winner that
 * plays in it, a score that its maps allow and that makes that team the winner.
 *
 * @param ground null where the match is not known.
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

/** The same for one map: its number within the match, its winner one of the teams (bad input row 127). */
export function judgeMapResult(facts: MapFacts, round: number, ground: ResultGround | null): ResultDoubt | null {
  const doubt = facts.status === 'not_played' && ground !== null ? null : judgeGround(facts.winner, ground);
  if (doubt !== null || ground === null) return doubt;
  return round > Math.max(ground.best_of, 1) ? 'impossible_score' : null;
}

/**
 * The same for an outright: winners and withdrawn are its runners, and nobody is both.
 *
 * @param runners teams of its picks; null where the outright is not known.
 */
export function judgeOutrightResult(facts: OutrightFacts, runners: ReadonlySet<number> | null): ResultDoubt | null {
  if (runners === null) return 'unknown_match';
  const { winners, withdrawn } = facts;
  if ([...winners, ...withdrawn].some((team) => !runners.has(team))) return 'foreign_winner';
  return winners.some((team) => withdrawn.includes(team)) ? 'impossible_score' : null;
}

/** Whether facts of an outright come after others without contradicting them: no winner yet, and nobody is back in. */
export function goesOnFrom(before: OutrightFacts, after: OutrightFacts): boolean {
  return before.winners.length === 0 && before.withdrawn.every((team) => after.withdrawn.includes(team));
}

function judgeGround(winner: number | null, ground: ResultGround | null): ResultDoubt | null {
  if (ground === null) return 'unknown_match';
  if (!ground.hasBegun) return 'not_started';
  const isForeign = winner !== null && winner !== ground.team_id_1 && winner !== ground.team_id_2;
  return isForeign ? 'foreign_winner' : null;
}
