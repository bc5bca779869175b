import type { ChessAction } from '@clutchline/domain/auto-chess';
import { freshId } from '@clutchline/test-support/server/bet-requests';
import { TcpProxy } from '@clutchline/test-support/processes/tcp-proxy';
import { chessPlayer, chessStateOf, hasEqual, nextAction, playFor } from '@clutchline/test-support/server/chess-player';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { countOf } from '@clutchline/test-support/server/count-of';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { publishPriceList } from '../../src/chess';
import { openDatabase } from '../../src/composition/create-stores';

const KILLS = countOf(24, 200);
const MOST_MS = 60_000 + KILLS * 1_000;
/** At least as many as an action sends. */
const STATEMENTS = 14;

let context: TestContext;
let proxy: TcpProxy;
beforeAll(async () => {
  context = await openTestContext();
  await publishPriceList(context);
  proxy = await TcpProxy.before(context.databaseUrl);
});
afterAll(async () => {
  await proxy.close();
  await closeSound(context)();
});

type Info = Awaited<ReturnType<TestContext['player']>>;

const whole = async (info: Info) => {
  const state = await chessStateOf(context, info);
  const balance = (await context.stores.wallets.read(info.caller.accountId))?.balance ?? -1n;
  return { ...state, at: 0, refresh_wait_ms: 0, balance };
};

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The process loses its database before or after the statement with this number, as if it had been killed there. */
async function playUntilKilled(info: Info, action: ChessAction, requestId: string, kill: number): Promise<void> {
  const database = openDatabase(proxy.through(context.databaseUrl), silent, 1);
  await database.stores.chess.list('warm');
  let statement = 0;
  proxy.plan = () => {
    statement += 1;
    if (statement !== 1 + Math.floor(kill / 2)) return 'pass';
    return kill % 2 === 0 ? 'cut-before' : 'cut-after';
  };
  const mortal = { ...context, stores: database.stores, inTransaction: database.inTransaction };
  await playFor(mortal, info, action, requestId).catch(() => undefined);
  proxy.plan = () => 'pass';
  await database.close();
}

it(
  `V15 CHESS-11 ${KILLS} kills between the statements of an action: the state is as before or after it`,
  async () => {
    const info = await chessPlayer(context, '100000', { wanted: [['basic', hasEqual(3)]] });
    let now = NOW;
    const outcomes = { before: 0, after: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      now += 5_000;
      context.setNow(now);
      const before = await whole(info);
      const action = nextAction(before);
      const requestId = freshId();
      await playUntilKilled(info, action, requestId, (5 * kill) % (2 * STATEMENTS));
      const found = await whole(info);
      const again = await playFor(context, info, action, requestId);
      if (again.kind === 'refused') throw new Error(again.refusal);
      const after = await whole(info);
      expect(after.version).toBe(before.version + 1);
      expect([before, after]).toContainEqual(found);
      outcomes[found.version === before.version ? 'before' : 'after'] += 1;
    }
    console.log(`V15 ${KILLS} kills: ${JSON.stringify(outcomes)}`);
    expect(outcomes.before).toBeGreaterThan(0);
    expect(outcomes.after).toBeGreaterThan(0);
  },
  MOST_MS,
);
