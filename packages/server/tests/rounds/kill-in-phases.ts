import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { roundMoment, ROUND_MS, ROUND_PHASES, roundStart } from '@clutchline/domain/virtual-round';
import { bundledProgram } from '@clutchline/test-support/processes/bundled-program';
import { ask } from '@clutchline/test-support/server/held-books';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';
import { expect } from 'vitest';

import { auditLedger } from '../../src/ledger';
import { betUntilOver, openBettor, type Bettor } from './bet-on-rounds';
import { businessClock } from './open-rounds';

const WORKER = new URL('lead-until-killed.ts', import.meta.url);
/** Of business time; slower if the database has to come back within a round. */
const SPEED = 40;
const DATABASE_SPEED = 20;
/** Of one of the two clocks that place bets. */
const LATE_MS = 200;
const KILL_AT = { ready: 2_500, betting: 30_000, preparing: 52_000, in_match: 80_000, ended: 112_000 } as const;
const RESTART_MS = 100;
/** 50 for the figures of docs/spec/virtual-games.md. */
export const ROUND_KILLS = Number(process.env['ROUND_KILLS'] ?? 1);
export const MOST_MS = 300_000 + ROUND_KILLS * 120_000;

/** A program that leads the rounds and settles them. */
class Leader {
  private constructor(private readonly child: ReturnType<typeof spawnLeader>) {}

  static async start(databaseUrl: string, speed: number): Promise<Leader> {
    const child = spawnLeader(databaseUrl, speed);
    await once(child.stdout, 'data');
    return new Leader(child);
  }

  begin(zero: number): void {
    this.child.stdin.write(`${zero}\n`);
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await once(this.child, 'close');
  }
}

const spawnLeader = (databaseUrl: string, speed: number) =>
  spawn(process.execPath, [bundledProgram(WORKER), databaseUrl, String(speed)], { stdio: ['pipe', 'pipe', 'inherit'] });

/** What is killed in each phase. */
export interface Victims {
  readonly leader: boolean;
  /** Comes back before the next leader begins. */
  readonly database: { kill(): Promise<void>; restart(): Promise<void> } | null;
}

/** Two processes place bets, and one of them is late by its clock. */
interface Killed {
  readonly context: TestContext;
  readonly other: TestContext;
  readonly victims: Victims;
}

/** V6, V8: kills in each phase while both bet; then nothing is late, lost or settled twice. */
export async function killInPhases({ context, other, victims }: Killed): Promise<void> {
  const speed = victims.database === null ? SPEED : DATABASE_SPEED;
  const startLeader = () => Leader.start(context.databaseUrl, speed);
  const startLeaders = () => Promise.all(ROUND_PHASES.map(startLeader));
  let leader = await startLeader();
  let waiting = victims.leader ? await startLeaders() : [];
  const zero = Date.now();
  const clock = businessClock(zero, speed);
  const until = async (at: number) => sleep(Math.max(0, (at - clock.now()) / speed));
  const bettors: Bettor[] = [
    await openBettor({ ...context, clock }),
    await openBettor({ ...other, clock: businessClock(zero, speed, LATE_MS) }),
  ];
  let isOver = false;
  leader.begin(zero);
  const betting = Promise.all(bettors.map((bettor) => betUntilOver(bettor, () => isOver)));
  try {
    let round = roundMoment(clock.now()).round;
    for (let kill = 0; kill < ROUND_KILLS * ROUND_PHASES.length; kill += 1) {
      if (victims.leader && waiting.length === 0) waiting = await startLeaders();
      await untilOneMoreBet(bettors);
      const phase = ROUND_PHASES[kill % ROUND_PHASES.length] ?? 'ready';
      round = Math.max(round + 1, roundMoment(clock.now()).round + 1);
      await until(roundStart(round) + KILL_AT[phase]);
      await Promise.all([victims.leader ? leader.kill() : null, victims.database?.kill()]);
      await sleep(RESTART_MS);
      await victims.database?.restart();
      if (!victims.leader) continue;
      leader = waiting.pop() ?? leader;
      leader.begin(zero);
    }
    await until(roundStart(Math.max(round, roundMoment(clock.now()).round) + 2) + 40_000);
  } finally {
    isOver = true;
    await betting;
  }
  await until(roundStart(roundMoment(clock.now()).round) + ROUND_MS);
  for (let wait = 0; wait < 1_200 && (await openBets(context)) > 0; wait += 1) await sleep(25);
  await leader.kill();
  await expectSound(context, bettors);
}

const acceptedBy = (bettors: readonly Bettor[]): number =>
  bettors.reduce((sum, { accepted }) => sum + accepted.length, 0);

/** So that each kill has bets before it, however slow the machine is. */
async function untilOneMoreBet(bettors: readonly Bettor[]): Promise<void> {
  const before = acceptedBy(bettors);
  for (let wait = 0; acceptedBy(bettors) === before; wait += 1) {
    if (wait > MOST_WAITS) throw new Error('no bet was accepted for a minute');
    await sleep(20);
  }
}

const MOST_WAITS = 3_000;

const openBets = async ({ databaseUrl }: TestContext): Promise<number> =>
  (
    await ask<{ count: number }>(databaseUrl, 'select count(*)::integer as count from bets where settle_time is null')
  )[0]?.count ?? 0;

const REASONS: ReadonlySet<string> = new Set(['suspended', 'past_cut_off', 'bet_closed', 'match_limit']);

async function expectSound(context: TestContext, bettors: readonly Bettor[]): Promise<void> {
  const [exact] = bettors;
  const locks = await ask<{ late: number; twice: number; settled: number }>(
    context.databaseUrl,
    `select count(*) filter (where b.account_id = $1
        and b.bet_time >= (l.game_id - 8000000000000000) * 120000 + 50000)::integer as late,
      count(*) filter (where b.revision <> 1)::integer as twice,
      count(*) filter (where b.settle_time is not null)::integer as settled
    from bets b join bet_legs l on l.order_no = b.order_no`,
    [exact?.player.caller.accountId],
  );
  const acknowledged = bettors.flatMap(({ accepted }) => accepted);
  console.log(
    `V6 V8: ${acknowledged.length} bets, refusals`,
    ...bettors.map(({ refused }) => refused),
    `${bettors.reduce((sum, { retries }) => sum + retries, 0)} requests without an answer, sent again`,
  );
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(locks).toEqual([{ late: 0, twice: 0, settled: acknowledged.length }]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUND_KILLS * ROUND_PHASES.length);
  for (const { refused } of bettors) expect([...refused.keys()].filter((reason) => !REASONS.has(reason))).toEqual([]);
  expect(await balancesDiffer(context, bettors)).toEqual([]);
  expect((await auditLedger(context.databaseUrl))?.faults).toEqual([]);
}

/** Against stakes and payouts of the bets. */
async function balancesDiffer(context: TestContext, bettors: readonly Bettor[]): Promise<unknown[]> {
  const rows = await ask<{ account_id: string; net: string }>(
    context.databaseUrl,
    'select account_id, sum(payout - stake)::text as net from bets group by account_id',
  );
  const balances = await Promise.all(
    bettors.map(async ({ player: { caller }, money }) => {
      const net = rows.find(({ account_id }) => Number(account_id) === caller.accountId)?.net ?? '0';
      const wallet = await context.stores.wallets.read(caller.accountId);
      return { expected: money + BigInt(net), balance: wallet?.balance };
    }),
  );
  return balances.filter(({ expected, balance }) => expected !== balance);
}
