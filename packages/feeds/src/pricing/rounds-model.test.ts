import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isMapOver, overtimeHalfOf } from './rounds-rules';
import { mapWinOf, roundsModel, roundsRaceChance, solveRoundWin } from './rounds-model';
import { chanceOf, handicapChance, oddChance, overChance } from './scoreline';

const half = fc.constantFrom(1, 3);
const mapWin = fc.double({ min: 0.03, max: 0.97, noNaN: true });
const score = fc.tuple(fc.nat(12), fc.nat(12));

describe('isMapOver', () => {
  it('ends a map at 13, and after 12:12 at 16, 19, … in CS2', () => {
    expect(isMapOver(13, 11, 3)).toBe(true);
    expect(isMapOver(13, 12, 3)).toBe(false);
    expect(isMapOver(16, 14, 3)).toBe(true);
    expect(isMapOver(15, 15, 3)).toBe(false);
    expect(isMapOver(16, 15, 3)).toBe(false);
    expect(isMapOver(19, 17, 3)).toBe(true);
  });

  it('ends a Valorant map two rounds ahead', () => {
    expect(overtimeHalfOf(5)).toBe(1);
    expect(isMapOver(13, 12, 1)).toBe(false);
    expect(isMapOver(14, 12, 1)).toBe(true);
    expect(isMapOver(14, 13, 1)).toBe(false);
    expect(isMapOver(15, 13, 1)).toBe(true);
  });
});

describe('roundsModel', () => {
  it('solves the round so that the map is won as often as it should be', () => {
    fc.assert(
      fc.property(half, mapWin, (overtimeHalf, chance) => {
        const roundWin = solveRoundWin(chance, overtimeHalf);
        expect(mapWinOf(roundWin, overtimeHalf)).toBeCloseTo(chance, 6);
        expect(roundsModel({ roundWin, overtimeHalf, score: [0, 0] }).win1).toBeCloseTo(chance, 5);
      }),
    );
  });

  it('is one distribution: it sums to 1, and winner and handicap of half a round agree', () => {
    fc.assert(
      fc.property(half, mapWin, score, (overtimeHalf, chance, from) => {
        const model = roundsModel({ roundWin: solveRoundWin(chance, overtimeHalf), overtimeHalf, score: from });
        expect(chanceOf(model.finals, () => true)).toBeCloseTo(1, 9);
        expect(Math.abs(handicapChance(model.finals, -0.5) - model.win1)).toBeLessThan(1e-3);
        expect(
          oddChance(model.finals) + chanceOf(model.finals, (end) => (end.score1 + end.score2) % 2 === 0),
        ).toBeCloseTo(1, 9);
      }),
    );
  });

  it('does not move on average with the next round', () => {
    fc.assert(
      fc.property(half, mapWin, score, (overtimeHalf, chance, [score1, score2]) => {
        const roundWin = solveRoundWin(chance, overtimeHalf);
        const at = (a: number, b: number) => roundsModel({ roundWin, overtimeHalf, score: [a, b] });
        const expected = roundWin * at(score1 + 1, score2).win1 + (1 - roundWin) * at(score1, score2 + 1).win1;
        expect(expected).toBeCloseTo(at(score1, score2).win1, 6);
      }),
    );
  });

  it('knows the total once overtime is reached', () => {
    const { finals } = roundsModel({ roundWin: 0.5, overtimeHalf: 3, score: [12, 12] });
    expect(overChance(finals, 26.5)).toBe(1);
  });

  it('stays finite at a score its rules do not know', () => {
    expect(roundsModel({ roundWin: 0.5, overtimeHalf: 3, score: [16, 2] }).win1).toBe(1);
  });

  it('prices a race from the score now, and knows its end', () => {
    const model = roundsModel({ roundWin: 0.5, overtimeHalf: 3, score: [4, 2] });
    expect(roundsRaceChance(model, 5)).toBeCloseTo(1 - 0.5 ** 3, 12);
    expect(roundsRaceChance(model, 4)).toBe(1);
    expect(roundsRaceChance({ ...model, score: [2, 4] }, 4)).toBe(0);
  });
});
