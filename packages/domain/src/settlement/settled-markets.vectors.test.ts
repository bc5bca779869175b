import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { MarketCode, PickCode as PointPick } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { FIRST, SECOND, buildUnsettledPlay, buildMapFacts } from '../testing/index';
import { settlePlay } from './settle-play';
import type { UnsettledPlay } from './settled-point';

const ROOT = join(import.meta.dirname, '../../../..');
const FILE = join(
  process.env['SHARED_DATA_DIR'] ?? join(ROOT, '../shared/data'),
  'odds/betconstruct_settled_markets_2021-03-02.csv',
);
const isThere = existsSync(FILE);
if (!isThere) console.log(`Skipped: the settled markets, as ${FILE} is not there.`);

/** 16:2 implies 18 kills and who was first to 10; the rest is unknown. */
const SIXTEEN_TWO = buildMapFacts({
  winner: null,
  score_1: 16,
  score_2: 2,
  duration_s: null,
  first_blood: null,
  first_tower: null,
  pistol_1: null,
  pistol_13: null,
  races: [[10, 2]],
});

type Row = Readonly<Record<string, string>>;

interface Market {
  readonly type: string;
  readonly rows: readonly Row[];
}

function readMarkets(): Market[] {
  const [head = '', ...lines] = readFileSync(FILE, 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  const rows = lines.map((line): Row => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])));
  return [...new Set(rows.map((row) => row['market_id']))].map((id) => {
    const own = rows.filter((row) => row['market_id'] === id);
    return { type: own[0]?.['market_type'] ?? '', rows: own };
  });
}

const thousandths = (text: string | undefined): number => Math.round(Number(text) * 1_000);
const isFirst = (row: Row): boolean => row['order'] === '1';
const teamOf = (row: Row): PointPick => (isFirst(row) ? FIRST : SECOND);
const overUnder = (row: Row): PointPick => ({ kind: isFirst(row) ? 'over' : 'under' });
const evenOdd = (row: Row): PointPick => ({ kind: isFirst(row) ? 'even' : 'odd' });

/** Null if the score does not decide the market here. */
function playOf({ type, rows }: Market): UnsettledPlay | null {
  const plain = (market: MarketCode, pick: (row: Row) => PointPick, line: number | null): UnsettledPlay =>
    buildUnsettledPlay(market, rows.map(pick), { line });
  if (type.endsWith('KillsHandicap'))
    return buildUnsettledPlay(
      'kill_handicap',
      rows.map((row) => [teamOf(row), thousandths(row['outcome_base'])]),
    );
  if (type === 'Game1KillsTotal') return plain('total_kills', overUnder, thousandths(rows[0]?.['base']));
  if (type.endsWith('KillsEvenOrOdd')) return plain('odd_even_kills', evenOdd, null);
  const race = /FirstTo(\d+)Kills$/.exec(type);
  return race === null ? null : plain('race_to_kills', teamOf, thousandths(race[1]));
}

function reasonOf({ type }: Market): string {
  if (type.endsWith('KillsTotal')) return 'kills of one team: no market of the catalogue';
  if (type.endsWith('Winner')) return 'the winner of a map is not its score of kills';
  return 'an objective: the score does not contain who was first';
}

const RESULT: Readonly<Record<string, string>> = { 1: 'won', 2: 'lost' };

describe.skipIf(!isThere)('decidePlay against settled markets of a bookmaker', () => {
  const markets = isThere ? readMarkets() : [];
  const compared = markets.flatMap((market) => {
    const play = playOf(market);
    return play === null ? [] : [{ name: `${market.type} ${market.rows[0]?.['base'] ?? ''}`, market, play }];
  });
  const left = markets.filter((market) => playOf(market) === null);
  const countRows = (own: readonly Market[]): number => own.reduce((sum, { rows }) => sum + rows.length, 0);

  it('BET-9 compares every outcome that the score proves and reports why it skips the others', () => {
    const count = countRows(compared.map(({ market }) => market));
    console.log(`Settled markets: ${count} of ${countRows(markets)} outcomes compared with the score 16:2`);
    for (const market of left) console.log(`  ${market.rows.length} not compared, ${market.type}: ${reasonOf(market)}`);
    expect(countRows(left)).toBe(22);
    expect(countRows(markets)).toBe(80);
    expect(markets).toHaveLength(40);
    expect(count).toBe(58);
  });

  it.each(compared)('BET-9 agrees with the file: $name', ({ market, play }) => {
    const settled = settlePlay(play, { map: SIXTEEN_TWO, match: null });
    expect(settled?.map(({ outcome }) => outcome)).toEqual(market.rows.map((row) => RESULT[row['result'] ?? '']));
  });
});
