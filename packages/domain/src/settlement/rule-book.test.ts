import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { MARKET_CODES, VOID_REASONS, type MarketCode } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import {
  FIRST,
  buildUnsettledPlay,
  buildMapFacts,
  buildMatchFacts,
  buildOutrightFacts,
  buildRunner,
} from '../testing/index';
import { settlePlay } from './settle-play';
import type { UnsettledPlay, SettledPoint, KnownFacts } from './settled-point';
import { legOutcomeOf } from './leg-outcome-of';
import { RULE_BOOK, type BookRule } from './rule-book';
import { voidPlay } from './void-play';

const PUBLISHED = readFileSync(join(import.meta.dirname, '../../../../docs/rules.md'), 'utf8');

const FACTS: readonly KnownFacts[] = [
  { map: buildMapFacts(), match: buildMatchFacts(), outright: buildOutrightFacts() },
  { map: buildMapFacts({ status: 'forfeited' }), match: buildMatchFacts({ best_of: 5 }), outright: null },
  { map: buildMapFacts({ status: 'not_played' }), match: buildMatchFacts({ winner: null, score_2: 2 }) },
  { map: null, match: buildMatchFacts(), outright: buildOutrightFacts({ winners: [], withdrawn: [11] }) },
  { map: buildMapFacts({ races: [] }), match: null, outright: buildOutrightFacts({ winners: [11, 12] }) },
];

function playsOf(market: MarketCode): UnsettledPlay[] {
  const picks = [[FIRST, 500], [{ kind: 'over' }, 500], buildRunner(11)] as const;
  return [
    buildUnsettledPlay(market, picks, { line: 10_000 }),
    buildUnsettledPlay(market, [FIRST], { line: null }),
    buildUnsettledPlay(market, [FIRST], { round: 0, line: 99_000 }),
  ];
}

function settleEach(market: MarketCode): SettledPoint[] {
  return playsOf(market).flatMap((play) => FACTS.flatMap((facts) => settlePlay(play, facts) ?? []));
}

function publishedRules(): [string, BookRule][] {
  const isCurrent = (at: number): boolean => at < PUBLISHED.indexOf('## Earlier versions');
  return [...PUBLISHED.matchAll(/^\| `([a-z0-9-]+@\d+)` +\| `([a-z0-9_]+)` +\| \S/gm)].map(
    ({ 1: rule = '', 2: about = '', index }) => [rule, bookRule(about, isCurrent(index))],
  );
}

function bookRule(about: string, isCurrent: boolean): BookRule {
  const market = MARKET_CODES.find((code) => code === about);
  if (market !== undefined) return { kind: 'market', market, isCurrent };
  const found = [...RULE_BOOK.values()].find((rule) => rule.kind === 'case' && rule.case === about);
  if (found === undefined) throw new Error(`docs/rules.md: ${about} is neither a market nor a case`);
  return { ...found, isCurrent };
}

describe('RULE_BOOK', () => {
  it.each(MARKET_CODES)('BET-9 names every rule that decides plays of %s', (market) => {
    const settled = settleEach(market);
    expect(settled.length).toBeGreaterThan(0);
    for (const { rule } of settled)
      expect(RULE_BOOK.get(rule), rule).toEqual({ kind: 'market', market, isCurrent: true });
  });

  it.each(VOID_REASONS)('BET-9 names the rule of a match that is void as %s', (reason) => {
    const [point] = voidPlay(buildUnsettledPlay('match_winner', [FIRST]), reason);
    expect(RULE_BOOK.get(point?.rule ?? '')).toMatchObject({ kind: 'case', isCurrent: true });
  });

  it('BET-9 names the rule of a late bet', () => {
    const [point] = settleEach('map_winner');
    const late = point && legOutcomeOf({ category_id: 2, placed_at: 1 }, point, 1);
    expect(RULE_BOOK.get(late?.rule ?? '')).toEqual({ kind: 'case', case: 'started_early', isCurrent: true });
  });

  it('BET-9 keeps every version: the earlier ones of a rule are there and not current', () => {
    for (const [rule, book] of RULE_BOOK) {
      const [id = '', version = ''] = rule.split('@');
      const earlier = Array.from({ length: Number(version) - 1 }, (_, index) => `${id}@${index + 1}`);
      expect(earlier.map((name) => RULE_BOOK.get(name))).toEqual(earlier.map(() => ({ ...book, isCurrent: false })));
      expect(book.isCurrent).toBe(!RULE_BOOK.has(`${id}@${Number(version) + 1}`));
    }
  });

  it('BET-9 is what docs/rules.md publishes, row for row', () => {
    const published = publishedRules();
    expect(new Map(published)).toEqual(RULE_BOOK);
    expect(published).toHaveLength(RULE_BOOK.size);
    expect(PUBLISHED.match(/^\| `.*@/gm)).toHaveLength(RULE_BOOK.size);
  });
});
