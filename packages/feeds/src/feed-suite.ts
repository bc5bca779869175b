import { feedEventSchema, MATCH_STATUS, type FeedEvent, type LiveState } from '@clutchline/contract';
import { settlePlay, type SettledPoint } from '@clutchline/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { Feed } from './feed';
import { createFeedReader, type FeedReader, type ReadMatch, type ReadPlay } from './feed-reader';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const USUAL_START = Date.UTC(2026, 10, 21, 9);
/** Every quarter second, every few seconds, and as with a fast clock. */
const STEPS = [
  { step: 250, count: 240 },
  { step: 7_000, count: 60 },
  { step: 150_000, count: 60 },
  { step: 3 * HOUR, count: 4 },
] as const;
/** All matches of the start have results by then, and their day is still in the snapshot. */
const LATER = 11 * HOUR;

/**
 * Contract tests of every {@link Feed}.
 *
 * @example feedSuite('simulator', () => createSimulatorFeed({ seed: 'suite' }))
 */
export function feedSuite(name: string, makeFeed: () => Feed | Promise<Feed>): void {
  describe(`${name} as a feed`, () => {
    let feed: Feed;
    let start: number;
    beforeAll(async () => {
      feed = await makeFeed();
      start = feed.firstRunAt ?? USUAL_START;
    });
    const current = (): { feed: Feed; start: number } => ({ feed, start });
    eventTests(current);
    repetitionTests(current, makeFeed);
    followTests(current);
    outcomeTests(current);
  });
}

type Current = () => { readonly feed: Feed; readonly start: number };

function eventTests(current: Current): void {
  it('yields only events of the contract', () => {
    const { feed, start } = current();
    const events = [...feed.snapshot(start), ...feed.between(start, start + HOUR), ...feed.snapshot(start + LATER)];
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect(z.safeParse(feedEventSchema, event).error).toBeUndefined();
  });

  it('prices every play above its fair value', () => {
    const { feed, start } = current();
    const plays = [...feed.snapshot(start), ...feed.snapshot(start + LATER)].filter((event) => event.type === 'play');
    expect(plays.length).toBeGreaterThan(0);
    for (const play of plays.filter(({ points }) => points.every(({ odd }) => odd !== null))) {
      expect(play.points.reduce((sum, { odd }) => sum + 1_000 / (odd ?? Infinity), 0)).toBeGreaterThan(1);
    }
  });

  it('names every id once', () => {
    const { feed, start } = current();
    const plays = feed.snapshot(start + LATER).filter((event) => event.type === 'play');
    const points = plays.flatMap((play) => play.points.map(({ point_id }) => point_id));
    expect(new Set(plays.map(({ play_id }) => play_id)).size).toBe(plays.length);
    expect(new Set(points).size).toBe(points.length);
  });
}

function repetitionTests(current: Current, makeFeed: () => Feed | Promise<Feed>): void {
  it('yields the same again, also from another instance', async () => {
    const { feed, start } = current();
    const other = await makeFeed();
    const later = feed.between(start, start + HOUR);
    expect(feed.snapshot(start)).toEqual(other.snapshot(start));
    expect(feed.between(start, start + HOUR)).toEqual(later);
    expect(other.between(start, start + HOUR)).toEqual(later);
    expect(other.fingerprint).toBe(feed.fingerprint);
  });

  it('yields nothing for a period without length', () => {
    const { feed, start } = current();
    expect(feed.between(start + HOUR, start + HOUR)).toEqual([]);
  });

  it('does not change the state of a reader by a repeated snapshot', () => {
    const { feed, start } = current();
    const once = readerOf(feed.snapshot(start + HOUR));
    const twice = readerOf([...feed.snapshot(start + HOUR), ...feed.snapshot(start + HOUR)]);
    expect([...twice.matches]).toEqual([...once.matches]);
  });
}

function followTests(current: Current): void {
  it.each(STEPS)('leads a reader in steps of $step ms to the state of a snapshot', ({ step, count }) => {
    const { feed, start } = current();
    const reader = readerOf(feed.snapshot(start));
    const lives = new Map<number, LiveState>();
    for (let i = 0; i < count; i++) {
      const events = feed.between(start + i * step, start + (i + 1) * step);
      reader.read(events);
      for (const event of events) if (event.type === 'live') expectForward(lives, event);
    }
    const snapshot = readerOf(feed.snapshot(start + count * step));
    expect(snapshot.matches.size).toBeGreaterThan(0);
    for (const [gameId, match] of snapshot.matches) expect(reader.matches.get(gameId)).toEqual(match);
  });
}

/** Status, map, score and clock never decrease; a paused match continues. */
function expectForward(lives: Map<number, LiveState>, { game_id, live }: Extract<FeedEvent, { type: 'live' }>): void {
  const before = lives.get(game_id);
  lives.set(game_id, live);
  if (before === undefined) return;
  const reached = ({ status }: LiveState): number => (status === MATCH_STATUS.paused ? MATCH_STATUS.live : status);
  expect(reached(live)).toBeGreaterThanOrEqual(reached(before));
  expect(live.score_1 + live.score_2).toBeGreaterThanOrEqual(before.score_1 + before.score_2);
  if (live.round !== before.round) return;
  expect(live.clock_s ?? 0).toBeGreaterThanOrEqual(before.clock_s ?? 0);
  expect(live.round_score_1).toBeGreaterThanOrEqual(before.round_score_1);
  expect(live.round_score_2).toBeGreaterThanOrEqual(before.round_score_2);
}

function outcomeTests(current: Current): void {
  it('decides every play it offered once the match is over', () => {
    const { feed, start } = current();
    const ended = [...readerOf(feed.snapshot(start + LATER)).matches.values()].filter(({ end }) => end !== null);
    expect(ended.length).toBeGreaterThan(0);
    for (const match of ended) {
      expect([MATCH_STATUS.ended, MATCH_STATUS.cancelled]).toContain(match.live?.status);
      if (match.end?.type === 'match-void') continue;
      for (const play of match.plays.values()) if (play.voided === null) expectSettled(match, play);
    }
  });

  it('yields the result of every map of a match that ended', () => {
    const { feed, start } = current();
    for (const { match, maps, end } of readerOf(feed.snapshot(start + LATER)).matches.values()) {
      if (end?.type === 'match-result') expect(maps.size).toBe(match.best_of);
    }
  });
}

function expectSettled(read: ReadMatch, play: ReadPlay): void {
  const settled = settlementOf(read, play);
  expect(settled, `play ${play.play.play_id} (${play.play.market})`).toHaveLength(play.points.length);
  expect(settled?.map(({ void_reason }) => void_reason)).not.toContain('unverifiable_result');
}

function settlementOf({ match, maps, end }: ReadMatch, { play, points }: ReadPlay): SettledPoint[] | null {
  const { team_id_1, team_id_2, best_of } = match;
  const facts = {
    map: maps.get(play.round) ?? null,
    match: end?.type === 'match-result' ? end.facts : null,
    outright: end?.type === 'outright-result' ? end.facts : null,
  };
  return settlePlay({ ...play, points, team_id_1, team_id_2, best_of }, facts);
}

function readerOf(events: readonly FeedEvent[]): FeedReader {
  const reader = createFeedReader();
  reader.read(events);
  return reader;
}
