import type { Change, MatchStatus, PlayStatus } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { buildLive, buildMatch, buildSlip, buildSlipItem } from '../testing/index';
import { applyPush } from './apply-push';

const slip = buildSlip([
  buildSlipItem({ shop_id: 1, game_id: 1, play_info_id: 11, version: 5 }),
  buildSlipItem({ shop_id: 2, game_id: 1, play_info_id: 12 }),
  buildSlipItem({ shop_id: 3, match: buildMatch({ game_id: 3, game_type_id: 2 }) }),
]);

const after = (change: Change, from = slip) => applyPush(from, change);
const statuses = (change: Change, from = slip) => after(change, from).items.map(({ status }) => status);
const hidden = (change: Change, from = slip) => after(change, from).items.map(({ is_hide }) => is_hide);
const allClosed = buildSlip(slip.items.map((item) => ({ ...item, status: 2 as const })));

describe('applyPush: odds', () => {
  it('PUSH-1 sets odd, version and status of the point alone', () => {
    const next = after({ type: 'odds', point_id: 1, delta: '2.100', status: 2, version: 6 });
    expect(next.items[0]).toEqual({ ...slip.items[0], odd: '2.100', status: 2, version: 6 });
    expect(next.items.slice(1)).toEqual(slip.items.slice(1));
  });

  it('PUSH-1 an older price is left aside, the same version may change the status', () => {
    expect(after({ type: 'odds', point_id: 1, delta: '2.100', status: 1, version: 4 })).toBe(slip);
    expect(statuses({ type: 'odds', point_id: 1, delta: '1.955', status: 2, version: 5 })).toEqual([2, 1, 1]);
  });

  it('PUSH-2 a point becoming not bettable sets a new odd or status 2', () => {
    const price = after({ type: 'odds', point_id: 2, delta: '1.010', status: 1, version: 2 });
    expect(price.items[1]).toMatchObject({ odd: '1.010', status: 1 });
    const closed = after({ type: 'odds', point_id: 2, delta: '1.955', status: 2, version: 2 });
    expect(closed.items[1]).toMatchObject({ odd: '1.955', status: 2 });
  });
});

describe('applyPush: hide', () => {
  it('PUSH-3 a game-level hide sets is_hide on all items of the match, and back', () => {
    const hide: Change = { type: 'game-hide', game_id: 1, is_hide: 1 };
    expect(hidden(hide)).toEqual([1, 1, 0]);
    expect(hidden({ ...hide, is_hide: 0 }, after(hide))).toEqual([0, 0, 0]);
  });

  it('PUSH-3 a play-level hide sets is_hide and the statuses of its points', () => {
    const points = [
      { point_id: 1, status: 2 as const },
      { point_id: 3, status: 2 as const },
    ];
    const change: Change = { type: 'play-hide', play_info_id: 11, game_id: 1, is_hide: 1, points };
    expect(hidden(change)).toEqual([1, 0, 0]);
    expect(statuses(change)).toEqual([2, 1, 1]);
  });

  it('PUSH-3 a play-level hide that does not name the point leaves its status', () => {
    const change: Change = { type: 'play-hide', play_info_id: 11, game_id: 1, is_hide: 1, points: [] };
    expect(statuses(change)).toEqual([1, 1, 1]);
    expect(hidden(change)).toEqual([1, 0, 0]);
  });
});

describe('applyPush: status', () => {
  it.each<[PlayStatus, 1 | 2]>([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 2],
  ])('PUSH-4 play status %i sets status %i on the items of the play', (status, point) => {
    const change: Change = { type: 'play-status', play_info_id: 11, game_id: 1, status };
    expect(statuses(change)).toEqual([point, 1, 1]);
    expect(statuses(change, allClosed)).toEqual([point, 2, 2]);
  });

  it.each<[MatchStatus, 1 | 2]>([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 2],
  ])('PUSH-4 match status %i leaves status %i on the items of the match', (status, point) => {
    expect(statuses({ type: 'match-status', game_id: 1, status })).toEqual([point, point, 1]);
  });

  it('PUSH-4 the live state of a match that is over or hidden closes it too', () => {
    expect(statuses({ type: 'live', game_id: 1, live: buildLive({ status: 4 }) })).toEqual([2, 2, 1]);
    expect(hidden({ type: 'live', game_id: 1, live: buildLive({ status: 2, is_hide: 1 }) })).toEqual([1, 1, 0]);
    expect(statuses({ type: 'live', game_id: 1, live: buildLive({ status: 2, is_hide: 1 }) })).toEqual([1, 1, 1]);
  });

  it('PUSH-4 a ticking state that is shown does not show what was hidden', () => {
    const away = after({ type: 'game-hide', game_id: 1, is_hide: 1 });
    expect(after({ type: 'live', game_id: 1, live: buildLive() }, away)).toBe(away);
  });

  it('PUSH-4 a match that takes bets does not open what its plays closed', () => {
    expect(after({ type: 'match-status', game_id: 1, status: 2 }, allClosed)).toBe(allClosed);
  });

  it('PUSH-4 a game type status sets the status of every item of the game type', () => {
    expect(statuses({ type: 'game-type-status', game_type_id: 1, status: 2 })).toEqual([2, 2, 1]);
    expect(statuses({ type: 'game-type-status', game_type_id: 2, status: 1 }, allClosed)).toEqual([2, 2, 1]);
  });
});

describe('applyPush: identity', () => {
  it('PUSH-1 items that do not change keep their identity', () => {
    const next = after({ type: 'game-hide', game_id: 3, is_hide: 1 });
    expect(next.items[0]).toBe(slip.items[0]);
    expect(next.items[1]).toBe(slip.items[1]);
    expect(next.items[2]).not.toBe(slip.items[2]);
    expect(next.singleIds).toBe(slip.singleIds);
  });

  it.each<Change>([
    { type: 'odds', point_id: 9, delta: '2.100', status: 2, version: 9 },
    { type: 'odds', point_id: 1, delta: '1.955', status: 1, version: 5 },
    { type: 'game-hide', game_id: 1, is_hide: 0 },
    { type: 'play-hide', play_info_id: 99, game_id: 1, is_hide: 1, points: [{ point_id: 1, status: 2 }] },
    { type: 'play-status', play_info_id: 99, game_id: 1, status: 3 },
    { type: 'match-status', game_id: 99, status: 4 },
    { type: 'game-type-status', game_type_id: 99, status: 2 },
    { type: 'live', game_id: 1, live: buildLive({ score_1: 1 }) },
    { type: 'live', game_id: 99, live: buildLive({ status: 4, is_hide: 1 }) },
    { type: 'structure', game_id: 1 },
    {
      type: 'balance',
      balance: { amount: '1.00', nickname: 'Demo', currency_id: 1, player_id: 'player-of-demo-0001' },
    },
  ])('PUSH-1 a change that concerns no item leaves the very slip: $type', (change) => {
    expect(after(change)).toBe(slip);
  });
});
