import { randomUUID } from 'node:crypto';

import type { FeedEvent } from '@clutchline/contract';
import { placed, refusalOf, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { live, matchEvents, PLAY, playOf, playState, pointOf } from '@clutchline/test-support/server/test-feed';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { changeLock, openDeskBooks, type DeskBooks, type Subject } from './open-desk-books';

let books: DeskBooks;
let game = 0;
beforeAll(async () => {
  books = await openDeskBooks();
});
afterAll(() => books.close());
beforeEach(async () => {
  game += 10;
  await ingest(...matchEvents(game));
});

const ingest = (...events: readonly FeedEvent[]) => ingestFeedEvents(books.context, events);
const winner = (): Subject => ({ scope: 'play', id: playOf(game, PLAY.winner), kind: 'suspend' });
const match = (): Subject => ({ scope: 'match', id: game, kind: 'suspend' });
const lock = (subject: Subject) => changeLock(books.trader, 'lock', subject);
const unlock = (subject: Subject) => changeLock(books.trader, 'unlock', subject);
const refusal = async (play: number = PLAY.winner) =>
  (await refusalOf(books.context, singleRequest({ gameId: game, play }, '10'), await books.context.player('100')))
    ?.refusal ?? null;

async function statesOf(gameId: number): Promise<{ id: number; status: number; feed_status: number | null }[]> {
  return await ask(
    books.context.databaseUrl,
    'select id::integer, status, feed_status from plays where game_id = $1 order by id',
    [gameId],
  );
}

describe('suspending', () => {
  it('DESK-8 a locked play takes no bet, whatever the feed writes, and returns to the state of the feed', async () => {
    expect(await lock(winner())).toMatchObject({ status: 200, data: { changed: 1, remaining: [{ scope: 'play' }] } });
    expect(await refusal()).toBe('suspended');
    await ingest(playState(game, PLAY.winner, 'suspended'), playState(game, PLAY.handicap, 'suspended'));
    await ingest(playState(game, PLAY.winner, 'open'));
    expect(await refusal()).toBe('suspended');
    expect(await unlock(winner())).toMatchObject({ status: 200, data: { changed: 1, remaining: [] } });
    expect(await refusal()).toBeNull();
    await lock(winner());
    await ingest(playState(game, PLAY.winner, 'suspended'));
    expect(await unlock(winner())).toMatchObject({ data: { changed: 0 } });
    expect(await refusal()).toBe('suspended');
    await ingest(playState(game, PLAY.winner, 'open'));
    expect(await refusal()).toBeNull();
  });

  it('bad-input 305 DESK-8 the last lock opens, and a resume names those that remain', async () => {
    await lock(winner());
    expect(await lock(match())).toMatchObject({ data: { changed: (await statesOf(game)).length - 1 } });
    const { data } = await unlock(winner());
    expect(data).toMatchObject({ changed: 0, remaining: [{ scope: 'match', id: game, set_by: 'trader' }] });
    expect(data).toMatchObject({
      names: { matches: [{ game_id: game, team_1: { en: expect.any(String) } }], plays: [] },
    });
    expect(await refusal()).toBe('suspended');
    await unlock(match());
    expect(await refusal()).toBeNull();
  });

  it('DESK-8 new plays of a locked match or game are locked, those of others are not', async () => {
    const [gameType] = await ask<{ id: number }>(
      books.context.databaseUrl,
      'select game_type_id::integer as id from matches where id = $1',
      [game],
    );
    const wholeGame: Subject = { scope: 'game', id: gameType?.id ?? 0, kind: 'suspend' };
    await lock(wholeGame);
    await ingest(...matchEvents(game + 1));
    expect((await statesOf(game + 1)).every(({ status, feed_status }) => status === 2 && feed_status === 1)).toBe(true);
    expect(await unlock(wholeGame)).toMatchObject({ data: { remaining: [] } });
    expect((await statesOf(game + 1)).every(({ status, feed_status }) => status === 1 && feed_status === null)).toBe(
      true,
    );
  });

  it('DESK-8 R34 prices that the guard doubts under a lock are resolved under it, and the play opens after it', async () => {
    const prices = (one: number, two: number): FeedEvent => ({
      type: 'prices',
      game_id: game,
      prices: [
        { point_id: pointOf(game, PLAY.winner, 1), odd: one },
        { point_id: pointOf(game, PLAY.winner, 2), odd: two },
      ],
    });
    await lock(winner());
    await ingestFeedEvents(books.context, [prices(750_000, 1_010)], { spanMs: 250 });
    const guarded = 'select guarded from plays where id = $1';
    expect(await ask(books.context.databaseUrl, guarded, [winner().id])).toEqual([{ guarded: 1 }]);
    await ingestFeedEvents(books.context, [prices(2_010, 1_750)]);
    expect(await ask(books.context.databaseUrl, guarded, [winner().id])).toEqual([{ guarded: null }]);
    expect(await refusal()).toBe('suspended');
    await unlock(winner());
    expect(await statesOf(game)).toContainEqual({ id: winner().id, status: 1, feed_status: null });
  });

  it('DESK-8 a closed play stays closed under its lock and after it', async () => {
    await lock(winner());
    await ingest(playState(game, PLAY.winner, 'closed'));
    await unlock(winner());
    const [state] = await statesOf(game);
    expect(state).toMatchObject({ status: 3, feed_status: null });
  });

  it('DESK-8 a lock rejects the bets held on its play', async () => {
    await ingest(live(game, { status: 2 }));
    const held = await placed(books.context, singleRequest({ gameId: game }, '10'), await books.context.player('100'));
    await lock(match());
    const [bet] = await ask(
      books.context.databaseUrl,
      'select receive_status, moved_by from bets where order_no = $1',
      [held],
    );
    expect(bet).toEqual({ receive_status: 1, moved_by: 'suspended' });
    await unlock(match());
  });

  it('DESK-8 the change is published to players by its transaction', async () => {
    await books.context.publisher.drain();
    await lock(winner());
    const published = await books.context.publisher.drain();
    const play_info_id = playOf(game, PLAY.winner);
    expect(published).toContainEqual({ type: 'play-status', play_info_id, game_id: game, status: 2 });
    const points = [1, 2].map((side) => pointOf(game, PLAY.winner, side === 1 ? 1 : 2));
    for (const point_id of points)
      expect(published).toContainEqual(expect.objectContaining({ type: 'odds', point_id, status: 2 }));
    await unlock(winner());
  });

  it('DESK-8 a new play never misses a lock that is set at the same moment', async () => {
    for (let round = 0; round < 12; round += 1) {
      game += 10;
      const events = matchEvents(game);
      await ingest(...events.filter(({ type }) => type !== 'play'));
      await Promise.all([ingest(...events), lock(match())]);
      expect((await statesOf(game)).map(({ status }) => status).filter((status) => status !== 2)).toEqual([]);
    }
  });

  it('DESK-8 any order of feed and locks: suspended under a lock, otherwise the state of the feed', async () => {
    const step = fc.oneof(
      fc.record({ feed: fc.constantFrom('open', 'suspended') }),
      fc.record({ action: fc.constantFrom('lock', 'unlock'), scope: fc.constantFrom('play', 'match') }),
    );
    const { databaseUrl } = books.context;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        game += 10;
        await ingest(...matchEvents(game));
        const locked = new Set<string>();
        let feed = 'open';
        for (const each of steps)
          if ('feed' in each) {
            feed = each.feed;
            await ingest(playState(game, PLAY.winner, feed === 'open' ? 'open' : 'suspended'));
          } else {
            await (each.action === 'lock' ? lock : unlock)(each.scope === 'play' ? winner() : match());
            if (each.action === 'lock') locked.add(each.scope);
            else locked.delete(each.scope);
          }
        const [play] = await ask(databaseUrl, 'select status from plays where id = $1', [playOf(game, PLAY.winner)]);
        expect(play).toEqual({ status: locked.size > 0 || feed === 'suspended' ? 2 : 1 });
      }),
      { numRuns: 12 },
    );
  });
});

