import { EPOCH_ROUNDS } from './seed-chain';
import { roundMoment, roundStart, ROUND_MS } from './round-time';

const HOUR_MS = 3_600_000;
/** Business time from the publication of an anchor to its first round; the players need at least 24 h of it. */
const AHEAD_MS = 48 * HOUR_MS;
/** Business time from the close of the salt to the first round, and for lines after a pause. */
const SALT_MS = HOUR_MS;

export interface EpochSpan {
  readonly first_round: number;
  readonly rounds: number;
}

export interface EpochPlan extends EpochSpan {
  /** Business ms: lines are accepted before. */
  readonly salt_closes_at: number;
}

/**
 * The epoch to publish now (ROUND-5, ROUND-7): the first of an installation opens with the next round, without lines; the
 * following ones continue the last epoch and are published two days before; if the last one ended, lines are accepted for
 * an hour, in which the game is paused.
 *
 * @param at business ms.
 * @param last the epoch with the latest rounds; null before the first.
 * @returns null while the last epoch is sufficient.
 */
export function planEpoch(at: number, last: EpochSpan | null): EpochPlan | null {
  if (last === null) return planned(roundMoment(at).round + 1, at);
  const next = last.first_round + last.rounds;
  const end = roundStart(next);
  if (end <= at) return planned(Math.ceil((at + SALT_MS) / ROUND_MS), at + SALT_MS);
  return end - at <= AHEAD_MS ? planned(next, Math.max(at, end - SALT_MS)) : null;
}

function planned(first_round: number, salt_closes_at: number): EpochPlan {
  return { first_round, rounds: EPOCH_ROUNDS, salt_closes_at };
}
