import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { roundMoment, ROUND_MS, ROUND_PHASES, roundStart } from '@clutchline/domain/virtual-round';
import { place, understood } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { secondProcess } from '@clutchline/test-support/processes/second-process';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { bundledProgram } from '@clutchline/test-support/processes/bundled-program';
import { auditLedger } from '../../src/ledger';
import { getCurrentRound } from '../../src/rounds';
import { businessClock, openRounds, requestOn, START } from './open-rounds';

const WORKER = new URL('lead-until-killed.ts', import.meta.url);
/** In each phase; 50 for the figures of docs/spec/virtual-games.md. */
const KILLS = Number(process.env['ROUND_KILLS'] ?? 1);
const SPEED = 40;
/** Of one of the two clocks that place bets. */
const LATE_MS = 200;
const KILL_AT = { ready: 2_500, betting: 30_000, preparing: 52_000, in_match: 80_000, ended: 112_000 } as const;
const RESTART_MS = 100;
const MONEY = 10_000_000n;

let context: TestContext;
let other: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  other = secondProcess(context);
  await openRounds(context).runAt(START - 1);
});
afterAll(async () => {
  await other.close();
  await context.close();
});

async function startLeader() {
  const args = [bundledProgram(WORKER), context.databaseUrl, String(SPEED)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    begin: (zero: number) => void child.stdin.write(`${zero}\n`),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

const startLeaders = () => Promise.all(ROUND_PHASES.map(() => startLeader()));

interface Bettor {
  readonly player: Awaited<ReturnType<TestContext['player']>>;
  /** Order numbers that the server acknowledged. */
  readonly accepted: string[];
  readonly refused: Map<string, number>;
}

/** One bet after the other on any pick, through the lock of each round, until `isOver`. */
async function bet(by: TestContext, { player, accepted, refused }: Bettor, isOver: () => boolean): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const game = understood(await getCurrentRound(by));
    if (game.state === 'paused' || game.round.phase === 'ended') {
      await sleep(10);
      continue;
    }
    const [answer] = (await place(by, requestOn(game, '1', [count % 12, count % 2]), player)).results;
    const order = answer?.order_no ?? null;
    if (order !== null) accepted.push(order);
    else {
      const reason = answer?.error?.refusal ?? 'none';
      refused.set(reason, (refused.get(reason) ?? 0) + 1);
      await sleep(5);
    }
  }
}

const openBets = async (): Promise<number> =>
  (
    await ask<{ count: number }>(
      context.databaseUrl,
      'select count(*)::integer as count from bets where settle_time is null',
    )
  )[0]?.count ?? 0;

it(
  `V6 V8 ROUND-7 kill -9 of the leader in each phase (${KILLS} each) while two processes bet: nothing late, lost or twice`,
  async () => {
    let leader = await startLeader();
    let waiting = await startLeaders();
    const zero = Date.now();
    const clock = businessClock(zero, SPEED);
    const exact = { ...context, clock };
    const late = { ...other, clock: businessClock(zero, SPEED, LATE_MS) };
    const bettors: Bettor[] = await Promise.all(
      [exact, late].map(async () => ({ player: await context.player('100000'), accepted: [], refused: new Map() })),
    );
    const until = async (at: number) => sleep(Math.max(0, (at - clock.now()) / SPEED));
    let isOver = false;
    leader.begin(zero);
    const betting = Promise.all([exact, late].map((by, index) => bet(by, bettors[index]!, () => isOver)));
    try {
      let round = roundMoment(clock.now()).round;
      for (let kill = 0; kill < KILLS * ROUND_PHASES.length; kill += 1) {
        if (waiting.length === 0) waiting = await startLeaders();
        const phase = ROUND_PHASES[kill % ROUND_PHASES.length] ?? 'ready';
        round = Math.max(round + 1, roundMoment(clock.now()).round + 1);
        await until(roundStart(round) + KILL_AT[phase]);
        await leader.kill();
        await sleep(RESTART_MS);
        leader = waiting.pop() ?? leader;
        leader.begin(zero);
      }
      await until(roundStart(round + 2) + 40_000);
    } finally {
      isOver = true;
      await betting;
    }
    await until(roundStart(roundMoment(clock.now()).round) + ROUND_MS);
    for (let wait = 0; wait < 1_200 && (await openBets()) > 0; wait += 1) await sleep(25);
    await leader.kill();
    const locks = await ask<{ late: number; twice: number; settled: number }>(
      context.databaseUrl,
      `select count(*) filter (where b.account_id = ${bettors[0]!.player.caller.accountId}
        and b.bet_time >= (l.game_id - 8000000000000000) * 120000 + 50000)::integer as late,
      count(*) filter (where b.revision <> 1)::integer as twice,
      count(*) filter (where b.settle_time is not null)::integer as settled
    from bets b join bet_legs l on l.order_no = b.order_no`,
    );
    const acknowledged = bettors.flatMap(({ accepted }) => accepted);
    console.log(`V6 V8: ${acknowledged.length} bets, refusals`, ...bettors.map(({ refused }) => refused));
    expect(locks).toEqual([{ late: 0, twice: 0, settled: acknowledged.length }]);
    expect(acknowledged.length).toBeGreaterThan(KILLS * ROUND_PHASES.length);
    for (const { refused } of bettors) expect([...refused.keys()].filter((reason) => !REASONS.has(reason))).toEqual([]);
    expect(await balancesDiffer(bettors)).toEqual([]);
    expect((await auditLedger(context.databaseUrl))?.faults).toEqual([]);
  },
  300_000 + KILLS * 120_000,
);

const REASONS: ReadonlySet<string> = new Set(['suspended', 'past_cut_off', 'bet_closed', 'match_limit']);

/** Against stakes and payouts of the bets. */
async function balancesDiffer(bettors: readonly Bettor[]): Promise<unknown[]> {
  const rows = await ask<{ account_id: string; net: string }>(
    context.databaseUrl,
    'select account_id, sum(payout - stake)::text as net from bets group by account_id',
  );
  const balances = await Promise.all(
    bettors.map(async ({ player: { caller } }) => {
      const net = rows.find(({ account_id }) => Number(account_id) === caller.accountId)?.net ?? '0';
      const wallet = await context.stores.wallets.read(caller.accountId);
      return { expected: MONEY + BigInt(net), balance: wallet?.balance };
    }),
  );
  return balances.filter(({ expected, balance }) => expected !== balance);
}
