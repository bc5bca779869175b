import { PUSH_CLOSE } from '@clutchline/contract';
import { READ_KEY, REFERRED_KEY, SKIPPED_KEY, type DeskServerMessage } from '@clutchline/contract/desk';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { matchEvents, PLAY, playOf, pointOf } from '@clutchline/test-support/server/test-feed';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { DeskWatcher } from './desk-push-client';
import { openTestDesk } from './open-test-desk';
import { changeLock, openDeskBooks, type DeskBooks } from './open-desk-books';

let books: DeskBooks;
let game = 0;
const opened: DeskWatcher[] = [];
beforeAll(async () => {
  books = await openDeskBooks();
});
afterAll(() => books.close());
afterEach(() => opened.splice(0).forEach((watcher) => watcher.close()));
beforeEach(async () => {
  game += 10;
  await ingestFeedEvents(books.context, matchEvents(game));
});

const withWatchers = z.looseObject({ watchers: z.array(z.string()) });
const watch = async (by = books.trader): Promise<DeskWatcher> => {
  const watcher = await DeskWatcher.of(books.desk, by);
  opened.push(watcher);
  return watcher;
};
const bet = async (stake: string) =>
  placed(books.context, singleRequest({ gameId: game }, stake), await books.context.player('1000'));
const deltasOf = (watcher: DeskWatcher, topic: string) =>
  watcher.messages.filter(
    (message): message is Extract<DeskServerMessage, { type: 'delta' }> =>
      message.type === 'delta' && message.topic === topic,
  );
const lastRefusal = (watcher: DeskWatcher) => watcher.messages.findLast(({ type }) => type === 'error');

