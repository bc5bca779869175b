import { buildSlip, buildSlipItem } from '@clutchline/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp, envelope, ok, refused, TOKEN } from '../../../testing/test-app';
import { SIGN_IN_MS } from '../banner/banner-store';
import { categoriesQuery, handicapsQuery } from '../browse/browse-queries';
import { historyQuery } from '../history/use-history-list';
import { networkIsBack } from '../route/navigate';
import { startTabSync } from '../sources/start-address';
import { refreshAccount } from './refresh-account';
import { playerOf } from './session-store';
import { readToken, signIn, signOut } from './sign-in';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pathOf = ({ app }: ReturnType<typeof createTestApp>): string => app.env.location.read().path;

describe('what an answer means for the app', () => {
  it('ERR-1 a failed network opens the no-network page, which ends when the network is back', async () => {
    const test = createTestApp({
      place: '/match/detail?game_id=7',
      server: { getGameTypeDict: () => new Response('x', { status: 502 }) },
    });
    await test.app.call('getGameTypeDict', {});
    expect(pathOf(test)).toBe('/not-net');
    expect(test.events).toContainEqual({ name: 'error', event: { kind: 'network', message: 'http-status' } });
    networkIsBack(test.app);
    expect(test.app.env.location.read()).toMatchObject({ path: '/match/detail', search: 'game_id=7' });
  });

  it('U37 a refetch without answer leaves the screen and its data; a first fetch opens the no-network page', async () => {
    let isDown = false;
    const categories = () => (isDown ? new Response('x', { status: 502 }) : ok([]));
    const test = createTestApp({ place: '/match/detail?game_id=7', server: { getGameTypeDict: categories } });
    const entry = test.app.queries.entry(categoriesQuery(test.app));
    expect(await entry.load()).toEqual([]);
    isDown = true;
    entry.reload();
    await vi.waitFor(() => expect(entry.read()).toEqual({ data: [], failed: true }));
    expect(pathOf(test)).toBe('/match/detail');
    expect(test.events).toContainEqual({ name: 'error', event: { kind: 'network', message: 'http-status' } });
    await test.app.queries
      .entry(handicapsQuery(test.app))
      .load()
      .catch(() => undefined);
    expect(pathOf(test)).toBe('/not-net');
  });

  it('bad-input 81: failures on failures never trap: home is always behind them', async () => {
    const test = createTestApp({
      server: { getGameTypeDict: () => undefined, getCurrency: () => envelope(0, null, 15, 'gone') },
    });
    await test.app.call('getGameTypeDict', {});
    await test.app.call('getCurrency', {});
    expect(pathOf(test)).toBe('/404');
    networkIsBack(test.app);
    expect(pathOf(test)).toBe('/404');
    test.app.env.location.go('/match/list');
    expect(pathOf(test)).toBe('/match/list');
  });

  it.each([15, 17, 18])('ERR-2 error code %i opens /404 with the message of the server', async (errorCode) => {
    const test = createTestApp({ server: { getCurrency: () => envelope(0, null, errorCode, 'Page is gone') } });
    await test.app.call('getCurrency', {});
    const { path, state, search } = test.app.env.location.read();
    expect({ path, search }).toEqual({ path: '/404', search: '' });
    expect(state).toMatchObject({ message: 'Page is gone' });
  });

  it('bad-input 82: the same failure again changes nothing', async () => {
    const test = createTestApp({ place: '/bets', server: { getCurrency: () => envelope(0, null, 17, 'Gone') } });
    const steps: string[] = [];
    test.app.env.location.subscribe((way) => steps.push(way));
    for (let time = 0; time < 5; time += 1) await test.app.call('getCurrency', {});
    expect(steps).toEqual(['replace']);
    expect(test.app.env.location.read().state).toMatchObject({ from: '/bets' });
  });

  it.each([0, 14])('ERR-3 code %i shows the message of the server for 3 s', async (code) => {
    const { app } = createTestApp({ server: { balance: () => envelope(code, null, 0, 'Please sign in') } });
    app.banner.getState().hold(false);
    expect((await app.call('balance', {})).kind).toBe('not-signed-in');
    expect(app.banner.getState().shown).toEqual({ kind: 'text', text: 'Please sign in' });
    vi.advanceTimersByTime(SIGN_IN_MS - 1);
    expect(app.banner.getState().shown).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(app.banner.getState().shown).toBeNull();
  });

  it('ERR-3 without a message the default text shows', async () => {
    const { app } = createTestApp({ server: { balance: () => envelope(0) } });
    await app.call('balance', {});
    expect(app.banner.getState().shown).toEqual({ kind: 'key', key: 'server.you_not_login_now' });
  });

  it.each([602, 604])('ERR-4 code %i logs out, clears both selections and lets the answer through', async (code) => {
    const { app, area } = createTestApp({
      token: TOKEN,
      server: { balance: () => envelope(code, { left: 1 }, 0, 'Ended') },
    });
    app.slip.setState({ slip: buildSlip([buildSlipItem({ shop_id: 1 }), buildSlipItem({ shop_id: 2 })]) });
    expect(await app.call('balance', {})).toEqual({ kind: 'signed-out', message: 'Ended', data: { left: 1 } });
    expect(app.session.getState().token).toBeNull();
    expect(area.values.has('test:token')).toBe(false);
    expect(app.slip.getState().slip).toEqual({ items: [], singleIds: [], parlayIds: [] });
    expect(app.banner.getState().shown).toEqual({ kind: 'text', text: 'Ended' });
  });

  it('ERR-4 the late end of an earlier session does not sign the next player out', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { app } = createTestApp({
      token: TOKEN,
      server: { balance: () => new Promise((resolve) => (answer = resolve)) },
    });
    const waiting = app.call('balance', {});
    await vi.advanceTimersByTimeAsync(0);
    signIn(app, `${TOKEN}-second`);
    answer(envelope(602));
    await waiting;
    expect(app.session.getState().token).toBe(`${TOKEN}-second`);
  });

  it('ERR-5 a forbidden location opens /ip-limit with its notice', async () => {
    const test = createTestApp({ server: { getCurrency: () => envelope(451, null, 0, 'Not from there') } });
    await test.app.call('getCurrency', {});
    expect(pathOf(test)).toBe('/ip-limit');
    expect(test.app.env.location.read().state).toMatchObject({ message: 'Not from there' });
  });

  it('ERR-7 a business refusal leaves page, player and banner alone', async () => {
    const test = createTestApp({ token: TOKEN, server: { addFavorite: () => refused('favourites_limit') } });
    await test.app.call('addFavorite', { game_id: 1, favorite: 1 });
    expect(pathOf(test)).toBe('/match/list');
    expect(test.app.session.getState().token).toBe(TOKEN);
    expect(test.app.banner.getState().shown).toBeNull();
  });
});

