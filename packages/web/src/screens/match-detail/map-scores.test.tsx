// @vitest-environment jsdom
import type { LangId, LiveState, MapScore } from '@clutchline/contract';
import { buildLive, buildMatch } from '@clutchline/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInApp } from '../../../testing/in-app';
import { MapScores } from './map-scores';

const match = buildMatch();
const first: MapScore = { round: 1, winner: match.team_id_1, score_1: 13, score_2: 9 };
const second: MapScore = { round: 2, winner: null, score_1: null, score_2: null };

function show(maps: readonly MapScore[], live: Partial<LiveState>, langId: LangId = 2): (string | null)[] {
  renderInApp(<MapScores match={match} initial={maps} live={buildLive(live)} />, { langId });
  return screen.queryAllByRole('listitem').map((item) => item.textContent);
}

afterEach(cleanup);

describe('MapScores', () => {
  it('DETAIL-1 states how each map ended and the score of the present one', () => {
    const [over, now, ...rest] = show([first], { status: 2, round: 2, round_score_1: 4, round_score_2: 6 });
    expect(over).toBe(`Map 1: 13 to 9, won by ${match.team_name_1_en}Map 113 : 9`);
    expect(now).toBe('Map 2, being played: 4 to 6Map 24 : 6');
    expect(rest).toEqual([]);
    expect(screen.getByRole('list', { name: 'Score by map' })).toBeDefined();
  });

  it('DETAIL-8 shows the crest of the winner beside each map that is over, and marks the map being played', () => {
    show([first], { status: 2, round: 2, round_score_1: 4, round_score_2: 6 });
    const [over, now] = screen.getAllByRole('listitem');
    expect(over?.querySelectorAll('svg')).toHaveLength(1);
    expect(now?.querySelectorAll('svg')).toHaveLength(0);
    expect([over, now].map((map) => map?.dataset['now'])).toEqual(['false', 'true']);
  });

  it('DETAIL-1 counts a map that is over and still the present one once', () => {
    expect(show([first], { status: 2, round: 1 })).toEqual([]);
    cleanup();
    expect(show([first, second], { status: 3, round: 2 })).toHaveLength(2);
  });

  it('DETAIL-1 keeps the scores of a match that is over, with a dash for unreported ones', () => {
    const texts = show([first, second], { status: 4, round: 0 });
    expect(texts).toHaveLength(2);
    expect(texts[1]).toContain('– : –');
  });

  it('DETAIL-1 LANG-5 counts in the numerals of the language, and shows nothing before the second map', () => {
    expect(show([first], { status: 4, round: 0 }, 1)[0]).toContain('第一局');
    cleanup();
    expect(show([], { status: 2, round: 1 })).toEqual([]);
  });
});
