import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS } from '@clutchline/contract';
import { tokenOf } from '@clutchline/test-support/bench/bench-players';
import { medianOf, type Comparison } from '@clutchline/test-support/bench/run-rounds';
import { TestNats } from '@clutchline/test-support/processes/provide-nats';
import { z } from 'zod';

import { HOUR, SECOND } from '../tools/time/durations';
import { ASSUMPTIONS, modelCapacity, type CapacityCosts } from './lib/capacity-model';
import { load, type LoadRequest } from './lib/http-load';
import { IdlePlayers } from './lib/idle-players';
import { asPlayer, fromAnyone, GZIP, listRequest } from './lib/list-requests';
import { EVEN, PLAYERS, PlacingSetup } from './lib/placing-setup';
import { openProcessTimes, type ProcessTimes } from './lib/process-times';
import { PushProcess } from './lib/push-process';
import { measureFanOut } from './lib/measure-fan-out';
import { LIST_SUBSCRIPTION } from './lib/subscribers';

const CONNECTIONS = 16;
const SECONDS = 6;
const QUIET_SECONDS = 3;
const IDLE_SECONDS = 8;
/** Work after the start. */
const START_MS = 10 * SECOND;
const SUBSCRIBERS = 500;
const POINTS = 300;
const MEMORY_PLAYERS = 5_000;
const SETTLE_MS = 1_500;
const KB = 1_024;
const NAME_WIDTH = 54;
/** A page reads the list and the categories again. */
const PAGE_READS_PER_HOUR = 120;
const PARTS = ['server', 'database', 'bus', 'load'] as const;

/** Processor ms of one unit; `wal` in bytes. */
type Costs = Readonly<Record<keyof ProcessTimes, number>>;

const costsOf = (partOf: (part: keyof ProcessTimes) => number): Costs => ({
  server: partOf('server'),
  database: partOf('database'),
  bus: partOf('bus'),
  load: partOf('load'),
  wal: partOf('wal'),
});
const per = (costs: Costs, perSecond: number): Costs => costsOf((part) => costs[part] / perSecond);
const scaled = (costs: Costs, by: number): Costs => costsOf((part) => costs[part] * by);
const plus = (one: Costs, other: Costs): Costs => costsOf((part) => one[part] + other[part]);

interface Span {
  /** Of a second. */
  readonly costs: Costs;
  readonly seconds: number;
}

/** Background work varies, so each span is compared with a quiet one before and one after it. */
class Meter {
  readonly quiet: Costs[] = [];

  constructor(private readonly read: () => Promise<ProcessTimes>) {}

  async beyondQuiet(...works: (() => Promise<unknown>)[]): Promise<Span[]> {
    const quietly = (): Promise<Span> => this.#span(() => sleep(QUIET_SECONDS * SECOND));
    const before = await quietly();
    const spans: Span[] = [];
    for (const work of works) spans.push(await this.#span(work));
    await sleep(SETTLE_MS);
    const after = await quietly();
    const quiet = scaled(plus(before.costs, after.costs), 1 / 2);
    this.quiet.push(quiet);
    return spans.map(({ costs, seconds }) => ({ costs: plus(costs, scaled(quiet, -1)), seconds }));
  }

  async #span(work: () => Promise<unknown>): Promise<Span> {
    const [before, began] = [await this.read(), performance.now()];
    await work();
    const [after, seconds] = [await this.read(), (performance.now() - began) / SECOND];
    const perSecond = (part: keyof ProcessTimes): number =>
      ((after[part] - before[part]) * (part === 'wal' ? 1 : SECOND)) / seconds;
    return { costs: costsOf(perSecond), seconds };
  }
}

const ticketSchema = z.object({ data: CALLS.getPushTicket.response });

