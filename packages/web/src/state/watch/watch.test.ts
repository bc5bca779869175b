import type { LiveState, Match, MatchStream } from '@clutchline/contract';
import { buildLive, buildMatch } from '@clutchline/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp } from '../../../testing/test-app';
import { isResultHidden, resultSpoilers } from '../spoilers/result-spoilers';
import { DelayBuffer } from './delay-buffer';
import { followDelay } from './follow-delay';
import { delayOf, measureDelay, setDelay, setSynced, stopWatching, watchStream } from './watch-actions';

const START = Date.UTC(2026, 0, 1, 12);
/** K16, with each delay. */
const SCORES = 50;
const MATCH: Match = buildMatch({ game_id: 7 });
const STREAM: MatchStream = {
  ...{ lang: 'en', platform: 'hls', channel: 'demo-10' },
  ...{ is_official: 1, status: 'live', delay_s: null },
};

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

function start(area = new FakeStorageArea()) {
  const test = createTestApp({ area });
  const { app } = test;
  vi.spyOn(app.env, 'now').mockImplementation(() => Date.now());
  const receive = (fields: Partial<LiveState>): void => {
    app.odds.apply({ type: 'live', game_id: 7, live: buildLive({ status: 2, round: 1, ...fields }) });
    test.frame();
  };
  const watch = (stream: Partial<MatchStream> = {}, wallOffset = 0): void =>
    watchStream(app, { match: MATCH, stream: { ...STREAM, ...stream }, wallOffset });
  const watched = () => {
    const state = app.watch.getState().watched;
    if (state === null) throw new Error('nothing is watched');
    return state;
  };
  const pass = (ms: number): void => {
    vi.advanceTimersByTime(ms);
    test.frame();
  };
  const shownKills = (): number | undefined => app.odds.shownGame(7)?.live?.round_score_1;
  return { ...test, receive, watch, watched, pass, shownKills, delay: () => delayOf(watched()) };
}

describe('score in step with the picture', () => {
  it.each([5, 10, 30, 60])('K16 SYNC-2 with a delay of %d s each score shows that much later', (seconds) => {
    const { app, receive, watch, pass, shownKills } = start();
    receive({ round_score_1: 0 });
    watch();
    const stop = followDelay(app, 7);
    setDelay(app, seconds * 1_000);
    pass(1_000);
    const shownAt = new Map<number | undefined, number>();
    const receivedAt: number[] = [];
    for (let step = 0; step < SCORES + seconds; step += 1) {
      if (step < SCORES) {
        receivedAt[step + 1] = Date.now();
        receive({ round_score_1: step + 1 });
      }
      for (let tenth = 0; tenth < 10; tenth += 1) {
        pass(100);
        if (!shownAt.has(shownKills())) shownAt.set(shownKills(), Date.now());
      }
    }
    for (let kills = 1; kills <= SCORES; kills += 1) {
      const late = (shownAt.get(kills) ?? 0) - (receivedAt[kills] ?? 0);
      expect(Math.abs(late - seconds * 1_000)).toBeLessThanOrEqual(1_000);
    }
    stop();
  });

  it('K16 K21 prices, states of markets and the match for bets are never delayed', () => {
    const { app, receive, watch, pass, frame } = start();
    receive({ round_score_1: 0 });
    watch();
    const stop = followDelay(app, 7);
    setDelay(app, 60_000);
    pass(5_000);
    const odds = { type: 'odds', point_id: 1, game_id: 7, play_info_id: 3, status: 1, version: 2 } as const;
    app.odds.apply({ ...odds, delta: '1.500' });
    app.odds.apply({ type: 'play-status', play_info_id: 3, game_id: 7, status: 2, is_checked: 0 });
    receive({ status: 4, round_score_1: 20 });
    frame();
    expect(app.odds.point(1)?.odd).toBe('1.500');
    expect(app.odds.play(3)?.status).toBe(2);
    expect(app.odds.game(7)?.live).toMatchObject({ status: 4, round_score_1: 20 });
    expect(app.odds.shownGame(7)?.live).toMatchObject({ status: 2, round_score_1: 0 });
    stop();
  });

  it('SYNC-2 one press shows the live score, and the end of the player does so too', () => {
    const { app, receive, watch, pass, shownKills } = start();
    receive({ round_score_1: 0 });
    watch();
    const stop = followDelay(app, 7);
    setDelay(app, 30_000);
    pass(1_000);
    receive({ round_score_1: 5 });
    expect(shownKills()).toBe(0);
    setSynced(app, false);
    expect(shownKills()).toBe(5);
    setSynced(app, true);
    expect(shownKills()).toBe(0);
    stopWatching(app);
    stop();
    expect(shownKills()).toBe(5);
  });

  it('SYNC-2 a match without a known delay shows its score as it is', () => {
    const { app, receive, watch, pass, shownKills } = start();
    receive({ round_score_1: 0 });
    watch();
    const stop = followDelay(app, 7);
    pass(1_000);
    receive({ round_score_1: 3 });
    expect(shownKills()).toBe(3);
    stop();
  });
});

