import { describe, expect, it } from 'vitest';

import { walkScores } from './score-walk';

describe('walkScores', () => {
  it('walks every way to the end', () => {
    const ends = walkScores({
      from: [0, 0],
      winNext: () => 0.5,
      isOver: (score1, score2) => Math.max(score1, score2) === 2,
      longest: 9,
    });
    expect(ends.map(({ score1, score2, probability }) => [score1, score2, probability])).toEqual([
      [2, 0, 0.25],
      [0, 2, 0.25],
      [2, 1, 0.25],
      [1, 2, 0.25],
    ]);
  });

  it('does not change once it is over', () => {
    const ends = walkScores({ from: [3, 1], winNext: () => 0.5, isOver: () => true, longest: 9 });
    expect(ends).toEqual([{ score1: 3, score2: 1, probability: 1 }]);
  });

  it('is cut off where it would go on for ever', () => {
    const ends = walkScores({ from: [0, 0], winNext: () => 0.5, isOver: () => false, longest: 4 });
    expect(ends).toHaveLength(5);
    expect(ends.reduce((sum, { probability }) => sum + probability, 0)).toBe(1);
  });

  it('leaves out what cannot happen', () => {
    const ends = walkScores({ from: [0, 0], winNext: () => 1, isOver: (score1) => score1 === 2, longest: 4 });
    expect(ends).toEqual([{ score1: 2, score2: 0, probability: 1 }]);
  });
});