describe('hiding', () => {
  it('DESK-8 a hidden match and a hidden play stay hidden while the feed shows them, and take no bet', async () => {
    const hidden: Subject = { scope: 'match', id: game, kind: 'hide' };
    await books.context.publisher.drain();
    expect(await lock(hidden)).toMatchObject({ data: { changed: 1 } });
    expect(await books.context.publisher.drain()).toContainEqual({ type: 'game-hide', game_id: game, is_hide: 1 });
    await ingest(live(game, { is_hide: 0, clock_s: 5 }));
    expect(await refusal()).not.toBeNull();
    await unlock(hidden);
    expect(await refusal()).toBeNull();
    const play: Subject = { scope: 'play', id: playOf(game, PLAY.winner), kind: 'hide' };
    expect(await lock(play)).toMatchObject({ data: { changed: 1 } });
    expect(await refusal()).not.toBeNull();
    expect(await refusal(PLAY.handicap)).toBeNull();
    await unlock(play);
    expect(await refusal()).toBeNull();
  });

  it('DESK-8 what the feed hides under a lock stays hidden after it', async () => {
    const hidden: Subject = { scope: 'match', id: game, kind: 'hide' };
    const play: Subject = { scope: 'play', id: playOf(game, PLAY.winner), kind: 'hide' };
    await lock(hidden);
    await lock(play);
    await ingest(live(game, { is_hide: 1 }), { type: 'play-hide', play_id: play.id, game_id: game, is_hide: 1 });
    expect(await unlock(hidden)).toMatchObject({ data: { changed: 0 } });
    expect(await unlock(play)).toMatchObject({ data: { changed: 0 } });
    await ingest(live(game, { is_hide: 0 }));
    expect(await refusal()).not.toBeNull();
    expect(await refusal(PLAY.handicap)).toBeNull();
  });
});

