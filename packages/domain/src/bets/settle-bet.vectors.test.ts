import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { parseAmount } from '../money/parse-amount';
import { settleBet } from './settle-bet';

const ROOT = join(import.meta.dirname, '../../../..');
const FILE = join(
  process.env['SHARED_DATA_DIR'] ?? join(ROOT, '../shared/data'),
  'vectors/bet_returns_betcruncher.json',
);
const isThere = existsSync(FILE);
if (!isThere) console.log(`Skipped: the bet return vectors, as ${FILE} is not there.`);

interface Vector {
  readonly test: string;
  readonly slip: { readonly stake: number; readonly eachWay: boolean };
  readonly selections: readonly { readonly odds: string; readonly position: number }[];
  readonly expect: { readonly returns: number };
}

const OUTCOME: Readonly<Record<number, 'won' | 'lost' | 'void'>> = { 1: 'won', 0: 'lost', [-1]: 'void' };

function thousandths(fraction: string): number {
  const [top = Number.NaN, bottom = Number.NaN] = fraction.split('/').map(Number);
  const odd = 1_000 + (1_000 * top) / bottom;
  return Number.isInteger(odd) ? odd : Number.NaN;
}

function readVectors(): Vector[] {
  const all: Vector[] = JSON.parse(readFileSync(FILE, 'utf8'));
  return all.filter(
    ({ slip, selections }) =>
      !slip.eachWay && selections.length > 0 && selections.every(({ odds }) => thousandths(odds) > 1_000),
  );
}

describe.skipIf(!isThere)('settleBet against published bet returns', () => {
  const vectors = isThere ? readVectors() : [];

  it('BET-9 most vectors of singles and accumulators are whole thousandths', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(8);
  });

  it.each(vectors)('BET-9 $test', ({ slip, selections, expect: { returns } }) => {
    const legs = selections.map(({ odds, position }) => ({
      odd: thousandths(odds),
      outcome: OUTCOME[position] ?? 'lost',
      dead_heat: 1,
    }));
    const stake = parseAmount(String(slip.stake), 2) ?? 0n;
    expect(settleBet({ stake, cap: 10n ** 12n, legs }).payout).toBe(parseAmount(String(returns), 2));
  });
});
