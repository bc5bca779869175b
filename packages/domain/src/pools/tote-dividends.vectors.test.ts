import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { closePool, type PaidPool } from './close-pool';

const ROOT = join(import.meta.dirname, '../../../..');
const FILE = join(process.env['SHARED_DATA_DIR'] ?? join(ROOT, '../shared/data'), 'vectors/tote_dividends.json');
const isThere = existsSync(FILE);
if (!isThere) console.log(`Skipped: the tote dividend vectors, as ${FILE} is not there.`);

interface Vector {
  readonly commission: Readonly<Record<string, number>>;
  readonly place_split: number;
  readonly bets: readonly { readonly product: string; readonly selection: string; readonly stake: number }[];
  readonly dividends: readonly (readonly [product: string, selection: string, dividend: number])[];
}

const vectors: Vector[] = isThere ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
const rows = vectors.flatMap((vector) => vector.dividends.map((row) => ({ vector, row })));

function closeProduct(vector: Vector, product: string, winners: readonly string[]): PaidPool {
  const bets = vector.bets.filter((bet) => bet.product === product);
  const selections = [...new Set(bets.map(({ selection }) => selection))];
  const closing = closePool({
    takeout: Math.round((vector.commission[product] ?? 0) * 1_000),
    points: selections.map((selection, index) => ({
      point_id: index + 1,
      stakes: bets.filter((bet) => bet.selection === selection).reduce((sum, bet) => sum + BigInt(bet.stake * 100), 0n),
    })),
    winners: winners.map((winner) => selections.indexOf(winner) + 1),
    withdrawn: [],
    is_void: false,
  });
  if (closing.kind === 'refund') throw new Error(`The pool ${product} was refunded`);
  return closing;
}

function staked(vector: Vector, product: string, selection: string): bigint {
  return vector.bets
    .filter((bet) => bet.product === product && bet.selection === selection)
    .reduce((sum, bet) => sum + BigInt(bet.stake * 100), 0n);
}

/** Rounded to nearest as in the file; the pool truncates to thousandths first. */
function nearestHundredths(top: bigint, bottom: bigint): number {
  return Number((200n * top + bottom) / (2n * bottom));
}

describe.skipIf(!isThere)('closePool against published tote dividends', () => {
  const complete = rows.filter(({ row: [product] }) => product !== 'P');
  const shared = rows.filter(({ row: [product] }) => product === 'P');

  it('BET-2 the file has dividends of win, exacta and place pools', () => {
    expect([complete.length, shared.length]).toEqual([2, 3]);
  });

  it.each(complete)(
    'BET-2 $row: net over stakes, before our cut, is the dividend to the nearest 0.01',
    ({ vector, row }) => {
      const [product, selection, dividend] = row;
      const { net, dividends } = closeProduct(vector, product, [selection]);
      const stakes = staked(vector, product, selection);
      expect(nearestHundredths(net, stakes)).toBe(Math.round(dividend * 100));
      const odds = dividends[0]?.odds ?? 0n;
      expect(odds * stakes <= 1_000n * net && (odds + 1n) * stakes > 1_000n * net, 'ours is cut to 0.001').toBe(true);
    },
  );

  it.each(shared)(
    'BET-2 $row: a place pool shares the net and not the profit, so only its net is ours to compare',
    ({ vector, row }) => {
      const [product, selection, dividend] = row;
      const { net } = closeProduct(vector, product, [selection]);
      const stakes = staked(vector, product, selection);
      expect(nearestHundredths(net, stakes * BigInt(vector.place_split))).toBe(Math.round(dividend * 100));
    },
  );
});
