import type { MapFacts, MatchFacts, OutrightFacts } from '@clutchline/contract';

export type ResultDoubt = 'unknown_match' | 'not_started' | 'foreign_winner' | 'impossible_score' | 'contradicts';

export interface ResultGround {
  readonly team_id_1: number;
  readonly team_id_2: number;
  readonly best_of: number;
  /** By live state, scheduled start, or an earlier start in the result. */
  readonly hasBegun: boolean;
}

/**
 * Validates a match result (bad input row 127): match known and begun, winner is one of its teams, score possible and
 * consistent with the winner.
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

/** As {@link judgeMatchResult}, for a map (bad input row 127). */
export function judgeMapResult(facts: MapFacts, round: number, ground: ResultGround | null): ResultDoubt | null {
  const doubt = facts.status === 'not_played' && ground !== null ? null : judgeGround(facts.winner, ground);
  if (doubt !== null || ground === null) return doubt;
  return round > Math.max(ground.best_of, 1) ? 'impossible_score' : null;
}

/**
 * Winners and withdrawn teams must be runners, and no team both.
 *
 * @param runners null if the outright is unknown.
 */
export function judgeOutrightResult(facts: OutrightFacts, runners: ReadonlySet<number> | null): ResultDoubt | null {
  if (runners === null) return 'unknown_match';
  const { winners, withdrawn } = facts;
  if ([...winners, ...withdrawn].some((team) => !runners.has(team))) return 'foreign_winner';
  return winners.some((team) => withdrawn.includes(team)) ? 'impossible_score' : null;
}

/** Whether outright facts are consistent with earlier ones: no earlier winner, no withdrawn team returns. */
export function goesOnFrom(before: OutrightFacts, after: OutrightFacts): boolean {
  return before.winners.length === 0 && before.withdrawn.every((team) => after.withdrawn.includes(team));
}

function judgeGround(winner: number | null, ground: ResultGround | null): ResultDoubt | null {
  if (ground === null) return 'unknown_match';
  if (!ground.hasBegun) return 'not_started';
  const isForeign = winner !== null && winner !== ground.team_id_1 && winner !== ground.team_id_2;
  return isForeign ? 'foreign_winner' : null;
}
