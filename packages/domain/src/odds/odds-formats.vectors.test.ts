import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { FRACTION_STEPS } from './fraction-ladder';
import type { OddsFormat } from './odds-formats';
import { parseOdd } from './parse-odd';
import { shownOddAs } from './shown-odd-as';

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

/** As a number: 2.5 for '5/2', 0.625 for '62.5%'. */
function numberOf(text: string): number {
  const [numerator = '', denominator = '1'] = text.replace('−', '-').replace('%', '').split('/');
  return Number(numerator) / Number(denominator) / (text.endsWith('%') ? 100 : 1);
}

/** A decimal price with the same one in another format. */
function pairOf({ from, value, to, expect: converted = '' }: Vector) {
  const isFromDecimal = formatOf(from) === 'decimal';
  const [decimal, other] = isFromDecimal ? [value, converted] : [converted, value];
  return { format: formatOf(isFromDecimal ? to : from), odd: Number(decimal), text: String(other) };
}

const all: Vector[] = isThere ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
const known = all.filter(({ from, to }) => FORMAT.has(from) && (to === undefined || FORMAT.has(to)));
const conversions = known.filter((vector) => vector.expect !== undefined && vector.options === undefined).map(pairOf);
/** Other fractions are shown as the nearest step. */
const isOnLadder = ({ format, text }: { readonly format: OddsFormat; readonly text: string }): boolean =>
  format !== 'fractional' || !text.includes('/') || FRACTION_STEPS.some((step) => step.text === text);
const refusals = known.filter(({ from, throws }) => throws === true && formatOf(from) === 'decimal');

describe.skipIf(!isThere)('shownOddAs against published conversions', () => {
  it('every format is among the conversions', () => {
    expect(new Set(conversions.filter(isOnLadder).map(({ format }) => format)).size).toBe(7);
    expect(refusals).toHaveLength(3);
  });

  it.each(conversions.filter(isOnLadder))('U7 $odd is $text in $format', ({ format, odd, text }) => {
    const shown = shownOddAs(format, Math.round(odd * 1_000));
    if (text.includes('/')) expect(shown).toBe(text);
    else expect(numberOf(shown)).toBeCloseTo(Number(text), 3);
  });

  it.each(refusals)('bad-input 39: $value is no price', ({ value }) => {
    expect(() => parseOdd(String(value))).toThrow(RangeError);
  });
});
