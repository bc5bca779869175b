import type { Change, PlayStatus } from '@clutchline/contract';
import { buildMatch, buildPlay, buildPoint, buildSlip, buildSlipItem } from '@clutchline/domain/testing';
import { describe, expect, it } from 'vitest';

import type { FakeSocket } from '../../../testing/fake-socket';
import { createTestApp, TOKEN } from '../../../testing/test-app';
import type { Rendered } from '../app-state';
import { applyChanges, startPrices } from './start-prices';
import { pointStateOf } from '../prices/odds-state';

const play = (status: PlayStatus, id = 1): Change => ({ type: 'play-status', play_info_id: id, game_id: 1, status });

describe('startPrices', () => {
  const place = { topic: 'list', epoch: 'epoch-of-a-test' } as const;
  const cursor = { epoch: 'epoch-of-a-test', seq: 7 };
  const subscriptions = ({ sent }: FakeSocket) =>
    sent.filter((message) => message.type === 'subscribe' && message.topic === 'list');

  function begin(rendered: Rendered | null) {
    const { app, sockets } = createTestApp();
    const asked: string[] = [];
    app.refresh.ask = (scope) => void asked.push(scope);
    const stop = startPrices({ ...app, rendered });
    const socket = sockets[0]!;
    socket.hello();
    return { app, asked, stop, socket };
  }

  it('P13 PUSH-5 continues at the position of the page; a later snapshot means that matches may be missing', () => {
    const { app, asked, stop, socket } = begin({ now: 1, timeZone: 'UTC', cursor });
    expect(subscriptions(socket)).toEqual([{ type: 'subscribe', topic: 'list', cursor }]);
    expect(app.freshness.getState().freshness.state).not.toBe('live');
    socket.deliver({ type: 'resumed', ...cursor, topic: 'list' });
    socket.deliver({ type: 'delta', ...place, prev: 7, seq: 8, changes: [play(2)] });
    expect(app.freshness.getState().freshness.state).toBe('live');
    expect(app.odds.play(1)?.status).toBe(2);
    expect(asked).toEqual([]);
    socket.deliver({ type: 'delta', ...place, prev: 9, seq: 10, changes: [] });
    socket.deliver({ type: 'snapshot', ...place, seq: 10, changes: [] });
    expect(asked).toEqual(['matches']);
    stop();
  });

  it('P13 PUSH-5 a match that was added after the page is fetched', () => {
    const { asked, stop, socket } = begin({ now: 1, timeZone: 'UTC', cursor });
    socket.deliver({ type: 'resumed', ...cursor, topic: 'list' });
    socket.deliver({ type: 'delta', ...place, prev: 7, seq: 8, changes: [{ type: 'structure', game_id: 9 }] });
    expect(asked).toEqual(['matches']);
    stop();
  });

  it.each([null, { now: 1, timeZone: 'UTC', cursor: null }])(
    'P13 PUSH-5 begins with a snapshot if the page is %j, which repeats no call',
    (rendered) => {
      const { app, asked, stop, socket } = begin(rendered);
      expect(subscriptions(socket)).toEqual([{ type: 'subscribe', topic: 'list', cursor: null }]);
      socket.deliver({ type: 'snapshot', ...place, seq: 3, changes: [play(2)] });
      expect(app.odds.play(1)?.status).toBe(2);
      expect(asked).toEqual([]);
      stop();
    },
  );
});

describe('applyChanges', () => {
  it('bad-input 102: a market that closed for good opens no more, in slip and cell, and keeps its price', () => {
    const { app } = createTestApp();
    app.slip.setState({ slip: buildSlip([buildSlipItem({ shop_id: 1, odd: '1.955', version: 1 })]) });
    const place = { match: buildMatch(), play: buildPlay(), point: buildPoint() };
    const shown = () => {
      const { odd, status } = app.slip.getState().slip.items[0]!;
      return [pointStateOf(app.odds, place), odd, status];
    };
    applyChanges(app, [play(3)]);
    for (const status of [1, 2, 4, 1, 2] as const) {
      applyChanges(app, [{ type: 'odds', point_id: 1, delta: '5.000', status: 1, version: 9 }]);
      applyChanges(app, [play(status)]);
      expect(shown()).toEqual(['closed', '1.955', 2]);
    }
    expect(app.odds.play(1)?.status).toBe(4);
  });

  it('PUSH-4 a market that is only suspended opens again', () => {
    const { app } = createTestApp();
    for (const status of [1, 2, 1] as const) {
      applyChanges(app, [play(status)]);
      expect(app.odds.play(1)?.status).toBe(status);
    }
  });

  it('U17 a settled play of the open match is fetched again, for its winners; of another match it is not', () => {
    const { app } = createTestApp();
    const asked: string[] = [];
    app.refresh.ask = (scope) => void asked.push(scope);
    applyChanges(app, [play(4)]);
    expect(asked).toEqual([]);
    app.env.location.go('/match/detail?game_id=1');
    applyChanges(app, [play(3)]);
    expect(asked).toEqual([]);
    applyChanges(app, [play(4)]);
    expect(asked).toEqual(['matches']);
  });

  it('bad-input 107: the balance of another player is dropped, the next one of the own is taken', () => {
    const { app } = createTestApp({ token: TOKEN });
    const own = { amount: '1.00', nickname: 'Eve', currency_id: 1, player_id: 'player-of-eve-0001' };
    for (const balance of [own, { ...own, amount: '9.00', player_id: 'player-of-bob-0001' }]) {
      applyChanges(app, [{ type: 'balance', balance }]);
      expect(app.session.getState().balance).toEqual(own);
    }
    applyChanges(app, [{ type: 'balance', balance: { ...own, amount: '2.00' } }]);
    expect(app.session.getState().balance?.amount).toBe('2.00');
  });
});
