import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS } from '@clutchline/contract';
import { roundMoment, ROUND_MS, roundStart } from '@clutchline/domain/virtual-round';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { ChaosPlayer } from '../chaos/chaos-setup';
import { placeUntilAnswered } from '../cluster/place-until-answered';
import { openCluster, type TestCluster } from '../cluster/test-cluster';
import { acceptedBy, expectSoundBets, openBets, type BettingAccount } from './expect-sound-bets';
import { requestOn } from './open-rounds';
import { KILL_AT, KILLED_PHASES, MOST_MS, ROUND_KILLS, untilOneMoreBet } from './phase-kills';

/** Of business time: servers and the database have to come back within a few rounds. */
const SPEED = 10;
const BETTORS = 3;
const MONEY = 5_000_000n;
const PAUSE_MS = 50;
const RESTART_MS = 100;
const SETTLED_WITHIN_MS = 120_000;

/** Minutes long: only by `npm run chaos -- --rounds`. */
const isRun = process.env['ROUND_KILLS'] !== undefined;
let cluster: TestCluster;
beforeAll(async () => {
  if (isRun) cluster = await openCluster({ servers: 3, matches: 0, balancer: 'tcp', args: ['--speed', String(SPEED)] });
});
afterAll(async () => {
  if (isRun) await cluster.close();
});

class ClusterBettor implements BettingAccount {
  readonly money = MONEY;
  readonly isExact = true;
  readonly accepted: string[] = [];
  readonly refused = new Map<string, number>();
  unanswered = 0;
  #isOver = false;
  readonly #betting: Promise<void>;

  private constructor(private readonly player: ChaosPlayer) {
    this.#betting = this.#betUntilOver();
  }

  static async open(): Promise<ClusterBettor> {
    return new ClusterBettor(await cluster.setup.addPlayer(MONEY));
  }

  get accountId(): number {
    return this.player.accountId;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#betting;
  }

  /** As the page does: a request without an answer is asked for, and abandoned if it is not known (BET-8). */
  async #betUntilOver(): Promise<void> {
    for (let count = 0; !this.#isOver; count += 1) {
      await sleep(PAUSE_MS);
      const game = await currentRound();
      if (game === null || game.state === 'paused' || game.round.phase === 'ended') continue;
      const request = requestOn(game, '1', [count % 12, count % 2]);
      const answer = await placeUntilAnswered(cluster.url, this.player, request, () => (this.unanswered += 1));
      this.accepted.push(...answer.orderNos);
      if (answer.refusal !== null) this.refused.set(answer.refusal, (this.refused.get(answer.refusal) ?? 0) + 1);
    }
  }
}

/** Null while no server answers. */
async function currentRound() {
  const { path, response } = CALLS.getCurrentRound;
  try {
    const headers = { 'content-type': 'application/json' };
    return z.parse(response, envelopeOf(await send(cluster.url, path, { headers, body: '{"lang":2}' })).data);
  } catch {
    return null;
  }
}

/** Kills or freezes, and what brings everything back. */
type Strike = () => Promise<() => Promise<unknown>>;

const killServers = async (indexes: readonly number[]) => {
  const killed = cluster.setup.servers.filter((_, index) => indexes.includes(index));
  await Promise.all(killed.map((server) => server.kill()));
  return () => Promise.all(killed.map((server) => server.start()));
};

const STRIKES: Readonly<Record<string, Strike>> = {
  'kill -9 of the process that leads': async () => killServers([await cluster.leader()]),
  'kill -9 of all three processes': () => killServers([0, 1, 2]),
  'kill -9 of PostgreSQL': async () => {
    const { postgres } = cluster.setup;
    await postgres.kill();
    return () => postgres.restart();
  },
  'a freeze of the process that leads until another leads': async () => {
    const frozen = await cluster.leader();
    cluster.setup.servers[frozen]?.freeze();
    await cluster.leader(frozen);
    return () => Promise.resolve(cluster.setup.servers[frozen]?.thaw());
  },
};

const until = async (at: number): Promise<void> => {
  const { clock } = cluster.setup.context;
  await sleep(Math.max(0, (at - clock.now()) / SPEED));
};

it.runIf(isRun).each(Object.keys(STRIKES))(
  `V6 V8 ROUND-7 %s in a cluster of three in each phase (${ROUND_KILLS} each) while players bet: nothing late, lost or twice`,
  async (name) => {
    const { setup } = cluster;
    const { clock, stores } = setup.context;
    await cluster.untilReady();
    const bettors = await Promise.all(Array.from({ length: BETTORS }, () => ClusterBettor.open()));
    const next = (): number => roundStart(roundMoment(clock.now()).round + 1);
    try {
      for (const phase of KILLED_PHASES) {
        await untilOneMoreBet(bettors);
        await until(next() + KILL_AT[phase]);
        const restore = await STRIKES[name]?.();
        await sleep(RESTART_MS);
        await restore?.();
        await cluster.untilReady();
      }
      await until(next() + KILL_AT.betting);
    } finally {
      await Promise.all(bettors.map((bettor) => bettor.stop()));
    }
    await until(roundStart(roundMoment(clock.now()).round) + ROUND_MS);
    await expect.poll(() => openBets(setup.postgres.url), { timeout: SETTLED_WITHIN_MS, interval: 100 }).toBe(0);
    const unanswered = bettors.reduce((sum, bettor) => sum + bettor.unanswered, 0);
    console.log(
      `V6 V8 ${name}: ${KILLED_PHASES.length} times, ${acceptedBy(bettors)} bets, ${unanswered} requests without an answer, refusals`,
      ...bettors.map(({ refused }) => refused),
    );
    expect(acceptedBy(bettors)).toBeGreaterThanOrEqual(KILLED_PHASES.length);
    // Also refused, and nothing is placed: the server lost its connections to the database, or answered later than its time limit.
    const alsoRefused = ['internal_error', 'unavailable'];
    await expectSoundBets({ databaseUrl: setup.postgres.url, wallets: stores.wallets, alsoRefused }, bettors);
  },
  MOST_MS,
);
