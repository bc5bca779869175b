import { HANDICAP_CODES, type MatchStatus, type Play } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { buildPlay } from '../testing/index';
import { ENDED_LISTED_MS, inHandicap, type HandicapRow } from './in-handicap';

const NOW = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

function row(startsInHours: number, status: MatchStatus = 1, plays: readonly Play[] = [buildPlay()]): HandicapRow {
  return { kind: 'match', start_time: NOW + startsInHours * HOUR, live: { status, is_hide: 0 }, endedAt: null, plays };
}

const codesOf = (match: HandicapRow) => HANDICAP_CODES.filter((code) => inHandicap(code, match, NOW));

describe('inHandicap', () => {
  it.each([
    ['live', row(-1, 2), ['live', 'today', 'parlay']],
    ['paused', row(-1, 3), ['live', 'today', 'parlay']],
    ['late to start', row(-1), ['today', 'parlay']],
    ['in 24 hours', row(24), ['today', 'parlay']],
    ['later', row(24.01), ['early', 'parlay']],
    ['live long before its time', row(48, 2), ['live', 'today', 'parlay']],
    ['ended', row(-5, 4), []],
    ['cancelled', row(5, 5), []],
  ])('GAMES-5 a match that is %s', (_when, match, codes) => {
    expect(codesOf(match)).toEqual(codes);
  });

  it.each([
    ['a moment ago', 0, ['today']],
    ['almost half an hour ago', ENDED_LISTED_MS - 1, ['today']],
    ['half an hour ago', ENDED_LISTED_MS, []],
  ])('U17 GAMES-5 a match that ended %s', (_when, age, codes) => {
    expect(codesOf({ ...row(-5, 4), endedAt: NOW - age })).toEqual(codes);
    expect(codesOf({ ...row(-5, 5), endedAt: NOW - age })).toEqual([]);
    expect(codesOf({ ...row(-5, 4), kind: 'outright', endedAt: NOW - age })).toEqual([]);
  });

  it('GAMES-5 an outright is listed under champion alone while its event runs', () => {
    const champion = buildPlay({ category_id: 4, no_parlay: 1 });
    expect(codesOf({ ...row(12, 1, [champion]), kind: 'outright' })).toEqual(['champion']);
    expect(codesOf({ ...row(12, 4, [champion]), kind: 'outright' })).toEqual([]);
  });

  it('GAMES-5 a hidden match is never listed', () => {
    expect(codesOf({ ...row(1), live: { status: 2, is_hide: 1 } })).toEqual([]);
  });

  it('GAMES-5 pool and champion need such a play', () => {
    const pool = buildPlay({ category_id: 1, no_parlay: 1 });
    const champion = buildPlay({ category_id: 4, no_parlay: 1 });
    expect(codesOf(row(1, 1, [pool]))).toEqual(['today', 'pool']);
    expect(codesOf(row(1, 1, [champion]))).toEqual(['today', 'champion']);
  });

  it.each([
    ['highlighted', { no_parlay: 1 }],
    ['suspended', { status: 2 }],
    ['closed', { status: 3 }],
    ['hidden', { is_hide: 1 }],
  ] as const)('GAMES-5 parlay does not count a play that is %s', (_why, fields) => {
    expect(codesOf(row(1, 1, [buildPlay(fields)]))).toEqual(['today']);
    expect(codesOf(row(1, 1, [buildPlay(fields), buildPlay()]))).toEqual(['today', 'parlay']);
  });
});