describe('topics', () => {
  it('DESK-16 a bet and a lock reach the sheet of all who watch it, as differences, within two seconds', async () => {
    const [one, other] = [await watch(), await watch(await books.desk.signedIn('viewer of sheets', ['viewer']))];
    const topic = `match:${game}`;
    for (const watcher of [one, other]) watcher.subscribe(topic);
    await Promise.all([one, other].map((watcher) => watcher.until(() => watcher.table(topic).has(READ_KEY))));
    const winner = `play:${playOf(game, PLAY.winner)}`;
    const began = performance.now();
    await bet('10');
    await changeLock(books.trader, 'lock', { scope: 'play', id: playOf(game, PLAY.map1), kind: 'suspend' });
    const shows = (watcher: DeskWatcher) =>
      JSON.stringify(watcher.table(topic).get(winner)).includes('"stake":"1000"') &&
      JSON.stringify(watcher.table(topic).get(`play:${playOf(game, PLAY.map1)}`)).includes('score unclear');
    await Promise.all([one, other].map((watcher) => watcher.until(() => shows(watcher))));
    expect(performance.now() - began).toBeLessThan(10_000);
    const keys = new Set(deltasOf(one, topic).flatMap(({ changes }) => changes.map(({ key }) => key)));
    const plays = [...keys].filter((key) => key.startsWith('play:'));
    expect(plays.toSorted()).toEqual([winner, `play:${playOf(game, PLAY.map1)}`].toSorted());
    expect(one.table(topic).get(winner)).toMatchObject({
      points: [{ point_id: pointOf(game, PLAY.winner, 1), money: [{ stake: '1000', result: '-1000' }] }, {}],
    });
    await changeLock(books.trader, 'unlock', { scope: 'play', id: playOf(game, PLAY.map1), kind: 'suspend' });
  });

  it('DESK-14 DESK-15 sheet and tree name who has the match open, at each process, until it is closed', async () => {
    const topic = `match:${game}`;
    const other = await openTestDesk({ url: books.context.databaseUrl, drop: () => Promise.resolve() });
    const dora = await other.signedIn('dora', ['viewer']);
    const [own, again] = [await watch(), await watch()];
    const elsewhere = await DeskWatcher.of(other, dora);
    for (const watcher of [own, again, elsewhere]) watcher.subscribe(topic);
    const namesOn = (watcher: DeskWatcher) =>
      z.safeParse(withWatchers, watcher.table(topic).get('head')).data?.watchers;
    const names = [books.trader.name, 'dora'].toSorted().join();
    await Promise.all([own, elsewhere].map((watcher) => watcher.until(() => namesOn(watcher)?.join() === names)));
    const { data } = await dora.client.call('matchTree', { limit: 200 });
    const rows = z.parse(z.array(z.looseObject({ game_id: z.int(), ...withWatchers.shape })), data['rows']);
    const open = rows.filter(({ watchers }) => watchers.length > 0);
    expect(open.map(({ game_id, watchers }) => [game_id, watchers.join()])).toEqual([[game, names]]);
    again.close();
    await other.close();
    await own.until(() => namesOn(own)?.join() === books.trader.name);
    await ask(books.context.databaseUrl, "update desk_watchers set seen_at = now() - interval '26 seconds'");
    await own.until(() => namesOn(own)?.length === 0);
    await own.until(() => namesOn(own)?.join() === books.trader.name);
  });

  it('DESK-16 PUSH-5 who comes back with a cursor gets what was missed, and a foreign cursor a snapshot', async () => {
    const topic = `match:${game}`;
    const [leaving, staying] = [await watch(), await watch()];
    for (const watcher of [leaving, staying]) watcher.subscribe(topic);
    await leaving.until(() => leaving.table(topic).size > 0);
    const last = leaving.messages.findLast((message) => message.type === 'snapshot' || message.type === 'delta');
    if (last === undefined) throw new Error('no position');
    leaving.close();
    await bet('7');
    await staying.until(() => JSON.stringify([...staying.table(topic).values()]).includes('"stake":"700"'));
    const back = await watch();
    back.subscribe(topic, { epoch: last.epoch, seq: last.seq });
    await back.until(() => JSON.stringify([...back.table(topic).values()]).includes('"stake":"700"'));
    expect(back.messages.map(({ type }) => type)).not.toContain('snapshot');
    const foreign = await watch();
    foreign.subscribe(topic, { epoch: 'of-another-run', seq: 3 });
    await foreign.until(() => foreign.table(topic).size > 0);
    expect(foreign.messages.map(({ type }) => type)).toContain('snapshot');
  });

  it('DESK-16 the ticker shows bets, newest first by its keys, and the parts of the overview are read each second', async () => {
    const watcher = await watch();
    watcher.subscribe('ticker');
    watcher.subscribe('overview');
    await watcher.until(() => watcher.table('overview').has('health'));
    const order = await bet('12.34');
    await watcher.until(() => watcher.table('ticker').has(order));
    expect(watcher.table('ticker').get(order)).toMatchObject({ stake: '1234', game_id: game, receive_status: 0 });
    expect(watcher.table('ticker').get(SKIPPED_KEY)).toBe(0);
    // The clock of this test does not run, so a reading without a change is an empty delta.
    const readings = () =>
      watcher.messages.filter((message) => message.type === 'delta' && message.topic === 'overview').length;
    const before = readings();
    await watcher.until(() => readings() > before);
    expect([...watcher.table('overview').keys()].toSorted()).toEqual(
      ['bets', 'exposures', 'feed', 'health', 'locks', 'open', 'pools', READ_KEY, 'today', 'waiting'].toSorted(),
    );
  });

  it('DESK-16 alarms and the queue are topics, an unknown topic and match are refused', async () => {
    const watcher = await watch();
    for (const topic of ['alarms', 'queue']) {
      watcher.subscribe(topic);
      await watcher.until(() => watcher.table(topic).has(READ_KEY));
    }
    expect(watcher.table('queue').get(REFERRED_KEY)).toBe(0);
    for (const topic of ['players', 'match:999999999']) {
      watcher.subscribe(topic);
      await watcher.until(() =>
        watcher.messages.some((message) => message.type === 'error' && message.topic === topic),
      );
      expect(lastRefusal(watcher)).toMatchObject({ reason: 'unknown-topic' });
    }
  });
});