describe('requests', () => {
  it('bad-input 296 a reason is needed: not blank, not longer than 500 characters, without control characters', async () => {
    for (const reason of ['', '   ', 'no', 'x'.repeat(501), 'score\u0007unclear'])
      expect(await changeLock(books.trader, 'lock', winner(), { reason })).toMatchObject({
        status: 400,
        data: { field: 'reason' },
      });
    expect(await refusal()).toBeNull();
  });

  it('DESK-7 a request is done once, and its outcome can be asked for', async () => {
    const request_id = randomUUID();
    expect(await changeLock(books.trader, 'lock', winner(), { request_id })).toMatchObject({ status: 200 });
    await unlock(winner());
    const again = await changeLock(books.trader, 'lock', winner(), { request_id });
    expect(again).toMatchObject({ status: 409, data: { type: '/desk/api/problems/repeated' } });
    expect(await refusal()).toBeNull();
    const { client } = books.trader;
    const subject = `play:${playOf(game, PLAY.winner)}`;
    expect(await client.call('outcome', { request_id })).toMatchObject({
      data: { action: { action: 'lock', subject, reason: 'score unclear', result: 'done', after: { changed: 1 } } },
    });
    expect(await client.call('outcome', { request_id: randomUUID() })).toMatchObject({ data: { action: null } });
  });

  it('bad-input 302 an unknown play, match or game is refused', async () => {
    for (const scope of ['play', 'match', 'game'] as const)
      expect(await lock({ scope, id: 999_999_999, kind: 'suspend' })).toMatchObject({ status: 404 });
    expect(await lock({ scope: 'game', id: 1, kind: 'hide' })).toMatchObject({ status: 400 });
  });

  it('DESK-5 viewer and support suspend nothing, a settler resumes nothing, and the tries are recorded', async () => {
    const { desk } = books;
    const forbidden = { status: 403, data: { type: '/desk/api/problems/forbidden' } };
    for (const role of ['viewer', 'support'] as const)
      expect(await changeLock(await desk.signedIn(`a ${role}`, [role]), 'lock', winner())).toMatchObject(forbidden);
    const settler = await desk.signedIn('a settler', ['settler']);
    expect(await changeLock(settler, 'lock', winner())).toMatchObject({ status: 200 });
    expect(await changeLock(settler, 'unlock', winner())).toMatchObject(forbidden);
    const [last] = await ask(desk.databaseUrl, 'select action, result from operator_actions order by id desc limit 1');
    expect(last).toEqual({ action: 'unlock', result: 'forbidden' });
    const locks = await settler.client.call('locks');
    const id = playOf(game, PLAY.winner);
    expect(locks.data['locks']).toContainEqual(expect.objectContaining({ scope: 'play', id, set_by: 'a settler' }));
    expect(locks.data['names']).toMatchObject({
      plays: expect.arrayContaining([expect.objectContaining({ play_id: id, game_id: game, market: 'match_winner' })]),
      matches: expect.arrayContaining([expect.objectContaining({ game_id: game })]),
    });
    await unlock(winner());
  });
});
