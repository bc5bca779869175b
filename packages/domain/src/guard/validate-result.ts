import type { MapFacts, MatchFacts, OutrightFacts } from '@clutchline/contract';

/** Why a result is implausible. */
export type ResultViolation = 'unknown_match' | 'not_started' | 'foreign_winner' | 'impossible_score' | 'contradicts';

/** The match or map of a result. */
export interface ResultContext {
  readonly team_id_1: number;
  readonly team_id_2: number;
  readonly best_of: number;
  /** By live state, scheduled start, or an earlier start in the result. */
  readonly hasBegun: boolean;
}

/**
 * Validates a match result (bad input row 127): match known and begun, winner one of its teams, score possible and
 * consistent with the winner.
 *
 * @param context null if the match is unknown.
 */
export function validateMatchResult(facts: MatchFacts, context: ResultContext | null): ResultViolation | null {
  const violation = validateWinner(facts.winner, context);
  if (violation !== null || context === null) return violation;
  const { winner, score_1, score_2 } = facts;
  const bestOf = facts.best_of ?? context.best_of;
  if (score_1 + score_2 > bestOf) return 'impossible_score';
  if (winner === null) return null;
  const [own, other] = winner === context.team_id_1 ? [score_1, score_2] : [score_2, score_1];
  return own > other ? null : 'impossible_score';
}

/** As {@link validateMatchResult}, for a map. */
export function validateMapResult(
  facts: MapFacts,
  round: number,
  context: ResultContext | null,
): ResultViolation | null {
  const violation = facts.status === 'not_played' && context !== null ? null : validateWinner(facts.winner, context);
  if (violation !== null || context === null) return violation;
  return round > Math.max(context.best_of, 1) ? 'impossible_score' : null;
}

/** Winners and withdrawn teams must be runners, and no team both. `runners`: null if the outright is unknown. */
export function validateOutrightResult(
  facts: OutrightFacts,
  runners: ReadonlySet<number> | null,
): ResultViolation | null {
  if (runners === null) return 'unknown_match';
  const { winners, withdrawn } = facts;
  if ([...winners, ...withdrawn].some((team) => !runners.has(team))) return 'foreign_winner';
  return winners.some((team) => withdrawn.includes(team)) ? 'impossible_score' : null;
}

/** Whether no earlier winner is missing and no withdrawn team returns. */
export function continuesFrom(before: OutrightFacts, after: OutrightFacts): boolean {
  return before.winners.length === 0 && before.withdrawn.every((team) => after.withdrawn.includes(team));
}

function validateWinner(winner: number | null, context: ResultContext | null): ResultViolation | null {
  if (context === null) return 'unknown_match';
  if (!context.hasBegun) return 'not_started';
  const isForeign = winner !== null && winner !== context.team_id_1 && winner !== context.team_id_2;
  return isForeign ? 'foreign_winner' : null;
}
