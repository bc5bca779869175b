import { chessPlayer, chessStateOf, played, randomWith, secretFor } from '@clutchline/test-support/server/chess-player';
import { freshId } from '@clutchline/test-support/server/bet-requests';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { PushClient } from '@clutchline/test-support/server/push-client';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { publishPriceList } from '../../src/chess';
import { notePresence, startPresence } from '../../src/chess/start-presence';

const MINUTE = 60_000;

describe('retention of a market', () => {
  let context: TestContext;
  let now = NOW;
  beforeAll(async () => {
    context = await openTestContext();
    await publishPriceList(context);
  });
  afterAll(() => closeSound(context)());

  function at(time: number): void {
    now = time;
    context.setNow(now);
  }

  async function refreshed() {
    const info = await chessPlayer(context, '1000');
    await played(context, info, { kind: 'refresh', tier: 'basic' });
    return info;
  }

  it.each([
    ['9:59', 10 * MINUTE - 1_000, true],
    ['10:00', 10 * MINUTE, true],
    ['10:30', 10 * MINUTE + 30_000, true],
    ['10:31', 10 * MINUTE + 31_000, false],
    ['a day', 24 * 60 * MINUTE, false],
  ])('V17 CHESS-8 last seen %s ago', async (_name, ms, isRetained) => {
    const info = await refreshed();
    at(now + ms);
    const state = await chessStateOf(context, info);
    expect(state).toMatchObject({ is_market_removed: isRetained ? 0 : 1 });
    expect(state.market !== null).toBe(isRetained);
  });

  it('V17 CHESS-8 a removed market does not come back, also after a restart', async () => {
    const info = await refreshed();
    at(now + 11 * MINUTE);
    // The connection returns before any call.
    await notePresence(context, [info.caller.accountId]);
    const restarted = await openTestContext({ url: context.databaseUrl, drop: () => Promise.resolve() });
    restarted.setNow(now + 1_000);
    expect(await chessStateOf(restarted, info)).toMatchObject({ market: null, is_market_removed: 1 });
    await restarted.close();
  });

  it('V17 CHESS-8 presence that is noted every 30 s keeps a market for hours, and its last time counts', async () => {
    const info = await refreshed();
    for (let minute = 0; minute < 120; minute += 1) {
      at(now + 30_000);
      await notePresence(context, [info.caller.accountId, 999_999]);
    }
    at(now + 10 * MINUTE);
    expect((await chessStateOf(context, info)).market).not.toBeNull();
    at(now + 10 * MINUTE + 31_000);
    expect((await chessStateOf(context, info)).market).toBeNull();
  });

  it('CHESS-8 a slow clock of another process takes no presence back', async () => {
    const info = await refreshed();
    await context.stores.chess.see([info.caller.accountId], now - 5 * MINUTE);
    at(now + 10 * MINUTE);
    expect((await chessStateOf(context, info)).market).not.toBeNull();
  });
});

describe('presence of connections', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await publishPriceList(server.context);
  });
  afterAll(() => server.close());

  it('V17 CHESS-8 a connected player keeps the market without a call, a disconnected one does not', async () => {
    const token = await server.signIn();
    const call = (name: Parameters<TestServer['call']>[0], body: object = {}) => server.call(name, body, { token });
    const { random } = server.context;
    Object.assign(server.context, { random: randomWith(secretFor()) });
    await call('changeChessSeeds', { request_id: freshId(), client_seed: 'x' });
    Object.assign(server.context, { random });
    const { stores, wallClock, inTransaction } = server.context;
    const [accountId = 0] = await ticketed();
    await inTransaction(({ wallets }) =>
      wallets
        .post([
          {
            ...{ kind: 'demo-credit', orderNo: null, at: wallClock.now() },
            entries: [
              { account: `player:${accountId}`, currencyId: 1, amount: 1_000n },
              { account: 'house:demo-credit', currencyId: 1, amount: -1_000n },
            ],
          },
        ])
        .then(() => undefined),
    );
    expect((await call('refreshChess', { request_id: freshId(), tier: 'basic' })).msg).toBe('ok');
    const presence = startPresence(server.context, () => server.connected(), 20);
    const seenAt = async () => (await stores.chess.read(accountId))?.seenAt ?? 0;
    for (let minute = 0; minute < 3; minute += 1) {
      server.passTime(9 * MINUTE);
      const passed = wallClock.now();
      await expect.poll(seenAt).toBeGreaterThanOrEqual(passed);
    }
    expect((await call('getChessState')).data).toMatchObject({ market: { draw: 1 } });
    client?.close();
    await expect.poll(() => server.connected()).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    server.passTime(11 * MINUTE);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await presence.stop();
    expect((await call('getChessState')).data).toMatchObject({ market: null, is_market_removed: 1 });

    async function ticketed(): Promise<readonly number[]> {
      const { data } = await call('getPushTicket');
      const ticket = typeof data === 'object' && data !== null && 'ticket' in data ? String(data.ticket) : '';
      client = await PushClient.connect(server.url);
      client.send({ type: 'auth', ticket });
      await client.next('auth-ok');
      return server.connected();
    }
  });

  let client: PushClient | undefined;
});
