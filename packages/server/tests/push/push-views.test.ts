import {
  type Change,
  type LiveState,
  type LiveView,
  liveViewUpdateSchema,
  type MobaView,
  viewTopic,
} from '@clutchline/contract';
import { applyViewUpdate } from '@clutchline/domain';
import { buildMobaView } from '@clutchline/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { PushClient } from '@clutchline/test-support/server/push-client';
import { inMatch } from '@clutchline/test-support/server/push-changes';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

const LIVE = {
  ...{ status: 2, is_hide: 0, round: 1, score_1: 0, score_2: 0, round_score_1: 0, round_score_2: 0, clock_s: 0 },
} as const satisfies LiveState;
const liveOf = (gameId: number, fields: Partial<LiveState> = {}): Change => ({
  ...{ type: 'live', game_id: gameId, live: { ...LIVE, ...fields } },
});
const GAMES = Array.from({ length: 520 }, (_, i) => 1_000 + i);
const [GAME = 0, SECOND = 0, ENDING = 0, HIDING = 0] = GAMES;
const view = (fields: Partial<MobaView> = {}): LiveView => buildMobaView({ game_id: GAME, ...fields });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.hub.restart(GAMES.map((gameId) => ({ gameId, changes: [inMatch(liveOf(gameId))] })));
  server.hub.publishViews(GAMES.map((game_id) => view({ game_id })));
});
afterAll(() => server.close());

const subscribe = (client: PushClient, gameId: number): void =>
  client.send({ type: 'subscribe', topic: viewTopic(gameId), cursor: null });

function apply(before: LiveView | null, changes: readonly Change[]): LiveView | null {
  return changes.reduce<LiveView | null>((known, change) => {
    if (change.type !== 'view') throw new Error(`a ${change.type}`);
    return applyViewUpdate(known, z.parse(liveViewUpdateSchema, change.update));
  }, before);
}

describe('push of live views', () => {
  it('VIEW-5 sends the view whole, then what has changed: at most one delta in a second, of at most 2 KB', async () => {
    const client = await PushClient.connect(server.url);
    subscribe(client, GAME);
    let shown = apply(null, (await client.next('snapshot')).changes);
    expect(shown).toEqual(view());
    const began = performance.now();
    let last = view();
    for (let second = 1; second <= 15; second += 1) {
      last = view({ at: view().at + second, kills: [5 + second, 3], lead: [[second, second]] });
      server.hub.publishViews([last]);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    while (JSON.stringify(shown) !== JSON.stringify(last)) shown = apply(shown, (await client.next('delta')).changes);
    const deltas = client.received.flatMap((message) =>
      message.type === 'delta' && message.changes.length > 0 ? [JSON.stringify(message)] : [],
    );
    expect(deltas.length).toBeLessThanOrEqual(Math.floor((performance.now() - began) / 1_000) + 1);
    expect(deltas.every((text) => text.length <= 2_048)).toBe(true);
    client.close();
  });

  it('PUSH-5 a client that returns with its cursor gets the missed deltas', async () => {
    const client = await PushClient.connect(server.url);
    subscribe(client, SECOND);
    const { epoch, seq, changes } = await client.next('snapshot');
    client.close();
    const next = view({ game_id: SECOND, at: view().at + 5, kills: [6, 3] });
    server.hub.publishViews([next]);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const again = await PushClient.connect(server.url);
    again.send({ type: 'subscribe', topic: viewTopic(SECOND), cursor: { epoch, seq } });
    await again.next('resumed');
    expect(apply(apply(null, changes), (await again.next('delta')).changes)).toEqual(next);
    again.close();
  });

  it('VIEW-5 an older view does not replace a newer one', async () => {
    const gameId = GAMES[10] ?? 0;
    const newer = view({ game_id: gameId, at: view().at + 100 });
    server.hub.publishViews([newer, view({ game_id: gameId })]);
    const client = await PushClient.connect(server.url);
    subscribe(client, gameId);
    expect(apply(null, (await client.next('snapshot')).changes)).toEqual(newer);
    client.close();
  });

  it('bad-input 190 the view of an unknown, ended or hidden match, and of one without a view, gets an error reply', async () => {
    server.hub.publishMatch(ENDING, [inMatch(liveOf(ENDING, { status: 4 }))]);
    server.hub.publishMatch(HIDING, [inMatch(liveOf(HIDING, { is_hide: 1 }))]);
    // Late ones of the same matches.
    server.hub.publishViews([view({ game_id: ENDING }), view({ game_id: HIDING }), view({ game_id: 77 })]);
    server.hub.publishMatch(78, [inMatch(liveOf(78))]);
    const client = await PushClient.connect(server.url);
    for (const gameId of [77, ENDING, HIDING, 78]) {
      subscribe(client, gameId);
      expect(await client.next('error')).toMatchObject({ reason: 'unknown-topic', topic: viewTopic(gameId) });
    }
    client.close();
  });

  it('bad-input 190 a match that is hidden while its view is followed sends an empty snapshot', async () => {
    const gameId = GAMES[20] ?? 0;
    const client = await PushClient.connect(server.url);
    subscribe(client, gameId);
    await client.next('snapshot');
    server.hub.publishMatch(gameId, [inMatch({ type: 'game-hide', game_id: gameId, is_hide: 1 })]);
    expect(await client.next('snapshot')).toMatchObject({ topic: viewTopic(gameId), changes: [] });
    server.hub.publishMatch(gameId, [inMatch({ type: 'game-hide', game_id: gameId, is_hide: 0 })]);
    server.hub.publishViews([view({ game_id: gameId, at: view().at + 9 })]);
    expect(apply(null, (await client.next('delta')).changes)).toMatchObject({ game_id: gameId, at: view().at + 9 });
    client.close();
  });

  it('bad-input 190 bad-input 110 of 500 views and more a connection follows 500', async () => {
    const client = await PushClient.connect(server.url);
    for (const gameId of GAMES.slice(5, 506)) subscribe(client, gameId);
    expect(await client.next('error', 10_000)).toMatchObject({ reason: 'too-many-topics' });
    expect(client.received.filter(({ type }) => type === 'snapshot')).toHaveLength(500);
    client.close();
  });
});
