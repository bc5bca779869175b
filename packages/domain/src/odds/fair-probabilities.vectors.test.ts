import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { fairProbabilities, shinShare, type MarginMethod } from './fair-probabilities';
import { impliedProbabilities, marginOf } from './margin-of';

const ROOT = join(import.meta.dirname, '../../../..');
const FILE = join(process.env['SHARED_DATA_DIR'] ?? join(ROOT, '../shared/data'), 'vectors/margin_removal.json');
const isThere = existsSync(FILE);
if (!isThere) console.log(`Skipped: the margin removal vectors, as ${FILE} is not there.`);

interface Vector {
  readonly odds?: readonly number[];
  readonly probabilities?: readonly number[];
  readonly z?: number;
  readonly tol_rel?: number;
  readonly rule?: string;
  readonly error_inputs?: readonly (readonly number[])[];
  readonly inputs?: readonly (readonly number[])[];
}

const vectors: Vector[] = isThere ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
const thousandths = (odds: readonly number[]): number[] => odds.map((odd) => Math.round(odd * 1_000));
const METHODS: readonly MarginMethod[] = ['proportional', 'additive', 'shin'];

describe.skipIf(!isThere)('fairProbabilities against published margin removal', () => {
  const solved = vectors.flatMap(({ odds, probabilities, z, tol_rel }) =>
    odds !== undefined && probabilities !== undefined ? [{ odds, probabilities, z, tolerance: tol_rel ?? 1e-6 }] : [],
  );
  const twoSided = vectors.flatMap(({ odds, rule }) => (odds !== undefined && rule !== undefined ? [odds] : []));
  const inputs = vectors.flatMap((vector) => vector.inputs ?? []);
  const errors = vectors.flatMap((vector) => vector.error_inputs ?? []);

  it('each kind of vector is there', () => {
    expect([solved, twoSided, inputs, errors].map(({ length }) => length > 0)).toEqual([true, true, true, true]);
  });

  it.each(solved)('Shin of $odds', ({ odds, probabilities, z, tolerance }) => {
    const prices = thousandths(odds);
    for (const [index, fair] of fairProbabilities('shin', prices).entries()) {
      const expected = probabilities[index] ?? Number.NaN;
      expect(Math.abs(fair - expected) / expected).toBeLessThan(tolerance);
    }
    expect(shinShare(impliedProbabilities(prices))).toBeCloseTo(z ?? Number.NaN, 6);
  });

  it.each(twoSided)('with two outcomes Shin is additive: %d, %d', (...odds) => {
    const prices = thousandths(odds);
    const additive = fairProbabilities('additive', prices);
    for (const [index, fair] of fairProbabilities('shin', prices).entries()) {
      expect(fair).toBeCloseTo(additive[index] ?? Number.NaN, 9);
    }
  });

  it.each(inputs)('every method sums to one over %d, %d, %d', (...odds) => {
    const prices = thousandths(odds);
    expect(marginOf(prices)).toBeGreaterThan(0);
    for (const method of METHODS) {
      const total = fairProbabilities(method, prices).reduce((sum, fair) => sum + fair, 0);
      expect(Math.abs(total - 1)).toBeLessThan(5e-5);
    }
  });

  it('refuses what is no market', () => {
    for (const odds of errors) expect(() => fairProbabilities('shin', thousandths(odds))).toThrow(RangeError);
  });
});
