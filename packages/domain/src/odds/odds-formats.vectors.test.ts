import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { formatOddAs } from './format-odd-as';
import type { OddsFormat } from './odds-formats';
import { parseOddAs } from './parse-odd-as';

const ROOT = join(import.meta.dirname, '../../../..');
const FILE = join(
  process.env['SHARED_DATA_DIR'] ?? join(ROOT, '../shared/data'),
  'vectors/odds_conversion_oddslib.json',
);
const isThere = existsSync(FILE);
if (!isThere) console.log(`Skipped: the odds conversion vectors, as ${FILE} is not there.`);

interface Vector {
  readonly from: string;
  readonly value: number | string;
  readonly to?: string;
  readonly options?: object;
  readonly expect?: number | string;
  readonly throws?: boolean;
  readonly test: string;
}

const FORMAT: ReadonlyMap<string, OddsFormat> = new Map([
  ['decimal', 'decimal'],
  ['fractional', 'fractional'],
  ['moneyline', 'american'],
  ['hongKong', 'hong_kong'],
  ['malay', 'malay'],
  ['indonesian', 'indonesian'],
  ['impliedProbability', 'probability'],
]);

const formatOf = (name = ''): OddsFormat => FORMAT.get(name) ?? 'decimal';

function textOf(format: OddsFormat, value: number | string): string {
  return format === 'probability' ? `${100 * Number(value)}%` : String(value);
}

function numberOf(format: OddsFormat, text: string): number {
  return format === 'probability' ? Number(text.replace('%', '')) / 100 : Number(text);
}

const all: Vector[] = isThere ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
const known = all.filter(({ from, to }) => FORMAT.has(from) && (to === undefined || FORMAT.has(to)));
const conversions = known.filter((vector) => vector.expect !== undefined && vector.options === undefined);
const refusals = known.filter(({ throws }) => throws === true);

describe.skipIf(!isThere)('formatOddAs and parseOddAs against published conversions', () => {
  it('every format is among the conversions', () => {
    expect(new Set(conversions.flatMap(({ from, to }) => [formatOf(from), formatOf(to)])).size).toBe(7);
    expect(refusals.length).toBeGreaterThan(5);
  });

  it.each(conversions)('$from $value is $to $expect', (vector) => {
    const [from, to] = [formatOf(vector.from), formatOf(vector.to)];
    const odd = parseOddAs(from, from === 'fractional' ? fractionText(vector.value) : textOf(from, vector.value));
    expect(odd).not.toBeNull();
    const text = formatOddAs(to, odd ?? 0);
    if (typeof vector.expect === 'string') expect(text).toBe(vector.expect);
    else expect(numberOf(to, text)).toBeCloseTo(vector.expect ?? Number.NaN, 3);
  });

  it.each(refusals)('$from $value is no price', ({ from, value }) => {
    expect(parseOddAs(formatOf(from), textOf(formatOf(from), value))).toBeNull();
  });
});

function fractionText(value: number | string): string {
  return typeof value === 'string' ? value : `${value * 1_000}/1000`;
}