describe('sessions and rights', () => {
  const statusOf = (headers: Readonly<Record<string, string>>) =>
    DeskWatcher.open(books.desk, headers).then(
      () => 'open',
      (error: unknown) => String(error).replace(/.*: /, ''),
    );

  it('bad-input 291 DESK-16 needs the cookie of a session and the exact origin of the page', async () => {
    const { cookie } = books.trader.client;
    const origin = books.desk.url;
    expect(await statusOf({ origin })).toBe('401');
    expect(await statusOf({ origin, cookie: `__Host-desk=${'a'.repeat(43)}` })).toBe('401');
    expect(await statusOf({ cookie })).toBe('403');
    expect(await statusOf({ cookie, origin: 'http://localhost:1' })).toBe('403');
    expect(await statusOf({ cookie, origin: `${origin}.evil.test` })).toBe('403');
    expect(await statusOf({ cookie, origin, host: 'evil.test' })).toBe('403');
  });

  it('bad-input 297 DESK-5 a topic needs its right, the try is recorded, and a right that is lost ends it', async () => {
    const viewer = await books.desk.signedIn('viewer of topics', ['viewer']);
    const refused = await watch(viewer);
    for (const topic of ['ticker', 'audit']) {
      refused.subscribe(topic);
      await refused.until(() =>
        refused.messages.some((message) => message.type === 'error' && message.topic === topic),
      );
      expect(lastRefusal(refused)).toMatchObject({ reason: 'not-authorised' });
    }
    const recorded = `select a.subject, a.result from operator_actions a join desk_operators o on o.id = a.operator_id
      where o.name = 'viewer of topics' and a.action = 'watch' order by a.id`;
    expect(await ask(books.desk.databaseUrl, recorded)).toEqual([
      { subject: 'ticker', result: 'forbidden' },
      { subject: 'audit', result: 'forbidden' },
    ]);
    const admin = await books.desk.signedIn('admin of topics', ['admin']);
    const watcher = await watch(admin);
    watcher.subscribe('audit');
    await watcher.until(() => watcher.table('audit').has(READ_KEY));
    const roles = "update desk_operators set roles = '{viewer}' where name = 'admin of topics'";
    await ask(books.desk.databaseUrl, roles);
    await watcher.until(() => watcher.messages.some(({ type }) => type === 'error'));
    expect(lastRefusal(watcher)).toMatchObject({ reason: 'not-authorised', topic: 'audit' });
    const frames = deltasOf(watcher, 'audit').length;
    await bet('1');
    watcher.subscribe('overview');
    await watcher.until(() => deltasOf(watcher, 'overview').length > 1);
    expect(deltasOf(watcher, 'audit')).toHaveLength(frames);
  });

  it('DESK-4 DESK-16 the end of a session closes its socket, a step up does not', async () => {
    const operator = await books.desk.signedIn('settler of sockets', ['settler']);
    const watcher = await watch(operator);
    expect(await operator.client.call('stepUp', { code: operator.nextCode() })).toMatchObject({ status: 200 });
    watcher.subscribe('overview');
    await watcher.until(() => deltasOf(watcher, 'overview').length > 3);
    expect(watcher.closedWith).toBeNull();
    await operator.client.call('signOut');
    expect(await watcher.ended()).toBe(PUSH_CLOSE.signInAgain);
  });

  it('bad-input 314 what is pushed is no use of the session: without a call it ends after 15 minutes', async () => {
    const operator = await books.desk.signedIn('viewer who left', ['viewer']);
    const watcher = await watch(operator);
    watcher.subscribe('overview');
    await watcher.until(() => deltasOf(watcher, 'overview').length > 1);
    books.desk.passTime(15 * 60_000);
    expect(await watcher.ended()).toBe(PUSH_CLOSE.signInAgain);
    expect(await operator.client.call('me')).toMatchObject({ status: 401 });
  });

  it('bad-input 109 an invalid message, or one that is too long, ends the connection', async () => {
    const trader = await books.desk.signedIn('trader of frames', ['trader']);
    for (const [text, code] of [
      ['{"type":"subscribe"}', PUSH_CLOSE.policy],
      ['x', PUSH_CLOSE.policy],
      ['x'.repeat(5_000), PUSH_CLOSE.tooBig],
    ] as const) {
      const watcher = await watch(trader);
      watcher.socket.send(text);
      expect(await watcher.ended()).toBe(code);
    }
  });
});
