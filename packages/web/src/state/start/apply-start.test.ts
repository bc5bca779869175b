import { buildSlipItem } from '@clutchline/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp, ok, refused, type FakeServer } from '../../../testing/test-app';
import { applyStart } from './apply-start';
import { readStartQuery } from './start-query';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function settle(): Promise<void> {
  for (let generation = 0; generation < 3; generation += 1) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  }
}

async function start(place: string, server: FakeServer = {}, area = new FakeStorageArea()) {
  const test = createTestApp({ place, server, area });
  applyStart(test.app, readStartQuery(test.app.env.location.read().search));
  await settle();
  const { path, search } = test.app.env.location.read();
  return { ...test, address: search === '' ? path : `${path}?${search}`, banner: test.app.banner.getState().shown };
}

const points: FakeServer = {
  getPointsByIds: ({ shop_ids }) =>
    ok({ items: (shop_ids as number[]).map((id) => buildSlipItem({ shop_id: id, status: id % 2 === 0 ? 2 : 1 })) }),
};

describe('applyStart', () => {
  it('NAV-5 opens the named match as a single bet', async () => {
    const { app, address, banner } = await start('/?id=1204');
    expect(address).toBe('/match/detail?game_id=1204');
    expect(app.slip.getState().open).toBe('single');
    expect(banner).toBeNull();
  });

  it('DETAIL-1 opens the map that the address names, and the whole match if it names none', async () => {
    expect((await start('/match/detail?game_id=1204&round=2&lang=2')).address).toBe(
      '/match/detail?game_id=1204&round=2',
    );
    expect((await start('/match/detail?game_id=1204&round=99')).address).toBe('/match/detail?game_id=1204');
  });

  it('RESULT-2 DETAIL-3 STATS-6 a reload keeps the tab of a match and its market; a tab of the list is none of the match', async () => {
    const opened = async (place: string) => (await start(place)).address;
    expect(await opened('/match/detail?game_id=1204&tab=analysis&play=31&round=1')).toBe(
      '/match/detail?game_id=1204&round=1&tab=analysis&play=31',
    );
    expect(await opened('/match/detail?game_id=1204&tab=result&play=x')).toBe('/match/detail?game_id=1204&tab=result');
    expect(await opened(`/match/detail?game_id=1204&tab=${'x'.repeat(10_240)}`)).toBe('/match/detail?game_id=1204');
    expect(await opened('/match/list?id=1204&tab=early')).toBe('/match/detail?game_id=1204');
  });

  it('GAMES-9 opens the list in the remembered order, with it in the address; the address counts more', async () => {
    const area = new FakeStorageArea();
    area.put('listSort', 'time');
    const open = (place: string) => start(place, {}, area);
    const remembered = await open('/match/list?tab=early');
    expect(remembered.address).toBe('/match/list?tab=early&sort=time');
    expect(remembered.app.browse.getState().sort).toBe('time');
    expect((await open('/')).address).toBe('/match/list?sort=time');
    expect((await open('/bets')).address).toBe('/bets');
    expect((await open('/match/list?sort=event')).address).toBe('/match/list');
    expect((await start('/match/list')).address).toBe('/match/list');
  });

  it.each([
    ['/events/detail?event_id=88&tab=bracket&lang=2', '/events/detail?event_id=88&tab=bracket'],
    ['/results?day=2026-11-22&event_id=88&token=secret-0123456789', '/results?day=2026-11-22&event_id=88'],
    ['/champion?game_id=7', '/champion?game_id=7'],
    ['/events?when=', '/events?when='],
  ])(
    'ROUTE-2 %s of the second table keeps what its screen reads, and changes nothing of the list',
    async (place, kept) => {
      const { app, address, banner } = await start(place);
      expect(address).toBe(kept);
      expect(banner).toBeNull();
      expect(app.browse.getState()).toMatchObject({ gameTypeId: 0, eventIds: [], handicap: 'today' });
    },
  );

  it('bad-input 70: a bad id opens the list and reports that there is no such match', async () => {
    const { address, banner } = await start('/match/detail?id=abc');
    expect(address).toBe('/match/list');
    expect(banner).toEqual({ kind: 'key', key: 'refusal.no_match' });
  });

  it('NAV-5 preselects open points, bad-input 71: passes closed ones over and warns at ten', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => index + 1);
    const { app, callsOf } = await start(`/?teamPointIds=${ids.join(',')}`, points);
    expect(callsOf('getPointsByIds')[0]?.body).toMatchObject({ shop_ids: ids });
    expect(app.slip.getState().slip.singleIds).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
    expect(app.slip.getState().warning).toBe('orders_limit_10');
    vi.advanceTimersByTime(1_500);
    expect(app.slip.getState().warning).toBeNull();
  });

  it('bad-input 74: a bad value is ignored with a notice', async () => {
    const { address, banner } = await start('/match/list?lang=zh-CN');
    expect(address).toBe('/match/list');
    expect(banner).toEqual({ kind: 'key', key: 'notice.bad_start_value' });
  });

  it('bad-input 76: the detail without a query leads back to the list', async () => {
    expect((await start('/match/detail')).address).toBe('/match/list');
  });

  it('bad-input 77: what is no screen of ours is /404', async () => {
    expect((await start('/%2F%2Fevil.com?id=1&x')).address).toBe('/match/detail?game_id=1');
    expect((await start('/MATCH/LIST')).address).toBe('/404');
  });

  it('bad-input 80: a token in the address is not used and leaves it', async () => {
    const { app, address } = await start('/match/list?token=secret-0123456789abcdef');
    expect(address).toBe('/match/list');
    expect(app.session.getState().token).toBeNull();
  });

  it('U13 NAV-5 game, events and tab of the list stay in its address', async () => {
    const server = { getGameTypeDict: () => refused('unavailable') };
    for (const path of ['/', '/match/list'])
      expect((await start(`${path}?tab=live&event_id=3,4&game_type_id=2&lang=7`, server)).address).toBe(
        '/match/list?game_type_id=2&event_id=3,4&tab=live',
      );
    const { app, address } = await start('/?tab=favorites', server);
    expect(address).toBe('/match/list?tab=favorites');
    expect(app.browse.getState()).toMatchObject({ view: 'favorites', handicap: 'today' });
    expect((await start('/match/list?tab=nonsense', server)).app.browse.getState().handicap).toBe('today');
  });

  it('C14 NAV-5 one notice names the points that are closed or unknown', async () => {
    const { banner, app } = await start('/?teamPointIds=1,2,4', points);
    expect(app.slip.getState().slip.singleIds).toEqual([1]);
    expect(banner).toEqual({ kind: 'dropped', events: '', points: '2, 4' });
    expect((await start('/?teamPointIds=1,3', points)).banner).toBeNull();
  });

  it('NAV-1 the root leads to the list', async () => {
    expect((await start('/')).address).toBe('/match/list');
    expect((await start('/match')).address).toBe('/match/list');
  });
});