async function ticketOf(url: string, player: number): Promise<string> {
  const headers = { 'content-type': 'application/json', token: tokenOf(1 + (player % PLAYERS)) };
  const response = await fetch(new URL(CALLS.getPushTicket.path, url), { method: 'POST', headers, body: '{"lang":2}' });
  const answer: unknown = await response.json();
  const ticket = ticketSchema.safeParse(answer);
  if (!ticket.success) throw new Error(`no ticket: ${JSON.stringify(answer)}`);
  return ticket.data.data.ticket;
}

/** KB of a signed-in player with the topics of an open list, after garbage collection. */
async function kbPerPlayer(): Promise<number> {
  const server = await PushProcess.start('players', POINTS);
  const players = new IdlePlayers(server.url, (player) => Promise.resolve(String(1 + player).padStart(16, '0')));
  await sleep(SETTLE_MS);
  const alone = await server.memory();
  await players.add(MEMORY_PLAYERS);
  for (const topic of ['list', 'news', 'me']) players.subscribe(topic);
  await sleep(2 * SETTLE_MS);
  const full = await server.memory();
  await players.close();
  await server.stop();
  return (full.rss - alone.rss) / MEMORY_PLAYERS / KB;
}

type Unit = 'bet' | 'list' | 'signedInList' | 'connect' | 'frame' | 'priceChange' | 'idleSecond';

type UnitCosts = Readonly<Record<Unit, Costs>>;

const NO_SPAN: Span = { costs: costsOf(() => Number.NaN), seconds: Number.NaN };

async function costOfLoad(setup: PlacingSetup, meter: Meter, next: () => LoadRequest): Promise<Costs> {
  let answered = 0;
  const [span = NO_SPAN] = await meter.beyondQuiet(async () => {
    const { times, wrong } = await load(setup.urls, { connections: CONNECTIONS, seconds: SECONDS }, next);
    answered = times.length - wrong;
  });
  return per(span.costs, answered / span.seconds);
}

/** Players who connect, and who then do nothing. */
async function costsOfPlayers(setup: PlacingSetup, meter: Meter): Promise<Pick<UnitCosts, 'connect' | 'idleSecond'>> {
  const [url = ''] = setup.urls;
  const pushUrl = url.replace(/^http/, 'ws').replace(/\/?$/, '/push');
  const players = new IdlePlayers(pushUrl, (player) => ticketOf(url, player));
  const connect = async (): Promise<void> => {
    await players.add(PLAYERS);
    for (const topic of ['news', 'me']) players.subscribe(topic);
    await sleep(SETTLE_MS);
  };
  const [connecting = NO_SPAN, idle = NO_SPAN] = await meter.beyondQuiet(
    connect,
    () => sleep(IDLE_SECONDS * SECOND),
    () => players.close(),
  );
  return { connect: per(connecting.costs, PLAYERS / connecting.seconds), idleSecond: per(idle.costs, PLAYERS) };
}

/** On a separate server, as the simulated board changes too seldom for a measurement. */
async function costsOfPrices(): Promise<Pick<UnitCosts, 'frame' | 'priceChange'>> {
  const plan = { kind: 'product', perSecond: 1_000, subscription: LIST_SUBSCRIPTION, seconds: SECONDS } as const;
  const { details } = await measureFanOut({ ...plan, subscribers: SUBSCRIBERS, points: POINTS });
  const { cpuSeconds = NaN, changes = NaN, frames = NaN } = details ?? {};
  const costOf = (count: number): Costs =>
    costsOf((part) => (part === 'server' ? (cpuSeconds * SECOND) / (count * SUBSCRIBERS) : 0));
  return { frame: costOf(frames), priceChange: costOf(changes) };
}

const medianCosts = (all: readonly Costs[]): Costs => costsOf((part) => medianOf(all.map((costs) => costs[part])));
const cells = (values: readonly (number | null)[]): string =>
  values.map((value) => (value?.toPrecision(3) ?? '').padStart(11)).join('');

