import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { roundMoment, ROUND_MS, ROUND_PHASES, roundStart } from '@clutchline/domain/virtual-round';
import { bundledProgram } from '@clutchline/test-support/processes/bundled-program';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';
import { expect } from 'vitest';

import { betUntilOver, openBettor, type Bettor } from './bet-on-rounds';
import { acceptedBy, expectSoundBets, openBets } from './expect-sound-bets';
import { businessClock } from './open-rounds';
import { KILL_AT, KILLED_PHASES, untilOneMoreBet } from './phase-kills';

const WORKER = new URL('lead-until-killed.ts', import.meta.url);
/** Of business time; slower if the database has to come back within a round. */
const SPEED = 40;
const DATABASE_SPEED = 20;
/** Of one of the two clocks that place bets. */
const LATE_MS = 200;
const RESTART_MS = 100;

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
    for (const phase of KILLED_PHASES) {
      if (victims.leader && waiting.length === 0) waiting = await startLeaders();
      await untilOneMoreBet(bettors);
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
  for (let wait = 0; wait < 1_200 && (await openBets(context.databaseUrl)) > 0; wait += 1) await sleep(25);
  await leader.kill();
  await expectSound(context, bettors);
}

async function expectSound({ databaseUrl, stores }: TestContext, bettors: readonly Bettor[]): Promise<void> {
  console.log(
    `V6 V8: ${acceptedBy(bettors)} bets, refusals`,
    ...bettors.map(({ refused }) => refused),
    `${bettors.reduce((sum, { retries }) => sum + retries, 0)} requests without an answer, sent again`,
  );
  expect(acceptedBy(bettors)).toBeGreaterThanOrEqual(KILLED_PHASES.length);
  const accounts = bettors.map((bettor, index) => ({
    ...bettor,
    accountId: bettor.player.caller.accountId,
    isExact: index === 0,
  }));
  await expectSoundBets({ databaseUrl, wallets: stores.wallets }, accounts);
}
