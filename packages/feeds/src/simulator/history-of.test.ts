import { pastMatchSchema } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { createSimulatorFeed } from './create-simulator-feed';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 21, 12);
const history = (from: number, to: number) => createSimulatorFeed({ seed: 'history' }).history?.(from, to) ?? [];

describe('the history of the simulator', () => {
  const slices = history(NOON - 8 * DAY, NOON);
  const matches = slices.flatMap((slice) => slice.read().matches);

  it('FEED-2 has slices of one game and one day, newest day first, with matches that ended in the period', () => {
    expect(slices).toHaveLength(9 * 6);
    expect(slices.map(({ day }) => day)).toEqual(slices.map(({ day }) => day).sort((a, b) => b - a));
    expect(matches.length).toBeGreaterThan(8 * 80);
    expect(matches.every(({ ended_at }) => NOON - 8 * DAY <= ended_at && ended_at < NOON)).toBe(true);
    expect(new Set(matches.map(({ game_id }) => game_id)).size).toBe(matches.length);
    for (const match of matches) expect(z.safeParse(pastMatchSchema, match).error).toBeUndefined();
  });

  it('FEED-3 a past match is the match that a feed of that day showed, with its id, teams and result', () => {
    const feed = createSimulatorFeed({ seed: 'history' });
    const at = NOON - 3 * DAY;
    const shown = feed.between(at - 6 * 3_600_000, at).filter((event) => event.type === 'match-result');
    expect(shown.length).toBeGreaterThan(10);
    const known = new Map(matches.map((match) => [match.game_id, match]));
    for (const { game_id, facts, ended_at } of shown)
      expect(known.get(game_id)).toMatchObject({ facts, ended_at, void_reason: null });
  });

  it('FEED-3 every match has its stage, and every slice is the same when it is read again', () => {
    for (const slice of history(NOON - DAY, NOON)) {
      const { stages, details, matches: own } = slice.read();
      const ids = stages.map(({ stage_id }) => stage_id);
      expect(own.every(({ stage_id }) => ids.includes(stage_id ?? 0))).toBe(true);
      expect(slice.read()).toEqual({ stages, details, matches: own });
      expect(details?.map(({ season }) => season)).toEqual(expect.arrayContaining(stages.map(({ season }) => season)));
    }
  });
});
