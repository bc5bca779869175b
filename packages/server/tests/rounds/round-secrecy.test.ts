import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS, ROUND_CHART_MARKETS, type CallName } from '@clutchline/contract';
import { toHex } from '@clutchline/domain/chance';
import {
  chainSeeds,
  drawFacts,
  drawPairing,
  eventOffset,
  PHASE_STARTS_MS,
  roundMoment,
  roundNumber,
  roundStart,
} from '@clutchline/domain/virtual-round';
import { send } from '@clutchline/test-support/server/send';
import { bundledProgram } from '@clutchline/test-support/processes/bundled-program';
import { ServerProcess } from '@clutchline/test-support/processes/server-process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import * as z from 'zod/mini';

import { startChaosPostgres, type ChaosPostgres } from '../chaos/chaos-postgres';
import { createSecretStore } from '../../src/rounds/postgres-secret-store';

const PROGRAM = new URL('../chaos/chaos-server.ts', import.meta.url);
/** 500 for the figures of docs/spec/virtual-games.md. */
const WATCHED_ROUNDS = Number(process.env['WATCHED_ROUNDS'] ?? 3);
/** Business per real time. */
const SPEED = 40;
const POLL_MS = 80;
const ROUND_REAL_MS = 120_000 / SPEED;
const MOST_MS = 120_000 + WATCHED_ROUNDS * ROUND_REAL_MS * 3;

const epochAnswer = z.object({
  data: z.object({
    epochs: z.array(z.object({ anchor: z.string(), first_round: z.int(), salt: z.nullable(z.string()) })),
  }),
});
const gameAnswer = z.object({ data: z.object({ now: z.number() }) });
const finished = z.looseObject({ round: z.int(), facts: z.looseObject({}) });
const charted = z.looseObject({ round: z.int(), result: z.string() });
const withEvents = z.looseObject({ round: z.int(), events: z.array(z.looseObject({ second: z.int() })) });
const eventUpdate = z.looseObject({ round: z.int(), event: z.looseObject({ second: z.int() }) });

let database: ChaosPostgres;
let server: ServerProcess;
let url: string;
beforeAll(async () => {
  database = await startChaosPostgres();
  const own = ['--port', '0', '--metrics-port', '0', '--database-url', database.url, '--log-level', 'info'];
  const games = ['--speed', String(SPEED), '--virtual-games', '1', '--connections-per-address', '0'];
  server = new ServerProcess([...own, ...games], {}, bundledProgram(PROGRAM));
  url = await server.url();
}, 120_000);
afterAll(async () => {
  server.kill('SIGTERM');
  await server.exited;
  await database.close();
});

async function ask(name: CallName, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  return (await send(url, CALLS[name].path, { headers, body: JSON.stringify({ lang: 2, ...body }) })).text;
}

async function firstEpoch() {
  for (;;) {
    const { data } = z.parse(epochAnswer, JSON.parse(await ask('getRoundEpochs', { epoch: 1 })));
    const [epoch] = data.epochs;
    const salt = epoch?.salt ?? null;
    if (epoch !== undefined && salt !== null) return { ...epoch, salt };
    await sleep(POLL_MS);
  }
}

/** Knows the seeds, and compares when the server tells what follows from them. */
class Witness {
  readonly faults: string[] = [];
  readonly seen = { seeds: 0, facts: 0, events: 0 };
  /** Of a seed in hex. */
  readonly #roundOf = new Map<string, number>();
  readonly #lengths = new Map<number, number>();
  /** Business time less real time of this process, at most. */
  #ahead = Infinity;