describe('result behind the picture', () => {
  const isHidden = ({ spoilers }: ReturnType<typeof start>['app']) => isResultHidden(spoilers.getState(), MATCH);

  it('SYNC-2 the result of a match stays hidden until the picture shows its end', () => {
    const { app, receive, watch, pass } = start();
    receive({ round_score_1: 0 });
    watch();
    const stop = followDelay(app, 7);
    setDelay(app, 30_000);
    pass(1_000);
    receive({ status: 4, round_score_1: 20 });
    expect(isHidden(app)).toBe(true);
    expect(resultSpoilers(app.spoilers.getState()).mode).toBe('followed');
    pass(29_000);
    expect(isHidden(app)).toBe(true);
    pass(2_000);
    expect(isHidden(app)).toBe(false);
    expect(resultSpoilers(app.spoilers.getState()).mode).toBe('off');
    stop();
  });

  it('SYNC-2 it shows with the live score, on request, and when the player ends', () => {
    const { app, receive, watch, pass } = start();
    receive({ round_score_1: 0 });
    watch();
    const stop = followDelay(app, 7);
    setDelay(app, 30_000);
    pass(1_000);
    receive({ status: 4, round_score_1: 20 });
    setSynced(app, false);
    expect(isHidden(app)).toBe(false);
    setSynced(app, true);
    expect(isHidden(app)).toBe(true);
    app.spoilers.setState({ revealed: new Set(['7']) });
    expect(isHidden(app)).toBe(false);
    app.spoilers.setState({ revealed: new Set() });
    stop();
    expect(isHidden(app)).toBe(false);
  });
});

describe('delay of a picture', () => {
  it('SYNC-1 is the time of the server less that of the picture, with the clock of this machine a day off', () => {
    const { app, watch, delay } = start();
    const wallOffset = -24 * 60 * 60 * 1_000;
    watch({}, wallOffset);
    measureDelay(app, START + wallOffset - 12_000);
    expect(delay()).toBe(12_000);
  });

  it('SYNC-1 a pause makes it longer, up to five minutes', () => {
    const { app, watch, delay, pass } = start();
    watch();
    measureDelay(app, START - 10_000);
    pass(60_000);
    measureDelay(app, START - 10_000);
    expect(delay()).toBe(70_000);
    pass(600_000);
    measureDelay(app, START - 10_000);
    expect(delay()).toBe(300_000);
  });

  it.each([
    ['no date', null, null],
    ['a date of 1970', 0, null],
    ['a date of 2100', Date.UTC(2100, 0, 1), null],
    ['a date a little ahead', START + 900, 0],
    ['a date ten minutes ago', START - 600_000, 300_000],
  ])('bad-input 192: with %s the delay is unknown or within its limits', (_name, shownAt, expected) => {
    const { app, watch, delay } = start();
    watch();
    measureDelay(app, shownAt);
    expect(delay()).toBe(expected);
  });

  it('bad-input 192: a picture that jumps back is that much later', () => {
    const { app, watch, delay } = start();
    watch();
    measureDelay(app, START - 5_000);
    measureDelay(app, START - 25_000);
    expect(delay()).toBe(25_000);
  });

  it('SYNC-1 what the source states holds until it is measured, and the player can correct both', () => {
    const { app, watch, delay, watched } = start();
    watch({ delay_s: 40 });
    expect(delay()).toBe(40_000);
    setDelay(app, 45_000);
    expect(delay()).toBe(45_000);
    measureDelay(app, START - 20_000);
    expect([delay(), watched().isMeasured]).toEqual([20_000, true]);
    setDelay(app, 22_000);
    measureDelay(app, START - 21_000);
    expect(delay()).toBe(23_000);
  });

  it.each([
    [-5, 0],
    [301, 300_000],
    [12, 12_000],
    [Number.NaN, null],
    ['x', null],
    [{}, null],
  ])('bad-input 194: a stored delay of %j is %j', (stored, expected) => {
    const area = new FakeStorageArea();
    area.put('watched', { platform: 'twitch', lang: 'en', delay_s: stored, isSynced: 'yes' });
    const { watch, delay } = start(area);
    watch({ platform: 'twitch', channel: 'some_channel' });
    // Without a stated delay, none and zero look alike.
    expect(delay() ?? 0).toBe(expected ?? 0);
  });

  it('STREAM-4 the choice is stored, a delay only where it cannot be measured', () => {
    const area = new FakeStorageArea();
    const first = start(area);
    first.watch({ platform: 'twitch', channel: 'some_channel', lang: 'ko' });
    setDelay(first.app, 25_000);
    setSynced(first.app, false);
    const second = start(area);
    second.watch({ platform: 'twitch', channel: 'another_one', lang: 'ko' });
    expect([second.delay(), second.watched().isSynced]).toEqual([25_000, false]);
    second.watch({ platform: 'youtube', channel: 'AAAAAAAAAAA', lang: 'ko' });
    expect(second.delay()).toBeNull();
  });
});

it('SYNC-2 a measured delay that trembles shows no earlier score again', () => {
  const { app, receive, watch, pass, shownKills } = start();
  receive({ round_score_1: 0 });
  watch();
  const stop = followDelay(app, 7);
  measureDelay(app, START - 5_000);
  pass(10_000);
  receive({ round_score_1: 1 });
  pass(5_100);
  expect(shownKills()).toBe(1);
  measureDelay(app, Date.now() - 6_500);
  expect(shownKills()).toBe(1);
  measureDelay(app, Date.now() - 30_000);
  expect(shownKills()).toBe(0);
  stop();
});

describe('DelayBuffer', () => {
  it('SYNC-2 keeps five minutes, and the state before them', () => {
    const buffer = new DelayBuffer<number>();
    for (let second = 0; second <= 1_000; second += 1) buffer.add(second, second * 1_000);
    expect(buffer.valueAt(0)).toBe(699);
    expect(buffer.valueAt(700_500)).toBe(700);
    expect(buffer.entries.length).toBeLessThanOrEqual(303);
  });

  it('SYNC-2 a clock that is set back puts no state before an earlier one', () => {
    const buffer = new DelayBuffer<string>();
    buffer.add('first', 10_000);
    buffer.add('second', 4_000);
    expect(buffer.valueAt(9_000)).toBe('first');
    expect(buffer.valueAt(10_000)).toBe('second');
    expect(buffer.nextAfter(9_000)).toBe(10_000);
  });
});