describe('the player', () => {
  it('USER-1 without a token nothing of a player is asked', async () => {
    const { app, calls } = createTestApp();
    await refreshAccount(app);
    expect(calls).toEqual([]);
  });

  it('USER-2 applies the balance and USER-3 its currency, and notifies the host', async () => {
    const { app, area, events } = createTestApp({ token: TOKEN });
    await refreshAccount(app);
    expect(app.session.getState()).toMatchObject({ balance: { amount: '100.00' }, currency: { code: 'CNY' } });
    expect(area.values.get('test:currencyInfo')).toBe('{"v":1,"d":{"id":1,"code":"CNY","decimals":2}}');
    const balance = events.find(({ name }) => name === 'balance')?.event;
    expect(Object.keys(balance ?? {}), 'who it is stays with us').toEqual(['amount', 'nickname', 'currency_id']);
  });

  it('bad-input 91: the currency of the server wins over a stored one', async () => {
    const area = new FakeStorageArea();
    area.put('currencyInfo', { id: 3, code: 'JPY', decimals: 0 });
    const { app } = createTestApp({ token: TOKEN, area });
    await refreshAccount(app);
    expect(app.session.getState().currency?.code).toBe('CNY');
  });

  it('USER-2 an answer other than code 1 clears the login, a lost network does not', async () => {
    const refusing = createTestApp({ token: TOKEN, server: { balance: () => refused('unavailable') } });
    await refreshAccount(refusing.app);
    expect(refusing.app.session.getState().token).toBeNull();
    const offline = createTestApp({ token: TOKEN, server: { balance: () => undefined } });
    await refreshAccount(offline.app);
    expect(offline.app.session.getState().token).toBe(TOKEN);
  });

  it('USER-1 keeps the token over a visit; null from the host ends that', () => {
    const area = new FakeStorageArea();
    createTestApp({ token: TOKEN, area });
    expect(createTestApp({ area }).app.session.getState().token).toBe(TOKEN);
    expect(createTestApp({ area, token: null }).app.session.getState().token).toBeNull();
    expect(createTestApp({ area }).app.session.getState().token).toBeNull();
  });

  it.each([' ', 'undefined', 'null', '[object Object]', '', 5, {}])('bad-input 90: %j is no token', (value) => {
    expect(readToken(value)).toBeNull();
  });

  it('USER-1 nothing of an earlier player stays after a sign-out', async () => {
    const bets = { items: [], total: 0, totals: [] };
    const server = { getCurrency: () => ok([]), getUserHistory: () => ok(bets) };
    const { app } = createTestApp({ token: TOKEN, server });
    await refreshAccount(app);
    const history = historyQuery(app, 0, { days: 7, state: 'all', kind: 'all' });
    await app.queries.entry(history).load();
    expect(app.queries.entry(history).read().data).toEqual([bets]);
    signOut(app);
    expect(app.session.getState()).toMatchObject({ token: null, balance: null, currency: null });
    expect(app.queries.entry(history).read().data).toBeUndefined();
  });
});