function printCosts(quiet: readonly Costs[], of: (unit: Unit) => Costs): void {
  const page = plus(scaled(of('idleSecond'), HOUR / SECOND), scaled(of('signedInList'), PAGE_READS_PER_HOUR));
  const rows: readonly (readonly [string, Costs])[] = [
    ['a second of the server without players', medianCosts(quiet)],
    ['a bet', of('bet')],
    ['a list from memory', of('list')],
    ['a list from memory, signed in', of('signedInList')],
    ['a player who connects', of('connect')],
    ['1,000 price changes delivered', scaled(of('priceChange'), 1_000)],
    ['1,000 frames delivered', scaled(of('frame'), 1_000)],
    ['an open connection, an hour', scaled(of('idleSecond'), HOUR / SECOND)],
    ['an idle player with a page, an hour, without prices', page],
  ];
  console.log('Processor ms, medians of the rounds:');
  console.log(''.padEnd(NAME_WIDTH) + PARTS.map((part) => part.padStart(11)).join(''));
  for (const [name, costs] of rows) console.log(name.padEnd(NAME_WIDTH) + cells(PARTS.map((part) => costs[part])));
  console.log(`Write-ahead log of a bet: ${(of('bet').wal / 1_000).toFixed(1)} kB.`);
}

function printModel(costs: CapacityCosts): void {
  console.log(`Cores for ${ASSUMPTIONS.players} players at once, each used to ${ASSUMPTIONS.usedShare}:`);
  console.log(
    ''.padEnd(NAME_WIDTH) + ['a second', 'server', 'database', 'bus'].map((head) => head.padStart(11)).join(''),
  );
  const rows = modelCapacity(costs, ASSUMPTIONS);
  for (const { name, perSecond, server, database, bus } of rows)
    console.log(name.padEnd(NAME_WIDTH) + cells([perSecond, server, database, bus]));
  const { players, playersPerProcess, secondsPerBet } = ASSUMPTIONS;
  // Each uses one core.
  const processes = Math.ceil(Math.max(players / playersPerProcess, rows.at(-1)?.server ?? 0));
  const walMb = (players / secondsPerBet) * (costs.walBytesPerBet / 1e6);
  const memoryGb = ((players * costs.kbPerPlayer) / KB / KB).toFixed(1);
  console.log(`${processes} server processes; ${memoryGb} GB for connections;`);
  console.log(`write-ahead log of bets ${walMb.toFixed(0)} MB/s.`);
}

/** P19: processor time and memory of each kind of work, by process, and what follows for a million players. */
export async function capacity(rounds: number): Promise<Comparison[]> {
  const memory = await kbPerPlayer();
  const nats = await TestNats.start();
  const options = ['--trusted-hops', '1', '--nats-url', nats.url];
  const setup = await PlacingSetup.open(1, { optionsOf: () => Promise.resolve(options) });
  try {
    const meter = new Meter(await openProcessTimes(setup, nats.pid));
    await setup.product(EVEN, SECONDS, setup.urls);
    await sleep(START_MS);
    const measured: UnitCosts[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const costs = {
        bet: await costOfLoad(setup, meter, () => setup.request(EVEN)),
        list: await costOfLoad(setup, meter, () => listRequest({ ...fromAnyone(), ...GZIP })),
        signedInList: await costOfLoad(setup, meter, () => listRequest({ ...asPlayer(), ...GZIP })),
        ...(await costsOfPlayers(setup, meter)),
        ...(await costsOfPrices()),
      };
      measured.push(costs);
      console.log(JSON.stringify({ name: 'P19', round, unit: 'processor ms', ...costs }));
    }
    const of = (unit: Unit): Costs => medianCosts(measured.map((costs) => costs[unit]));
    printCosts(meter.quiet, of);
    console.log(`Memory of the server for 1,000 idle players: ${((memory * 1_000) / KB).toFixed(1)} MB.`);
    const bet = of('bet');
    const [signedInList, frame, idleSecond] = [of('signedInList'), of('frame'), of('idleSecond')];
    printModel({ bet, signedInList, frame, idleSecond, walBytesPerBet: bet.wal, kbPerPlayer: memory });
    return [];
  } finally {
    await setup.close();
    await nats.stop();
  }
}
