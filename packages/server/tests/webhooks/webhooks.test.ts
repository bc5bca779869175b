import { WEBHOOK_EVENTS, isWebhookType } from '@clutchline/contract/operator';
import { parlayRequest, placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import {
  live,
  matchEvents,
  matchVoid,
  PLAY,
  playOf,
  teamOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { afterEach, beforeAll, beforeEach, afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { setPlayerLimit, startBreak } from '../../src/placement/limits/player-limits';
import { correctResult } from '../../src/settlement/correct-result';
import { settlePlays } from '../../src/settlement/settle-plays';
import { WebhookTargets } from '../../src/webhooks/postgres-webhook-targets';
import { WebhookDeliveries } from '../../src/webhooks/start-webhooks';
import { WebhookSender } from '../../src/webhooks/webhook-sender';
import { openOperatorBooks, type OperatorBooks } from '../integration/operator-books';
import { WebhookReceiver } from './webhook-receiver';

const DAY = 86_400_000;
/** A tenth of a second for ten minutes. */
const FAST = 1 / 6_000;

let books: OperatorBooks;
let targets: WebhookTargets;
let receiver: WebhookReceiver;
let deliveries: WebhookDeliveries;
let target: string;
let game = 0;
beforeAll(async () => {
  books = await openOperatorBooks();
  targets = new WebhookTargets(books.context.databaseUrl);
});
afterAll(() => books.close());
beforeEach(async () => {
  game += 1;
  books.context.setNow(NOW);
  books.context.logged.length = 0;
  receiver = new WebhookReceiver();
  await receiver.start();
  const added = await targets.add({ url: receiver.url, types: null, allowsPrivate: true });
  target = added.id;
  receiver.secret = added.secret;
  deliveries = new WebhookDeliveries(books.context, new WebhookSender({ timeoutMs: 500 }), { pauseFactor: FAST });
  await ingestFeedEvents(books.context, matchEvents(game));
});
afterEach(async () => {
  await targets.remove(target);
  await deliveries.stop();
  await receiver.stop();
});

const openCount = async (): Promise<number> => (await targets.list()).find(({ id }) => id === target)?.open ?? 0;

/** Until everything is received or parked. */
async function sendAll(timeoutMs = 20_000): Promise<void> {
  const until = performance.now() + timeoutMs;
  while ((await openCount()) > 0) {
    if (performance.now() > until) throw new Error('webhooks stay open');
    await deliveries.run();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const typesOf = (subject: string): string[] =>
  receiver.received.filter(({ data }) => data['order_no'] === subject).map(({ type }) => type);
const bet = (info: Awaited<ReturnType<OperatorBooks['fund']>>): Promise<string> =>
  placed(books.context, singleRequest({ gameId: game }, '10'), info);
const settle = async (events: Parameters<typeof ingestFeedEvents>[1]): Promise<void> => {
  await ingestFeedEvents(books.context, events);
  await settlePlays(books.context);
};
const correct = async (): Promise<void> => {
  const facts = { winner: teamOf(game, 2), score_1: 0, score_2: 2 };
  await correctResult(books.context, { gameId: game, round: null, facts, reason: 'typing error', by: ['ada', 'bob'] });
};

describe('events', () => {
  it('ROLE-1 a bet is reported when it is placed, accepted, settled and corrected, as the contract describes', async () => {
    const orderNo = await bet(await books.fund('of bets', '10000'));
    await settle(wholeResult(game));
    await correct();
    await sendAll();
    expect(typesOf(orderNo)).toEqual(['bet.placed', 'bet.accepted', 'bet.settled', 'bet.corrected']);
    const [placing, , settled, corrected] = receiver.received.filter(({ data }) => data['order_no'] === orderNo);
    const leg = {
      ...{ game_id: game, game_type_id: 1, play_id: playOf(game, PLAY.winner), point_id: expect.any(Number) },
      ...{ market: 'match_winner', odds: '2.000', outcome: 'pending' },
    };
    expect(placing?.data).toEqual({
      ...{ order_no: orderNo, player_id: 'of bets', currency: 'CNY', kind: 'single', state: 'open' },
      ...{ stake: '1000', odds: '2.000', payout: null, reject_reason: null, revision: 0, swapped_from: null },
      ...{ placed_at: new Date(NOW).toISOString(), settled_at: null },
      legs: [leg],
    });
    const won = [{ ...leg, outcome: 'won' }];
    expect(settled?.data).toMatchObject({ state: 'settled', payout: '2000', revision: 1, legs: won });
    const lost = [{ ...leg, outcome: 'lost' }];
    expect(corrected?.data).toMatchObject({ state: 'settled', payout: '0', revision: 2, legs: lost });
    for (const { type, text } of receiver.received)
      expect(isWebhookType(type) && z.parse(WEBHOOK_EVENTS[type], JSON.parse(text))).toEqual(JSON.parse(text));
  });

  it('ROLE-1 the legs of a parlay are those of the bet list, in the order of the ticket', async () => {
    const gameIds = [2_000 + game, game, 1_000 + game];
    for (const gameId of gameIds) if (gameId !== game) await ingestFeedEvents(books.context, matchEvents(gameId));
    const request = parlayRequest(
      gameIds.map((gameId) => ({ gameId, side: 2 })),
      '10',
    );
    const orderNo = await placed(books.context, request, await books.fund('of parlays', '10000'));
    await sendAll();
    const reported = receiver.received.find(({ data }) => data['order_no'] === orderNo)?.data['legs'];
    expect(reported).toMatchObject(gameIds.map((game_id) => ({ game_id })));
    // The list waits for transactions that began before, also of other databases.
    const listed = async () => (await books.operator.ask('GET', '/bets?limit=500')).data['items'];
    await expect
      .poll(listed, { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ order_no: orderNo, legs: reported }));
  });

  it('ROLE-1 a held bet is reported as held, then as accepted or rejected', async () => {
    await ingestFeedEvents(books.context, [live(game, { status: 2, round: 1 })]);
    const info = await books.fund('of held bets', '10000');
    const accepted = await bet(info);
    books.context.setNow(NOW + 6_000);
    await acceptOrRejectHeldBets(books.context);
    const rejected = await bet(info);
    await ingestFeedEvents(books.context, [live(game, { status: 2, round: 2 })]);
    books.context.setNow(NOW + 12_000);
    await acceptOrRejectHeldBets(books.context);
    await sendAll();
    expect(typesOf(accepted)).toEqual(['bet.placed', 'bet.accepted']);
    expect(typesOf(rejected)).toEqual(['bet.placed', 'bet.rejected']);
    const states = receiver.received.filter(({ data }) => data['order_no'] === rejected);
    expect(states.map(({ data }) => data['state'])).toEqual(['held', 'rejected']);
    expect(states[1]?.data['reject_reason']).not.toBeNull();
  });

  it('ROLE-1 limits and exclusions are reported, of players and of the operator, and voided markets', async () => {
    const info = await books.fund('limited', '10000');
    await setPlayerLimit(books.context, { lang: 2, limit: { kind: 'day_stake', value: '500' } }, info);
    await books.operator.ask('PUT', '/players/limited/limits', { body: { stake_factor: 500, day_loss: '30000' } });
    await startBreak(books.context, { lang: 2, pause: { kind: 'time_out', hours: 24 } }, info);
    const excluded_until = new Date(NOW + 30 * DAY).toISOString();
    await books.operator.ask('PUT', '/players/limited/limits', {
      body: { stake_factor: 500, day_loss: '30000', excluded_until },
    });
    await settle([matchVoid(game)]);
    await sendAll();
    const own = receiver.received.filter(({ data }) => data['player_id'] === 'limited');
    expect(own.map(({ type, data: { set_by, limit, value, until } }) => [type, set_by, limit ?? until, value])).toEqual(
      [
        ['player.limit_changed', 'player', 'day_stake', '50000'],
        ['player.limit_changed', 'operator', 'day_loss', '30000'],
        ['player.limit_changed', 'operator', 'stake_factor', '500'],
        ['player.excluded', 'player', expect.any(String), undefined],
        ['player.excluded', 'operator', excluded_until, undefined],
      ],
    );
    const voided = receiver.received.filter(({ type }) => type === 'market.voided').map(({ data }) => data);
    expect(voided).toContainEqual({
      ...{ game_id: game, play_id: playOf(game, PLAY.winner), round: 0, market: 'match_winner' },
      void_reason: expect.any(String),
    });
    for (const { type, text } of receiver.received)
      expect(isWebhookType(type) && z.parse(WEBHOOK_EVENTS[type], JSON.parse(text))).toEqual(JSON.parse(text));
  });

  it('ROLE-1 a target gets the types that it asked for; players without an id of the operator are not reported', async () => {
    const other = await targets.add({ url: receiver.url, types: ['bet.settled'], allowsPrivate: true });
    receiver.secret = null;
    await bet(await books.context.player('1000'));
    const orderNo = await bet(await books.fund('of types', '10000'));
    await sendAll();
    await settle(wholeResult(game));
    await sendAll();
    await expect.poll(() => typesOf(orderNo)).toEqual(['bet.placed', 'bet.accepted', 'bet.settled', 'bet.settled']);
    await targets.remove(other.id);
    const ofBets = receiver.received.filter(({ type }) => type.startsWith('bet.'));
    expect(new Set(ofBets.map(({ data }) => data['order_no']))).toEqual(new Set([orderNo]));
  });
});

describe('delivery', () => {
  it('O6 a receiver that is down for ten minutes gets everything, in order per bet, duplicates with the same id', async () => {
    const info = await books.fund('of O6', '100000');
    const orders: string[] = [];
    // Of every third answer nothing arrives, so these are sent twice.
    receiver.answer = () => (receiver.requests % 3 === 0 ? 'lost' : 204);
    for (let number = 0; number < 4; number += 1) orders.push(await bet(info));
    await deliveries.run();
    await expect.poll(() => receiver.requests).toBeGreaterThan(3);
    await receiver.stop();
    receiver.answer = () => 204;
    for (let number = 0; number < 4; number += 1) orders.push(await bet(info));
    const until = performance.now() + 600_000 * FAST;
    while (performance.now() < until) {
      await deliveries.run();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await settle(wholeResult(game));
    await receiver.start();
    await sendAll();
    const ids = new Set(receiver.received.map(({ id }) => id));
    expect(receiver.received.length).toBeGreaterThan(ids.size);
    for (const id of ids) {
      const texts = receiver.received.filter((webhook) => webhook.id === id).map(({ text }) => text);
      expect(new Set(texts).size).toBe(1);
    }
    for (const orderNo of orders) {
      const own = receiver.received.filter(({ data }) => data['order_no'] === orderNo);
      const types = own.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1]);
      expect(types).toEqual(['bet.placed', 'bet.accepted', 'bet.settled']);
    }
    expect(books.context.logged).toContain('webhooks are received again');
  });

  it.each([
    ['a status of an error', 500],
    ['a redirect', 307],
    ['a lost connection', 'lost'],
  ] as const)('ROLE-1 %s is not an acknowledgement, and no redirect is followed', async (_name, answer) => {
    receiver.answer = () => answer;
    await bet(await books.fund(`of ${answer}`, '10000'));
    const patient = new WebhookDeliveries(books.context, new WebhookSender());
    await patient.run();
    await expect.poll(() => books.context.logged).toContain('webhook was not received, will retry');
    await patient.stop();
    expect(await openCount()).toBe(2);
    expect(receiver.requests).toBe(1);
  });

  it('ROLE-1 after the last attempt a webhook is parked with an alarm; a replay sends it and what followed, in order', async () => {
    let attempts = 0;
    receiver.answer = ({ type }) => {
      if (type !== 'bet.accepted') return 204;
      attempts += 1;
      return 500;
    };
    const orderNo = await bet(await books.fund('of parking', '10000'));
    await settle(wholeResult(game));
    // All pauses at once.
    const hasty = new WebhookDeliveries(books.context, new WebhookSender(), { pauseFactor: 0 });
    const parked = async () => (await targets.list()).find(({ id }) => id === target)?.parked;
    await expect
      .poll(async () => {
        await hasty.run();
        return await parked();
      })
      .toBe(1);
    expect(attempts).toBe(11);
    expect(typesOf(orderNo)).toEqual(['bet.placed']);
    expect(books.context.logged.filter((line) => line.includes('parked'))).toHaveLength(1);
    expect(await books.context.stores.webhooks.backlog()).toMatchObject({ open: 1, parked: 1 });
    receiver.answer = () => 204;
    expect(await targets.replay(target, null)).toBe(2);
    await sendAll();
    expect(typesOf(orderNo)).toEqual(['bet.placed', 'bet.accepted', 'bet.settled']);
    const before = receiver.received.map(({ id }) => id);
    expect(await targets.replay(target, new Date(Date.now() - DAY))).toBe(before.length);
    await sendAll();
    expect(typesOf(orderNo).slice(3)).toEqual(['bet.placed', 'bet.accepted', 'bet.settled']);
    expect(
      receiver.received
        .slice(before.length)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(before.toSorted());
    expect(await targets.replay('none', null)).toBeNull();
    await hasty.stop();
  });

  it('ROLE-1 a rolled back change reports nothing, and old webhooks are removed once they are received', async () => {
    const { context } = books;
    const info = await books.fund('of removal', '10000');
    await bet(info);
    await sendAll();
    await bet(info);
    const count = async (): Promise<number | undefined> =>
      (await ask<{ count: number }>(context.databaseUrl, 'select count(*)::int as count from webhook_events'))[0]
        ?.count;
    const before = (await count()) ?? 0;
    await expect(
      context.inTransaction(async (stores) => {
        const accountId = (await stores.integration.accountOf('of removal')) ?? 0;
        await stores.protections.writeBreak(accountId, { kind: 'time_out', until: NOW + DAY }, NOW);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await count()).toBe(before);
    await context.stores.webhooks.removeOlderThan(0);
    expect(await count()).toBe(2);
    expect(await openCount()).toBe(2);
  });
});
