import { describe, expect, it } from 'vitest';

import { clockText, roundBeingPlayed } from './live-clock';

describe('live clock', () => {
  it.each([
    [0, '0:00'],
    [59, '0:59'],
    [60, '1:00'],
    [1_634, '27:14'],
    [6_005, '100:05'],
  ])('DETAIL-1 writes %i seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  it('DETAIL-1 counts the round being played from the rounds that are over', () => {
    expect(roundBeingPlayed({ round_score_1: 9, round_score_2: 7 })).toBe(17);
    expect(roundBeingPlayed({ round_score_1: 0, round_score_2: 0 })).toBe(1);
  });
});
