import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { parseAmount } from '../money/parse-amount';
import { COMBO_MIN } from './bet-counts';
import { checkCombo } from './check-combo';
import { settleBet } from './settle-bet';
import { countCombinations } from './combination-count';

const ROOT = join(import.meta.dirname, '../../../..');
const FILE = join(process.env['SHARED_DATA_DIR'] ?? join(ROOT, '../shared/data'), 'vectors/system_bets.json');
const isThere = existsSync(FILE);
if (!isThere) console.log(`Skipped: the system bet vectors, as ${FILE} is not there.`);

interface SystemVector {
  readonly type: string;
  readonly unit_stake: number;
  readonly selections: readonly { readonly odds: string; readonly result: 1 | 0 | -1 }[];
  readonly total_stake: number;
  readonly returns: number;
}

interface SystemVectors {
  readonly lines: Readonly<Record<string, readonly [selections: number, lines: number]>>;
  readonly min_fold: number;
  readonly cases: readonly SystemVector[];
}

const vectors: SystemVectors = isThere ? JSON.parse(readFileSync(FILE, 'utf8')) : { lines: {}, min_fold: 2, cases: [] };

const OUTCOME = { 1: 'won', 0: 'lost', [-1]: 'void' } as const;

const foldsOf = (count: number): number[] =>
  Array.from({ length: count - vectors.min_fold + 1 }, (_, index) => vectors.min_fold + index);

/** 10/3 is no whole number of thousandths, but only a lost leg has it. */
function legOf({ odds, result }: SystemVector['selections'][number]) {
  const [top = Number.NaN, bottom = Number.NaN] = odds.split('/').map(Number);
  return { odd: 1_000 + Math.round((1_000 * top) / bottom), outcome: OUTCOME[result], dead_heat: 1 };
}

const cents = (amount: number): bigint => parseAmount(String(amount), 2) ?? -1n;

describe.skipIf(!isThere)('settleBet against published system bets', () => {
  it.each(Object.entries(vectors.lines))('SLIP-7 a %s has its number of lines', (_type, [count, lines]) => {
    expect(countCombinations(count, foldsOf(count))).toBe(lines);
  });

  it.each(Object.entries(vectors.lines))('D10 a %s is a combo where two legs are enough', (_type, [count]) => {
    const legs = Array.from({ length: count }, (_, id) => ({
      game_id: id,
      play_info_id: id,
      point_id: id,
      no_parlay: 0 as const,
    }));
    expect(checkCombo(legs, { sizes: foldsOf(count), leastLegs: vectors.min_fold })).toBeNull();
    expect(checkCombo(legs, { sizes: foldsOf(count), leastLegs: COMBO_MIN })?.refusal).toBe('min_legs');
  });

  /** All returns are whole cents. */
  it.each(vectors.cases)('SLIP-7 a $type of $unit_stake a line returns $returns to the cent', (vector) => {
    const sizes = foldsOf(vector.selections.length);
    const stake = cents(vector.unit_stake) * BigInt(countCombinations(vector.selections.length, sizes));
    expect(stake).toBe(cents(vector.total_stake));
    const bet = { stake, cap: 10n ** 12n, sizes, legs: vector.selections.map(legOf) };
    expect(settleBet(bet).payout).toBe(cents(vector.returns));
  });
});
