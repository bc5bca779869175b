import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PushClient } from '@clutchline/test-support/server/push-client';
import { inList, inMatch, oddsOf, urgent } from '@clutchline/test-support/server/push-changes';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

const GAME = 1_204;
const TOPIC = `match:${GAME}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: { sessionCheckMs: 200, heartbeatMs: 300 } });
  server.hub.restart([{ gameId: GAME, changes: [inList(oddsOf(1, '1.900', 1)), inMatch(oddsOf(2, '2.100', 1))] }]);
});
afterAll(() => server.close());

async function ticketOf(token: string): Promise<string> {
  const { data } = await server.call('getPushTicket', {}, { token });
  if (typeof data === 'object' && data !== null && 'ticket' in data) return String(data.ticket);
  throw new Error('no ticket was given');
}

async function signedIn(username = 'ada'): Promise<{ client: PushClient; token: string; accountId: number }> {
  const token = await server.signIn(username);
  const client = await PushClient.connect(server.url);
  client.send({ type: 'auth', ticket: await ticketOf(token) });
  await client.next('auth-ok');
  const account = await server.context.stores.accounts.byUsername(username);
  return { client, token, accountId: account?.accountId ?? 0 };
}

describe('push', () => {
  it('PUSH-5 greets, then sends the snapshot of a topic and every delta after it, numbered without a gap', async () => {
    const client = await PushClient.connect(server.url);
    client.send({ type: 'subscribe', topic: TOPIC, cursor: null });
    const snapshot = await client.next('snapshot');
    expect(snapshot.changes).toEqual([oddsOf(1, '1.900', 1), oddsOf(2, '2.100', 1)]);
    for (const [version, delta] of [
      [2, '1.950'],
      [3, '2.000'],
    ] as const) {
      server.hub.publishMatch(GAME, [inList(oddsOf(1, delta, version))]);
      const { prev, seq, epoch, changes } = await client.next('delta');
      expect({ prev, seq, epoch }).toEqual({
        prev: snapshot.seq + version - 2,
        seq: snapshot.seq + version - 1,
        epoch: snapshot.epoch,
      });
      expect(changes).toEqual([oddsOf(1, delta, version)]);
    }
    client.close();
  });

  it('PUSH-5 notifies subscribers, later ones too, that the process does not receive the bus', async () => {
    const client = await PushClient.connect(server.url);
    server.hub.liveness.set('feed', false);
    expect((await client.next('live')).live).toBe(0);
    const late = await PushClient.connect(server.url);
    expect((await late.next('live')).live).toBe(0);
    server.hub.liveness.set('feed', true);
    for (const reader of [client, late]) {
      expect((await reader.next('live')).live).toBe(1);
      reader.close();
    }
  });

  it('PUSH-5 the list stream carries only what belongs to the list', async () => {
    const client = await PushClient.connect(server.url);
    client.send({ type: 'subscribe', topic: 'list', cursor: null });
    const snapshot = await client.next('snapshot');
    expect(snapshot.changes).toEqual([oddsOf(1, '2.000', 3)]);
    server.hub.publishMatch(GAME, [inMatch(oddsOf(2, '2.200', 2)), inList(oddsOf(1, '2.050', 4))]);
    expect((await client.next('delta')).changes).toEqual([oddsOf(1, '2.050', 4)]);
    client.close();
  });

  it('PUSH-5 many prices within a tick become one delta with the latest of each point', async () => {
    const client = await PushClient.connect(server.url);
    client.send({ type: 'subscribe', topic: TOPIC, cursor: null });
    await client.next('snapshot');
    for (let version = 5; version <= 104; version += 1)
      server.hub.publishMatch(GAME, [inList(oddsOf(1, '2.060', version)), inMatch(oddsOf(2, '2.300', version))]);
    expect((await client.next('delta')).changes).toEqual([oddsOf(1, '2.060', 104), oddsOf(2, '2.300', 104)]);
    client.close();
  });

  it('PUSH-2 an urgent change does not wait for the tick, and what came before it goes out before it', async () => {
    const client = await PushClient.connect(server.url);
    client.send({ type: 'subscribe', topic: TOPIC, cursor: null });
    await client.next('snapshot');
    const closing = { type: 'play-status', play_info_id: 9, game_id: GAME, status: 2 } as const;
    server.hub.publishMatch(GAME, [inList(oddsOf(1, '2.070', 105))]);
    server.hub.publishMatch(GAME, [urgent(closing)]);
    server.hub.publishMatch(GAME, [inList(oddsOf(1, '2.080', 106))]);
    expect((await client.next('delta')).changes).toEqual([oddsOf(1, '2.070', 105), closing]);
    expect((await client.next('delta')).changes).toEqual([oddsOf(1, '2.080', 106)]);
    client.close();
  });

  it('PUSH-5 a subscriber that returns with its cursor gets exactly what it missed', async () => {
    const first = await PushClient.connect(server.url);
    first.send({ type: 'subscribe', topic: TOPIC, cursor: null });
    const { epoch, seq } = await first.next('snapshot');
    first.close();
    await first.closed;
    for (const version of [201, 202]) {
      server.hub.publishMatch(GAME, [inList(oddsOf(1, '3.000', version))]);
      server.hub.tick();
    }
    const again = await PushClient.connect(server.url);
    again.send({ type: 'subscribe', topic: TOPIC, cursor: { epoch, seq } });
    expect(await again.next('resumed')).toMatchObject({ topic: TOPIC, epoch, seq });
    expect(await again.next('delta')).toMatchObject({ prev: seq, seq: seq + 1, changes: [oddsOf(1, '3.000', 201)] });
    expect(await again.next('delta')).toMatchObject({ prev: seq + 1, seq: seq + 2 });
    expect(again.received.some(({ type }) => type === 'snapshot')).toBe(false);
    again.close();
  });

  it('bad-input 114: a cursor that is forged, too old or of another stream gets a fresh snapshot', async () => {
    const client = await PushClient.connect(server.url);
    client.send({ type: 'subscribe', topic: 'list', cursor: null });
    const list = await client.next('snapshot');
    client.send({ type: 'subscribe', topic: TOPIC, cursor: null });
    const { epoch, seq } = await client.next('snapshot');
    const wrong = [
      { epoch, seq: seq + 1_000 },
      { epoch: list.epoch, seq },
      { epoch: 'an-epoch-of-another-run', seq },
    ];
    for (const cursor of wrong) {
      client.send({ type: 'subscribe', topic: TOPIC, cursor });
      expect(await client.next('snapshot')).toMatchObject({ topic: TOPIC, epoch, seq });
    }
    client.close();
  });

  it('PUSH-5 the private stream opens with a ticket, begins with the balance and stays private', async () => {
    const { client, accountId } = await signedIn();
    const other = await signedIn('bob');
    for (const one of [client, other.client]) {
      one.send({ type: 'subscribe', topic: 'me', cursor: null });
      expect((await one.next('snapshot')).changes).toMatchObject([{ type: 'balance', balance: { amount: '0.00' } }]);
    }
    const balance = { amount: '12.50', nickname: 'ada', currency_id: 1, player_id: 'player-of-ada-0001' };
    server.hub.publishPlayer(accountId, [{ type: 'balance', balance }]);
    expect((await client.next('delta')).changes).toEqual([{ type: 'balance', balance }]);
    client.send({ type: 'subscribe', topic: 'me', cursor: null });
    expect((await client.next('snapshot')).changes).toEqual([{ type: 'balance', balance }]);
    expect(other.client.received.some((message) => message.type === 'delta' && message.changes.length > 0)).toBe(false);
    client.close();
    other.client.close();
  });

  it('bad-input 107: what is of a player never reaches the list, a match or another player', async () => {
    const [ada, bob] = [await signedIn(), await signedIn('bob')];
    const visitor = await PushClient.connect(server.url);
    bob.client.send({ type: 'subscribe', topic: 'me', cursor: null });
    await bob.client.next('snapshot');
    for (const topic of ['list', TOPIC]) {
      visitor.send({ type: 'subscribe', topic, cursor: null });
      await visitor.next('snapshot');
    }
    const balance = { amount: '7.77', nickname: 'ada', currency_id: 1, player_id: 'player-of-ada-0001' };
    server.hub.publishPlayer(ada.accountId, [{ type: 'balance', balance }]);
    server.hub.publishPlayer(bob.accountId, [{ type: 'balance', balance: { ...balance, nickname: 'bob' } }]);
    expect((await bob.client.next('delta')).changes).toMatchObject([{ balance: { nickname: 'bob' } }]);
    await visitor.next('heartbeat');
    for (const { received: messages } of [visitor, bob.client])
      expect(JSON.stringify(messages)).not.toContain('"nickname":"ada"');
    expect(JSON.stringify(visitor.received)).not.toContain('nickname');
    for (const one of [ada.client, bob.client, visitor]) one.close();
  });

  it('bad-input 110: the private stream is refused without a ticket, and asking again ends the connection', async () => {
    const client = await PushClient.connect(server.url);
    client.send({ type: 'subscribe', topic: 'me', cursor: null });
    expect(await client.next('error')).toMatchObject({ reason: 'not-authorised', topic: 'me' });
    client.send({ type: 'subscribe', topic: 'me', cursor: null });
    expect(await client.closed).toBe(1008);
  });

  it('bad-input 109: a wrong, used or second ticket is close code 4001', async () => {
    const ticket = await ticketOf(await server.signIn());
    const client = await PushClient.connect(server.url);
    client.send({ type: 'auth', ticket });
    await client.next('auth-ok');
    client.send({ type: 'auth', ticket: await ticketOf(await server.signIn()) });
    expect(await client.closed).toBe(4001);
    for (const bad of [ticket, 'x'.repeat(32)]) {
      const wrong = await PushClient.connect(server.url);
      wrong.send({ type: 'auth', ticket: bad });
      expect(await wrong.closed).toBe(4001);
    }
  });

  it('bad-input 28: signing out closes the private stream with 4001 within 5 s', async () => {
    const { client, token } = await signedIn();
    client.send({ type: 'subscribe', topic: 'me', cursor: null });
    await client.next('snapshot');
    const began = performance.now();
    await server.call('hostSignOut', {}, { token });
    expect(await client.closed).toBe(4001);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('PUSH-5 an idle connection receives a heartbeat with the business time', async () => {
    const client = await PushClient.connect(server.url);
    const { server_time } = await client.next('heartbeat');
    expect(Math.abs(server_time - server.context.clock.now())).toBeLessThan(2_000);
    client.close();
  });
});
