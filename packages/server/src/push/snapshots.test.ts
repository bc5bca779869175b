import type { Change, LiveState } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { MatchSnapshots } from './snapshots';

const odds = (point: number, version: number): Change => ({
  ...{ type: 'odds', point_id: point, delta: '1.500', status: 1, version },
});
const live = (gameId: number, status: LiveState['status']): Change => ({
  type: 'live',
  game_id: gameId,
  live: {
    ...{ status, is_hide: 0, round: 1, score_1: 0, score_2: 0 },
    ...{ round_score_1: 0, round_score_2: 0, clock_s: null },
  },
});
const listed = (change: Change) => ({ change, inList: true, urgent: false });

describe('MatchSnapshots', () => {
  it('PUSH-5 what was published while the state was being read is newer than what was read', () => {
    const snapshots = new MatchSnapshots();
    snapshots.apply(1, listed(odds(1, 5)));
    snapshots.load(1, [listed(odds(1, 4)), listed(odds(2, 1))]);
    expect(snapshots.ofMatch(1)).toEqual([odds(1, 5), odds(2, 1)]);
    expect(snapshots.ofList()).toEqual([odds(1, 5), odds(2, 1)]);
  });

  it('PUSH-5 a price of an earlier version is outdated, whatever came in between', () => {
    const snapshots = new MatchSnapshots();
    expect(snapshots.apply(1, listed(odds(1, 5)))).toBe(true);
    expect(snapshots.apply(1, listed(odds(1, 4)))).toBe(false);
    expect(snapshots.apply(1, listed(odds(1, 5)))).toBe(true);
    expect(snapshots.ofMatch(1)).toEqual([odds(1, 5)]);
  });

  it('PUSH-4 the state of a play that is suspended alone comes after the older prices of its points', () => {
    const snapshots = new MatchSnapshots();
    const playStatus = (status: 1 | 2): Change => ({ type: 'play-status', play_info_id: 7, game_id: 1, status });
    for (const change of [playStatus(1), odds(1, 1), odds(2, 1), playStatus(2)]) snapshots.apply(1, listed(change));
    expect(snapshots.ofMatch(1)).toEqual([odds(1, 1), odds(2, 1), playStatus(2)]);
    expect(snapshots.ofList()).toEqual([odds(1, 1), odds(2, 1), playStatus(2)]);
  });

  it('PUSH-5 an ended match leaves its prices out of the list and is forgotten after many others', () => {
    const snapshots = new MatchSnapshots();
    snapshots.apply(1, listed(odds(1, 1)));
    snapshots.apply(1, listed(live(1, 4)));
    expect(snapshots.ofList()).toEqual([live(1, 4)]);
    expect(snapshots.ofMatch(1)).toEqual([odds(1, 1), live(1, 4)]);
    for (let gameId = 2; gameId <= 201; gameId += 1) snapshots.apply(gameId, listed(live(gameId, 5)));
    expect(snapshots.has(1)).toBe(false);
    expect(snapshots.has(201)).toBe(true);
  });

  it('PUSH-5 what is settled after the end does not come back into the list', () => {
    const snapshots = new MatchSnapshots();
    snapshots.apply(1, listed(live(1, 4)));
    snapshots.apply(1, listed(odds(1, 2)));
    snapshots.apply(1, listed({ type: 'play-status', play_info_id: 7, game_id: 1, status: 4 }));
    expect(snapshots.ofList()).toEqual([live(1, 4)]);
    expect(snapshots.ofMatch(1)).toHaveLength(3);
  });

  it('a structure change is no state', () => {
    const snapshots = new MatchSnapshots();
    snapshots.apply(1, listed({ type: 'structure', game_id: 1 }));
    expect(snapshots.has(1)).toBe(true);
    expect(snapshots.ofMatch(1)).toEqual([]);
  });
});
