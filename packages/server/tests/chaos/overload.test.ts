import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { singleRequest } from '@clutchline/test-support/server/bet-requests';
import { countOf } from '@clutchline/test-support/server/count-of';
import { PLAY } from '@clutchline/test-support/server/test-feed';
import { FIRST_MATCH, openChaosSetup, type ChaosSetup, type ChaosPlayer } from './chaos-setup';
import { keptPlacement } from './chaos-client';
import { closedLoop, openLoop, type TimedAnswer } from './open-loop';
import { percentile } from '@clutchline/test-support/processes/percentile';

const ROUNDS = countOf(1, 10);
const PEAK_MS = countOf(2_000, 6_000);
const FLOOD_MS = countOf(4_000, 60_000);
const CALM_MS = countOf(8_000, 15_000);
/** R27. */
const RECOVERY_MS = 5_000;
/** Fills a commit batch. */
const LINES = 64;
/** A placement reads the player's bets of the day. */
const PLAYERS = 3_000;
const MATCHES = 24;

/** Needs an idle machine. */
const IS_FULL = ROUNDS > 1;

let setup: ChaosSetup;
const players: ChaosPlayer[] = [];
let index = 0;
function nextPlacement(): string {
  index += 1;
  const [url, player] = [setup.servers[0]?.url ?? '', players[index % PLAYERS]];
  if (player === undefined) throw new Error('there is no such player');
  const plays = Object.values(PLAY);
  const play = plays[index % plays.length] ?? PLAY.winner;
  const pick = { gameId: FIRST_MATCH + (index % MATCHES), play, side: index % 2 === 0 ? 1 : 2 } as const;
  const request = singleRequest(pick, '1', 'latest');
  return keptPlacement(url, player, request);
}

const orderNosOf = (answers: readonly TimedAnswer[]): string[] =>
  answers.flatMap(({ body }) => /"order_no":"([^"]+)"/u.exec(body)?.[1] ?? []);
const isAccepted = ({ body }: TimedAnswer): boolean => /"order_no":"/u.test(body);
const isRefused = ({ status }: TimedAnswer): boolean => status === 429;
const msOf = (answers: readonly TimedAnswer[]): number[] => answers.map(({ durationMs }) => durationMs);

interface Round {
  readonly peak: number;
  /** At three times the peak load, relative to the peak. */
  readonly stored: number;
  readonly acceptedP99: number;
  readonly refusedP99: number;
  /** Of the client, ms; part of the durations. */
  readonly clientP99: number;
  /** Of the offered bets. */
  readonly refused: number;
  /** After the calm. */
  readonly lateRefusals: number;
  readonly lateP99: number;
}

async function overload(): Promise<{ readonly round: Round; readonly all: TimedAnswer[] }> {
  const url = setup.servers[0]?.url ?? '';
  const calmly = await closedLoop(url, { lines: LINES, ms: PEAK_MS }, nextPlacement);
  const peak = (calmly.filter(isAccepted).length * 1_000) / PEAK_MS;
  const flood = await openLoop(url, { perSecond: 3 * peak, ms: FLOOD_MS }, nextPlacement);
  const floodBegin = flood.reduce((first, { dueAt }) => Math.min(first, dueAt), Infinity);
  const floodEnd = flood.reduce((last, { dueAt, durationMs }) => Math.max(last, dueAt + durationMs), 0);
  const floodMs = floodEnd - floodBegin;
  const after = await openLoop(url, { perSecond: 0.5 * peak, ms: CALM_MS }, nextPlacement);
  const late = after.filter(({ dueAt }) => dueAt > floodEnd + RECOVERY_MS);
  const accepted = flood.filter(isAccepted);
  const round = {
    peak,
    stored: (accepted.length * 1_000) / floodMs / peak,
    acceptedP99: percentile(msOf(accepted), 0.99),
    refusedP99: percentile(msOf(flood.filter(isRefused)), 0.99),
    clientP99: percentile(
      flood.map(({ lateMs }) => lateMs),
      0.99,
    ),
    refused: flood.filter(isRefused).length / flood.length,
    lateRefusals: late.filter((one) => !isAccepted(one)).length,
    lateP99: percentile(msOf(late), 0.99),
  };
  const all = [...calmly, ...flood, ...after];
  const strange = all.filter((one) => !isAccepted(one) && !isRefused(one));
  expect(strange.map(({ status, body }) => `${status} ${body}`).slice(0, 3)).toEqual([]);
  return { round, all };
}

describe.skipIf(!IS_FULL)('R27 overload', () => {
  beforeAll(async () => {
    setup = await openChaosSetup({ servers: 1, matches: MATCHES });
    for (let begun = 0; begun < PLAYERS; begun += 20)
      players.push(...(await Promise.all(Array.from({ length: 20 }, () => setup.addPlayer(50_000_000n)))));
  });
  afterAll(async () => {
    await setup.close();
  });

  it(`R27 at three times its capacity a server continues at its pace, refuses the rest at once, and is as before after it, ${ROUNDS} times`, async () => {
    const rounds: Round[] = [];
    let reported: readonly string[] = [];
    for (let count = 0; count < ROUNDS; count += 1) {
      const { round, all } = await overload();
      rounds.push(round);
      console.log(
        `R27: ${JSON.stringify(round, (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value))}`,
      );
      reported = [...reported, ...orderNosOf(all)];
    }
    const median = (read: (round: Round) => number): number =>
      percentile(
        rounds.map((round) => read(round) * 100),
        0.5,
      ) / 100;
    console.log(
      `R27: peak ${median(({ peak }) => peak)} bets/s; under three times that ${median(({ stored }) => stored)} of it are taken (goal 0.9), ` +
        `p99 ${median(({ acceptedP99 }) => acceptedP99)} ms (goal 2000), ${median(({ refused }) => refused)} refused, p99 ${median(({ refusedP99 }) => refusedP99)} ms (goal 50); ` +
        `5 s after it p99 ${median(({ lateP99 }) => lateP99)} ms, ${median(({ lateRefusals }) => lateRefusals)} not taken`,
    );
    const { rows } = await setup.owner.query<{ order_no: string }>('select order_no from bets');
    expect(rows.map(({ order_no }) => order_no).sort()).toEqual(reported.toSorted());
    expect(await setup.faults()).toEqual([]);
    expect(median(({ stored }) => stored)).toBeGreaterThanOrEqual(0.9);
    expect(median(({ acceptedP99 }) => acceptedP99)).toBeLessThanOrEqual(2_000);
    expect(median(({ refusedP99 }) => refusedP99)).toBeLessThanOrEqual(50);
    expect(median(({ lateRefusals }) => lateRefusals)).toBe(0);
  }, 3_600_000);
});
