// @vitest-environment jsdom
import type { LangId } from '@clutchline/contract';
import { buildLive, buildMatch } from '@clutchline/domain/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInApp } from '../../../testing/in-app';
import { clockText, LivePlace, roundBeingPlayed } from './match-parts';

afterEach(cleanup);

type Live = Parameters<typeof buildLive>[0];

function placeOf(live: Live, langId: LangId = 2, gameTypeId = 3): string | null {
  const { container } = renderInApp(
    <LivePlace match={buildMatch({ game_type_id: gameTypeId })} live={buildLive({ status: 2, ...live })} />,
    { langId },
  );
  return container.textContent;
}

const STARTING = { round: 2, clock_s: null, round_score_1: 0, round_score_2: 0 } as const;

it('U6 GAMES-8 a map without a clock and a score is starting, in no language a first round', () => {
  expect(placeOf(STARTING)).toBe('Map 2 · starting');
  expect(placeOf(STARTING, 1)).toBe('第二局 · 开局');
});

it('U6 GAMES-8 between two maps a game with a clock has a break; the first map starts', () => {
  expect(placeOf(STARTING, 2, 1)).toBe('Map 2 · break');
  expect(placeOf(STARTING, 1, 2)).toBe('第二局 · 局间休息');
  expect(placeOf({ ...STARTING, round: 1 }, 2, 2)).toBe('Map 1 · starting');
  expect(placeOf({ ...STARTING, clock_s: 0 }, 2, 2)).toBe('Map 2 · 0:00');
});

it('U50 after the last map a match awaits its result', () => {
  expect(placeOf({ ...STARTING, round: 0, score_1: 2 })).toBe('Awaiting result');
  expect(placeOf({ ...STARTING, round: 0 })).toBe('');
});

it('GAMES-8 a map has its clock, or its round', () => {
  expect(placeOf({ ...STARTING, clock_s: 1_634 })).toBe('Map 2 · 27:14');
  expect(placeOf({ ...STARTING, round_score_1: 9, round_score_2: 8 })).toBe('Map 2 · Round 18');
});

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
    expect(roundBeingPlayed([9, 7])).toBe(17);
    expect(roundBeingPlayed([0, 0])).toBe(1);
  });
});