describe('other tabs', () => {
  it('bad-input 95: a sign-out and a sign-in as another player are followed', async () => {
    const { app, area, tabs, callsOf } = createTestApp({ token: TOKEN });
    const stop = startTabSync(app);
    area.values.delete('test:token');
    tabs.changed('token');
    expect(app.session.getState().token).toBeNull();
    area.put('token', `${TOKEN}-other`);
    tabs.changed('token');
    await app.call('balance', {});
    expect(callsOf('balance')[0]?.headers.get('token')).toBe(`${TOKEN}-other`);
    stop();
  });

  it('bad-input 95: a sign-out and a sign-in that are followed are not written again', () => {
    const { app, area, tabs, events } = createTestApp({ token: TOKEN });
    startTabSync(app);
    const written = [vi.spyOn(area, 'setItem'), vi.spyOn(area, 'removeItem')];
    area.values.delete('test:token');
    tabs.changed('token');
    area.put('token', `${TOKEN}-other`);
    tabs.changed('token');
    for (const spy of written) expect(spy).not.toHaveBeenCalled();
    expect(events).toEqual([{ name: 'balance', event: null }]);
  });

  it('ERR-4 the end of an old session does not sign out the player of another tab', async () => {
    const { app, area } = createTestApp({ token: TOKEN, server: { balance: () => envelope(602, null, 0, 'Ended') } });
    const slip = buildSlip([buildSlipItem()]);
    app.slip.setState({ slip });
    area.put('token', `${TOKEN}-other`);
    await refreshAccount(app);
    expect(app.session.getState().token).toBe(`${TOKEN}-other`);
    expect(area.values.get('test:token')).toContain('-other');
    expect(app.slip.getState().slip).toBe(slip);
  });

  it.each(['sign-in', 'start'])(
    'bad-input 84: a token that is refused at the %s leaves no earlier one behind',
    (way) => {
      const area = new FakeStorageArea();
      area.put('token', TOKEN);
      area.refuses = 'writing';
      const token = `${TOKEN}-other`;
      const { app } = createTestApp({ area, ...(way === 'start' ? { token } : {}) });
      if (way === 'sign-in') signIn(app, token);
      expect(area.values.has('test:token')).toBe(false);
      expect([app.session.getState().token, app.stored.token.read()]).toEqual([token, { kind: 'ok', value: token }]);
    },
  );
});

describe('C2 C10 C21 a server as section 7 of the specification describes it', () => {
  const spec = (fields: object) => ({ ...ok(fields), trace: 'x1' });
  const balance = { amount: 12_480.5, nickname: 'Ada', currency_id: 1, vip: 3 };
  const currencies = [{ id: 1, code: 'CNY', decimals: 2, name: 'Yuan' }];

  it('C2 USER-2 shows the balance of a server without player_id, with a number and unknown fields', async () => {
    const server = { balance: () => spec(balance), getCurrency: () => spec(currencies) };
    const test = createTestApp({ token: TOKEN, server });
    await refreshAccount(test.app);
    expect(test.app.session.getState()).toMatchObject({
      balance: { amount: '12480.5', nickname: 'Ada', currency_id: 1 },
      currency: { id: 1, code: 'CNY', decimals: 2 },
    });
    expect(pathOf(test)).toBe('/match/list');
    expect(playerOf(test.app.session.getState())).toBe('1 Ada');
  });

  it.each([
    [503, refused('unavailable')],
    [429, refused('too_many_requests')],
    [500, 'x'],
  ])('C10 USER-2 HTTP %i leaves the player signed in', async (status, body) => {
    const server = { balance: () => Response.json(body, { status }) };
    const { app } = createTestApp({ token: TOKEN, server });
    await refreshAccount(app);
    expect(app.session.getState().token).toBe(TOKEN);
  });

  it('C16 ERR-1 an envelope with 429 or 503, and calls that recover by themselves, stay on their screen', async () => {
    const test = createTestApp({
      place: '/bets',
      server: {
        getCurrency: () => Response.json(refused('too_many_requests'), { status: 429 }),
        getGameTypeDict: () => Response.json(refused('unavailable'), { status: 503 }),
        takeBreak: () => new Response('x', { status: 502 }),
      },
    });
    expect(await test.app.call('getCurrency', {})).toMatchObject({ kind: 'refused' });
    expect(await test.app.call('getGameTypeDict', {})).toMatchObject({ kind: 'refused', isTemporary: true });
    await test.app.call('takeBreak', { pause: { kind: 'time_out', hours: 24 } });
    expect(pathOf(test)).toBe('/bets');
  });

  it('C10 USER-2 a refusal that is answered ends the sign-in', async () => {
    for (const answer of [refused('unavailable'), envelope(2, null, 9_999), envelope(7)]) {
      const { app } = createTestApp({ token: TOKEN, server: { balance: () => answer } });
      await refreshAccount(app);
      expect(app.session.getState().token).toBeNull();
    }
  });

  it('C21 a token of a host has up to 4 KB', () => {
    const token = `${'a'.repeat(2_000)}.${'b'.repeat(2_000)}.${'c'.repeat(94)}`;
    expect(readToken(token)).toBe(token);
    expect(readToken(`${token}d`)).toBeNull();
    const area = new FakeStorageArea();
    signIn(createTestApp({ area }).app, token);
    expect(createTestApp({ area }).app.session.getState().token).toBe(token);
  });
});
