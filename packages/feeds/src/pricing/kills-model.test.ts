import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { binomialTail } from './kill-shares';
import {
  durationOverChance,
  firstBloodChance,
  firstTowerChance,
  killHandicapChance,
  killsModel,
  killsOddChance,
  killsOverChance,
  killsRaceChance,
  winGivenLead,
  WINNER_SHARE,
  type KillsState,
} from './kills-model';

const BEFORE: KillsState = { mapWin: 0.6, killsPerMap: 27, lengthS: 1_960, score: [0, 0], clockS: 0 };
const at = (change: Partial<KillsState>) => killsModel({ ...BEFORE, ...change });
const standing = fc.record({
  mapWin: fc.double({ min: 0.03, max: 0.97, noNaN: true }),
  score: fc.tuple(fc.nat(25), fc.nat(25)),
  clockS: fc.nat(3_000),
});

describe('killsModel', () => {
  it('believes before the first kill what was believed before the map', () => {
    const model = at({});
    expect(model.win1).toBeCloseTo(0.6, 12);
    expect(firstBloodChance(model)).toBeCloseTo(0.6 * WINNER_SHARE + 0.4 * (1 - WINNER_SHARE), 12);
    expect(firstTowerChance(model)).toBeGreaterThan(0.5);
  });

  it('learns from the kills by Bayes, whatever the order', () => {
    expect(at({ score: [3, 1] }).win1).toBeCloseTo(winGivenLead(0.6, 2), 12);
    expect(at({ score: [7, 7] }).win1).toBeCloseTo(0.6, 12);
    expect(winGivenLead(0.6, 1)).toBeCloseTo((0.6 * WINNER_SHARE) / firstBloodChance(at({})), 12);
  });

  it('does not move on average with the next kill', () => {
    fc.assert(
      fc.property(standing, (state) => {
        const model = at(state);
        const next1 = firstBloodChance(model);
        const lead = state.score[0] - state.score[1];
        const expected =
          next1 * winGivenLead(state.mapWin, lead + 1) + (1 - next1) * winGivenLead(state.mapWin, lead - 1);
        expect(expected).toBeCloseTo(model.win1, 9);
      }),
    );
  });

  it('is one distribution: it sums to 1, and handicaps and totals are ordered', () => {
    fc.assert(
      fc.property(standing, (state) => {
        const model = at(state);
        expect(model.remaining.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 6);
        expect(killHandicapChance(model, -3.5)).toBeLessThanOrEqual(killHandicapChance(model, -2.5));
        expect(killsOverChance(model, 30.5)).toBeLessThanOrEqual(killsOverChance(model, 29.5));
        expect(killsOddChance(model)).toBeLessThanOrEqual(1);
        const mirrored = at({ ...state, mapWin: 1 - state.mapWin, score: [state.score[1], state.score[0]] });
        expect(killHandicapChance(mirrored, 2.5)).toBeCloseTo(1 - killHandicapChance(model, -2.5), 6);
      }),
    );
  });

  it('expects the kills of the map, and fewer the later it is', () => {
    const expected = ({ remaining }: ReturnType<typeof at>): number => remaining.reduce((sum, p, n) => sum + p * n, 0);
    expect(Math.abs(expected(at({})) - 27)).toBeLessThan(0.5);
    expect(expected(at({ clockS: 1_500 }))).toBeLessThan(10);
  });

  it('knows what is decided', () => {
    const model = at({ score: [12, 9], clockS: 1_900 });
    expect(killsOverChance(model, 20.5)).toBeCloseTo(1, 9);
    expect(killsRaceChance(model, 10)).toBe(1);
    expect(killsRaceChance(at({ score: [2, 5] }), 5)).toBe(0);
    expect(durationOverChance(model, 31.5)).toBe(1);
  });

  it('the probabilities of both sides of a race sum to one', () => {
    fc.assert(
      fc.property(standing, fc.constantFrom(30, 35, 40), (state, target) => {
        const own = killsRaceChance(at(state), target);
        const mirrored = at({ ...state, mapWin: 1 - state.mapWin, score: [state.score[1], state.score[0]] });
        expect(own + killsRaceChance(mirrored, target)).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('binomialTail', () => {
  it('is the chance of at least k of n', () => {
    expect(binomialTail(0.5, 3, 2)).toBeCloseTo(0.5, 12);
    expect(binomialTail(0.62, 1, 1)).toBeCloseTo(0.62, 12);
    expect(binomialTail(0.62, 4, 0)).toBe(1);
    expect(binomialTail(0.62, 4, 5)).toBe(0);
  });
});
