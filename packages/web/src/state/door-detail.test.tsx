// @vitest-environment jsdom
import type { Change, MapScore } from '@clutchline/contract';
import { buildLive, buildMatch, buildMatchRow, buildPlay, buildPoint } from '@clutchline/domain/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { createTestApp, type TestAppOptions } from '../../testing/test-app';
import { AppStateContext } from './app-context';
import {
  useFavoriteMarkets,
  useMapScores,
  usePlayOdds,
  usePlayReason,
  usePlayStates,
  useRound,
  useShownPlays,
} from './index';

afterEach(cleanup);

function use<Result>(hook: () => Result, options: TestAppOptions = {}) {
  const test = createTestApp(options);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppStateContext value={test.app}>{children}</AppStateContext>
  );
  const view = renderHook(hook, { wrapper });
  const push = (change: Change): void =>
    act(() => {
      test.app.odds.apply(change);
      test.frame();
    });
  return { ...test, ...view, push };
}

const match = buildMatch();
const live = buildLive({ status: 2, round: 1 });
const play = buildPlay();
const status = (next: 1 | 2 | 3, is_checked?: 1): Change => ({
  type: 'play-status',
  play_info_id: 1,
  game_id: 1,
  status: next,
  ...(is_checked === 1 && { is_checked }),
});

describe('the door for screens: the plays of a match', () => {
  it('GAMES-8 states why a play accepts no bets, by the push, until it is open', () => {
    const { result, push } = use(() => usePlayReason({ match, play, live }));
    expect(result.current).toBeNull();
    push(status(2));
    expect(result.current).toBe('live_moment');
    push(status(2, 1));
    expect(result.current).toBe('checked');
    push(status(1));
    expect(result.current).toBeNull();
    push({ type: 'match-status', game_id: 1, status: 3 });
    expect(result.current).toBe('match_paused');
    push({ type: 'live', game_id: 1, live });
    push({ type: 'game-type-status', game_type_id: match.game_type_id, status: 2 });
    expect(result.current).toBe('game_stopped');
    push(status(3));
    expect(result.current).toBe('started');
  });

  it('GAMES-8 takes over what was fetched: a play under check stays so', () => {
    const held = buildPlay({ status: 2, is_checked: 1 });
    const { result, app, frame } = use(() => usePlayReason({ match, play: held, live }));
    expect(result.current).toBe('checked');
    act(() => {
      app.odds.seed(buildMatchRow({ plays: [held] }), 0);
      frame();
    });
    expect(result.current).toBe('checked');
  });

  it('PUSH-3 leaves out what is hidden, a play or the whole match, and takes it in again', () => {
    const plays = [play, buildPlay({ play_info_id: 2, is_hide: 1 })];
    const { result, push } = use(() => useShownPlays(1, plays).map(({ play_info_id }) => play_info_id));
    const hide = (play_info_id: number, is_hide: 0 | 1): Change => ({
      type: 'play-hide',
      play_info_id,
      game_id: 1,
      is_hide,
      points: [],
    });
    expect(result.current).toEqual([1]);
    push(hide(2, 0));
    expect(result.current).toEqual([1, 2]);
    push(hide(1, 1));
    expect(result.current).toEqual([2]);
    push({ type: 'game-hide', game_id: 1, is_hide: 1 });
    expect(result.current).toEqual([]);
  });

  it('PUSH-1 has the prices of a play together, as they move', () => {
    const priced = buildPlay({ points: [buildPoint({ odd: '1.500' }), buildPoint({ point_id: 2, odd: '2.500' })] });
    const { result, push } = use(() => usePlayOdds(priced));
    expect(result.current).toEqual([1_500, 2_500]);
    push({ type: 'odds', point_id: 2, delta: '2.400', status: 1, version: 9 });
    expect(result.current).toEqual([1_500, 2_400]);
  });

  it('PUSH-5 DETAIL-1 has the score of a map as soon as it is pushed', () => {
    const first: MapScore = { round: 1, winner: match.team_id_1, score_1: 13, score_2: 9 };
    const { result, push } = use(() => useMapScores(1, []));
    expect(result.current).toEqual([]);
    push({ type: 'map-scores', game_id: 2, maps: [first, first] });
    expect(result.current).toEqual([]);
    push({ type: 'map-scores', game_id: 1, maps: [first] });
    expect(result.current).toEqual([first]);
    push({ type: 'live', game_id: 1, live });
    expect(result.current).toEqual([first]);
  });

  it('DETAIL-1 the chosen map is in the address, and the way back leads to the list', () => {
    const { result, app } = use(() => useRound(3), { place: '/match/detail?game_id=1&round=2' });
    const { location } = app.env;
    expect(result.current.round).toBe(2);
    act(() => result.current.choose(3));
    expect(result.current.round).toBe(3);
    expect(location.read().search).toBe('game_id=1&round=3');
    act(() => result.current.choose(0));
    expect(location.read().search).toBe('game_id=1');
    act(() => location.go('/bets'));
    act(() => location.back());
    expect(location.read()).toMatchObject({ path: '/match/detail', search: 'game_id=1' });
  });

  it('DETAIL-1 a map that the match does not have is the whole match', () => {
    const { result } = use(() => useRound(3), { place: '/match/detail?game_id=1&round=4' });
    expect(result.current.round).toBe(0);
  });
});

describe('the door for screens: the states of all markets', () => {
  const plays = [buildPlay({ category_id: 3 }), buildPlay({ play_info_id: 2, category_id: 3 })];

  it('GAMES-8 DETAIL-5 are those of the labels, by the push', () => {
    const { result, push } = use(() => plays.map(usePlayStates({ match, live, plays })));
    expect(result.current).toEqual(['open', 'open']);
    push(status(2));
    expect(result.current).toEqual(['suspended', 'open']);
    push(status(3));
    expect(result.current).toEqual(['closed', 'open']);
    push({ type: 'game-type-status', game_type_id: match.game_type_id, status: 2 });
    expect(result.current).toEqual(['closed', 'suspended']);
    push({ type: 'match-status', game_id: 1, status: 4 });
    expect(result.current).toEqual(['closed', 'closed']);
  });

  it('GAMES-8 a new score or clock does not render the states of plays again', () => {
    let renders = 0;
    const { push } = use(() => {
      renders += 1;
      return usePlayStates({ match, live, plays });
    });
    const before = renders;
    push({ type: 'live', game_id: 1, live: { ...live, clock_s: 100 } });
    expect(renders).toBe(before);
    push(status(2));
    expect(renders).toBe(before + 1);
  });
});

describe('the door for screens: favourite markets', () => {
  it('DETAIL-7 are stored on the device, by type of market', () => {
    const { result, area } = use(() => useFavoriteMarkets());
    act(() => result.current.toggle('total_kills'));
    act(() => result.current.toggle('first_blood'));
    act(() => result.current.toggle('total_kills'));
    expect([...use(() => useFavoriteMarkets(), { area }).result.current.codes]).toEqual(['first_blood']);
  });

  it('DETAIL-7 bad-input 85 are none if what is stored is not a list of markets', () => {
    const { area } = createTestApp();
    area.put('favoriteMarkets', ['first_blood', 'no_market']);
    expect([...use(() => useFavoriteMarkets(), { area }).result.current.codes]).toEqual([]);
  });
});
