import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LANGUAGES, MARKET_CODES, type MarketCode, type PickCode } from '@clutchline/contract';

import { pickExplanation } from './pick-explanation';
import type { PickTextSource } from './pick-title';
import { sampleMatch, translatorOf } from './testing/sample-match';

const aurora: PickCode = { kind: 'team', team_id: 11 };
const english = translatorOf(2);

interface Lines {
  readonly line?: number;
  readonly playLine?: number;
  readonly round?: number;
}

const source = (market: MarketCode, pick: PickCode, { line, playLine, round }: Lines = {}): PickTextSource => ({
  match: sampleMatch,
  play: { market, round: round ?? 0, line: playLine ?? null },
  pick,
  line: line ?? null,
});
const explain = (...parts: Parameters<typeof source>): string => pickExplanation(english, source(...parts), '2');

describe('pickExplanation', () => {
  it('DETAIL-1 states by how much a handicap team has to win or may lose', () => {
    expect(explain('map_handicap', aurora, { line: -1_500 })).toBe('Aurora Peak wins by at least 2 maps.');
    expect(explain('map_handicap', aurora, { line: -500 })).toBe('Aurora Peak wins by at least 1 map.');
    expect(explain('map_handicap', aurora, { line: 500 })).toBe('Aurora Peak wins or finishes level.');
    expect(explain('rounds_handicap', aurora, { line: 1_500, round: 2 })).toBe(
      'Map 2: Aurora Peak wins, finishes level, or loses by at most 1 round.',
    );
  });

  it('DETAIL-1 states when a whole line gives the stake back, and what a quarter line is made of', () => {
    expect(explain('map_handicap', aurora, { line: -1_000 })).toBe(
      'Aurora Peak wins by at least 2 maps. If the handicap score is exactly level, the stake is returned.',
    );
    expect(explain('kill_handicap', aurora, { line: -1_250, round: 2 })).toBe(
      'Map 2: Half of the stake goes on Aurora Peak −1, half on Aurora Peak −1.5. If the score with −1 is exactly level, one half is returned and the other is lost.',
    );
    expect(explain('total_rounds', { kind: 'under' }, { playLine: 21_000 })).toBe(
      'At most 20 rounds in total. If the total is exactly 21, the stake is returned.',
    );
    expect(explain('total_kills', { kind: 'over' }, { playLine: 26_750 })).toBe(
      'Half of the stake goes on Over 26.5, half on Over 27. If the total is exactly 27, one half is returned and the other wins.',
    );
  });

  it('DETAIL-1 states what a total needs; a duration on the minute is over', () => {
    expect(explain('total_kills', { kind: 'over' }, { playLine: 26_500, round: 2 })).toBe(
      'Map 2: At least 27 kills in total.',
    );
    expect(explain('total_maps', { kind: 'under' }, { playLine: 2_500 })).toBe('At most 2 maps are played.');
    expect(explain('duration', { kind: 'over' }, { playLine: 33_500, round: 2 })).toBe(
      'Map 2: The map lasts 33:30 or longer.',
    );
    expect(explain('duration', { kind: 'under' }, { playLine: 33_000, round: 2 })).toBe(
      'Map 2: The map lasts less than 33:00.',
    );
  });

  it('DETAIL-1 has separate sentences for races, firsts, pistols and scores', () => {
    expect(explain('race_to_kills', aurora, { playLine: 10_000, round: 2 })).toContain('is first to 10 kills');
    expect(explain('pistol_13', aurora, { round: 2 })).toBe('Map 2: Aurora Peak wins round 13.');
    expect(explain('correct_score', { kind: 'score', score_1: 2, score_2: 1 })).toBe(
      'The match ends 2:1, Aurora Peak first.',
    );
    expect(explain('odd_even_kills', { kind: 'even' })).toBe('The total number of kills is even.');
    expect(explain('match_result', { kind: 'draw' })).toBe('The match ends in a draw.');
    expect(explain('match_winner', aurora)).toBe('Aurora Peak wins the match.');
  });

  it('DETAIL-1 explains each half line as the line itself does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 59 }), (floor) => {
        const sentence = explain('kill_handicap', aurora, { line: floor * 1_000 + 500 });
        if (floor < 0) expect(sentence).toContain(`at least ${-floor} kill`);
        if (floor > 0) expect(sentence).toContain(`at most ${floor} kill`);
      }),
    );
  });

  it.each(LANGUAGES)('LANG-2 explains every market of a team in $code', ({ id }) => {
    const t = translatorOf(id);
    for (const market of MARKET_CODES) {
      expect(pickExplanation(t, source(market, aurora, { line: -1_500, playLine: 10_000 }), '2')).toContain(
        'Aurora Peak',
      );
    }
  });
});
