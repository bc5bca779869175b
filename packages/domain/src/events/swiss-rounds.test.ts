import { describe, expect, it } from 'vitest';

import { swissRounds, type PairedMatch } from './swiss-rounds';

const HOUR = 3_600_000;
const match = (gameId: number, teamId1: number, teamId2: number, hour: number): PairedMatch => ({
  ...{ gameId, teamId1, teamId2 },
  startTime: hour * HOUR,
});
const idsOf = (matches: readonly PairedMatch[]): number[][] =>
  swissRounds(matches).map((round) => round.map(({ gameId }) => gameId));

/** Four teams, three rounds; the second round of 1 and 3 begins before the first one of 2 and 4 would end. */
const MATCHES = [
  match(11, 1, 2, 0),
  match(12, 3, 4, 1),
  match(21, 1, 3, 2),
  match(22, 2, 4, 2),
  match(31, 1, 4, 3),
  match(32, 3, 2, 4),
];

describe('rounds of a Swiss stage', () => {
  it('EVENT-5 a match belongs to the round after the last one of its teams', () => {
    expect(idsOf(MATCHES)).toEqual([
      [11, 12],
      [21, 22],
      [31, 32],
    ]);
  });

  it('EVENT-5 the order of the matches does not matter, and a stage without matches has no rounds', () => {
    expect(idsOf(MATCHES.toReversed())).toEqual(idsOf(MATCHES));
    expect(idsOf([])).toEqual([]);
  });

  it('EVENT-5 a team with a bye meets its opponent in the round of the opponent', () => {
    expect(idsOf([match(1, 1, 2, 0), match(2, 3, 1, 1), match(3, 3, 2, 2)])).toEqual([[1], [2], [3]]);
  });

  it('bad-input 182 every match is in one round, also of a team that plays itself or twice at once', () => {
    const rounds = idsOf([match(1, 1, 1, 0), match(2, 1, 2, 0), match(3, 1, 3, 0), match(4, 8, 9, 0)]);
    expect(rounds).toEqual([[1, 4], [2], [3]]);
  });
});