  private constructor(
    readonly firstRound: number,
    private readonly salt: string,
    private readonly seeds: readonly Uint8Array[],
  ) {
    // The first one is the anchor, which is public.
    seeds.slice(1).forEach((seed, index) => this.#roundOf.set(toHex(seed), firstRound + index));
  }

  static async open(): Promise<Witness> {
    const { anchor, first_round, salt } = await firstEpoch();
    const secret = await createSecretStore(database.url).read(anchor);
    if (secret === null) throw new Error('the epoch has no secret');
    return new Witness(first_round, salt, chainSeeds(secret));
  }

  /** @param sentAt time of the request that was answered with this business time. */
  setClock(now: number, sentAt: number): void {
    this.#ahead = Math.min(this.#ahead, now - sentAt * SPEED);
  }

  now(): number {
    return Math.floor(this.#ahead + performance.now() * SPEED);
  }

  /** Text in which seeds are found, whatever is around them. */
  readText(where: string, text: string): void {
    const now = this.now();
    for (const [hex] of text.matchAll(/[0-9a-f]{64}/g)) {
      const round = this.#roundOf.get(hex);
      if (round === undefined) continue;
      this.seen.seeds += 1;
      this.#mayBeKnown(`${where}: seed`, round, PHASE_STARTS_MS.ended, now);
    }
  }

  /** An answer or message, with facts, results and events beside seeds. */
  read(where: string, text: string): void {
    const now = this.now();
    this.readText(where, text);
    this.#walk(where, JSON.parse(text), now);
  }

  #walk(where: string, value: unknown, now: number): void {
    if (typeof value !== 'object' || value === null) return;
    for (const shape of [finished, charted]) {
      const { data } = z.safeParse(shape, value);
      if (data === undefined) continue;
      this.seen.facts += 1;
      this.#mayBeKnown(`${where}: result`, data.round, PHASE_STARTS_MS.ended, now);
    }
    const round = z.safeParse(withEvents, value).data;
    for (const { second } of round?.events ?? []) this.#readEvent(where, round?.round ?? 0, second, now);
    const update = z.safeParse(eventUpdate, value).data;
    if (update !== undefined) this.#readEvent(where, update.round, update.event.second, now);
    for (const part of Object.values(value)) this.#walk(where, part, now);
  }

  #readEvent(where: string, round: number, second: number, now: number): void {
    this.seen.events += 1;
    this.#mayBeKnown(`${where}: event of second ${second}`, round, eventOffset(second, this.#lengthOf(round)), now);
  }

  #mayBeKnown(what: string, round: number, fromOffset: number, now: number): void {
    const early = roundStart(round) + fromOffset - now;
    if (early > 0) this.faults.push(`${what} of ${roundNumber(round)}, ${Math.ceil(early)} ms early`);
  }

  /** Of the match, game time, s. */
  #lengthOf(round: number): number {
    const known = this.#lengths.get(round);
    if (known !== undefined) return known;
    const index = round - this.firstRound + 1;
    const [commitment, seed] = [this.seeds[index - 1], this.seeds[index]];
    if (commitment === undefined || seed === undefined) throw new Error(`round ${round} is not of the epoch`);
    const { win_chance } = drawPairing(commitment, index, this.salt);
    const { seconds } = drawFacts(seed, index, this.salt, win_chance);
    this.#lengths.set(round, seconds);
    return seconds;
  }
}

it(
  `V7 ROUND-6 bad-input 134 in ${WATCHED_ROUNDS} rounds no call, push, error, log line or metric tells a seed, result or event before its time`,
  async () => {
    const witness = await Witness.open();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/push`);
    socket.on('message', (data: Buffer) => witness.read('push', data.toString()));
    const sendMessage = (message: object): void => socket.send(JSON.stringify(message));
    const subscribe = (): void => sendMessage({ type: 'subscribe', topic: 'round', cursor: null });
    await once(socket, 'open');
    subscribe();
    let readLog = 0;
    const poll = async (): Promise<void> => {
      const sentAt = performance.now();
      const current = await ask('getCurrentRound', {});
      witness.setClock(z.parse(gameAnswer, JSON.parse(current)).data.now, sentAt);
      witness.read('getCurrentRound', current);
      const { round } = roundMoment(witness.now());
      const day = new Date(roundStart(round)).toISOString().slice(0, 10);
      const market = ROUND_CHART_MARKETS[round % ROUND_CHART_MARKETS.length];
      const requests: readonly (readonly [CallName, object])[] = [
        ['getRound', { round: roundNumber(round) }],
        ['getRound', { round: roundNumber(round + 1) }],
        ['getRoundResults', { day, page: 1, page_size: 20 }],
        ['getRoundChart', { market, count: 20 }],
        ['getRoundEpochs', { epoch: 1 }],
        ['addSaltLine', { line: 'without a session', request_id: 'without-a-session' }],
      ];
      for (const [name, body] of requests) witness.read(name, await ask(name, body));
      witness.readText('metrics', await (await fetch(server.metricsUrl)).text());
      const log = server.errors;
      witness.readText('log', log.slice(readLog));
      readLog = log.length;
    };
    const until = roundStart(witness.firstRound + WATCHED_ROUNDS) + 60_000;
    do {
      await poll();
      // Another snapshot.
      sendMessage({ type: 'unsubscribe', topic: 'round' });
      subscribe();
      await sleep(POLL_MS);
    } while (witness.now() < until);
    socket.terminate();
    console.log(`V7 ${WATCHED_ROUNDS} rounds:`, witness.seen, `${readLog} characters of the log`);
    expect(witness.faults).toEqual([]);
    expect(Math.min(...Object.values(witness.seen))).toBeGreaterThan(WATCHED_ROUNDS);
    expect(readLog).toBeGreaterThan(0);
  },
  MOST_MS,
);
