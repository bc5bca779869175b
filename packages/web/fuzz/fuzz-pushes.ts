import type { ClientMessage } from '@clutchline/contract';
import { buildBet, buildLive } from '@clutchline/domain/testing';
import { act } from '@testing-library/react';

import { FuzzFindings, type Finding } from './fuzz-findings';
import { drawPageOptions, type FuzzedPage, openFuzzedPage, type PageOptions, PLACES, warmUp } from './fuzzed-page';
import { mutateJson } from './mutate-json';
import { SeededRandom } from './seeded-random';

const MESSAGES_A_PAGE = 200;
/** An accepted spoilt number blocks deltas until the next epoch. */
const MESSAGES_AN_EPOCH = 25;

/** The invalid balance must not be shown. */
export const CHANGES = [
  { type: 'odds', point_id: 1, delta: '2.050', status: 1, version: 4 },
  { type: 'odds', point_id: 2, delta: '1.001', status: 2, version: 9 },
  { type: 'game-hide', game_id: 1, is_hide: 1 },
  { type: 'play-hide', play_info_id: 1, game_id: 1, is_hide: 0, points: [{ point_id: 1, status: 2 }] },
  { type: 'play-status', play_info_id: 1, game_id: 1, status: 2 },
  { type: 'match-status', game_id: 1, status: 2 },
  { type: 'game-type-status', game_type_id: 1, status: 2 },
  { type: 'live', game_id: 1, live: buildLive({ status: 2, round: 2, clock_s: 5 }) },
  { type: 'map-scores', game_id: 1, maps: [{ round: 1, winner: null, score_1: 13, score_2: null }] },
  { type: 'structure', game_id: 1 },
  { type: 'balance', balance: { amount: 'NaN', nickname: 'Demo', currency_id: 1, player_id: 'player-of-demo-0001' } },
  { type: 'bet', bet: buildBet() },
  { type: 'news' },
  { type: 'view', update: { clock_s: 61 } },
  { type: 'round', update: { kind: 'phase', round: 1, phase: 'betting', now: 5_000, ends_at: 50_000 } },
  { type: 'chess', state: { version: 3 } },
] as const;

type Subscribe = Extract<ClientMessage, { type: 'subscribe' }>;

interface Numbers {
  epoch: string;
  readonly last: Map<string, number>;
}

/** In order, duplicate, late, after a gap, or of another epoch. */
function streamMessage(random: SeededRandom, numbers: Numbers): object {
  const topic = random.pick(['list', 'match:1', 'me', 'match:9']);
  const last = numbers.last.get(topic) ?? 0;
  numbers.last.set(topic, last + 1);
  const epoch = random.chance(0.95) ? numbers.epoch : 'epoch-of-another';
  const seq = random.chance(0.8) ? last + 1 : random.pick([last, last - 1, last + 5, 0]);
  const changes = [random.pick(CHANGES), random.pick(CHANGES)];
  if (random.chance(0.15)) return { type: 'snapshot', topic, epoch, seq, changes };
  if (random.chance(0.05)) return { type: 'resumed', topic, epoch, seq };
  return { type: 'delta', topic, epoch, prev: seq - 1, seq, changes };
}

function otherMessage(random: SeededRandom): object {
  return random.pick<[object, ...object[]]>([
    { type: 'heartbeat', server_time: 1_000_000 },
    { type: 'hello', server_time: 253_402_300_799_999, heartbeat_ms: 10_000 },
    { type: 'auth-ok' },
    { type: 'live', live: random.chance(0.5) },
    { type: 'error', reason: 'unknown-topic', topic: 'list' },
    { type: 'price', point_id: 1 },
  ]);
}

/** Mostly one place. */
function spoiltMessage(random: SeededRandom, numbers: Numbers): unknown {
  if (random.chance(0.03))
    return random.pick([new ArrayBuffer(8), new Blob(['x']), '', '{', 'null', '[]', 'x'.repeat(1_000_001)]);
  const sound = random.chance(0.9) ? streamMessage(random, numbers) : otherMessage(random);
  return JSON.stringify(random.chance(0.35) ? sound : mutateJson(sound, random));
}

function moneyFaults(page: FuzzedPage): readonly string[] {
  const { singleIds, items } = page.app.slip.getState().slip;
  const header = page.element.getElementsByTagName('header')[0]?.textContent ?? '';
  return [
    ...(singleIds.join() === '1' && items.length === 1 ? [] : [`the slip became ${singleIds.join()}`]),
    ...(header.includes(page.money) ? [] : [`the balance became "${header}"`]),
  ];
}

const deliver = (page: FuzzedPage, message: unknown): Promise<void> =>
  act(() => {
    page.sockets.at(-1)?.deliverRaw(message);
    return Promise.resolve();
  });

/** Precedes missed changes, so that they count too. */
function snapshotOf({ topic, cursor }: Subscribe, { epoch, last }: Numbers): object {
  const seq = last.get(topic) ?? 0;
  const isBehind = cursor !== null && cursor.epoch === epoch && cursor.seq < seq;
  return { type: 'snapshot', topic, epoch, seq: isBehind ? seq - 1 : seq, changes: [] };
}

async function answer(page: FuzzedPage, numbers: Numbers): Promise<void> {
  const asked = page.sockets.at(-1)?.sent.splice(0) ?? [];
  for (const message of asked) {
    if (message.type === 'auth') await deliver(page, JSON.stringify({ type: 'auth-ok' }));
    if (message.type === 'subscribe') await deliver(page, JSON.stringify(snapshotOf(message, numbers)));
  }
}

async function greet(page: FuzzedPage, numbers: Numbers): Promise<void> {
  await deliver(page, JSON.stringify({ type: 'hello', server_time: 1_000_000, heartbeat_ms: 120_000 }));
  await page.settle(2);
  await answer(page, numbers);
  await answer(page, numbers);
}

async function reconnect(page: FuzzedPage, numbers: Numbers): Promise<void> {
  if (page.sockets.at(-1)?.closed === false) return;
  await act(() => {
    page.app.push.wake();
    return new Promise((resolve) => setTimeout(resolve));
  });
  await greet(page, numbers);
}

async function freshPage(place: string, numbers: Numbers, options?: PageOptions): Promise<FuzzedPage> {
  const page = await openFuzzedPage(options);
  await page.go(place);
  await page.settle(2);
  await greet(page, numbers);
  return page;
}

export async function fuzzPushes(cases: number, seed: number): Promise<readonly Finding[]> {
  const random = new SeededRandom(seed);
  const findings = new FuzzFindings();
  const stop = findings.listen();
  const numbers: Numbers = { epoch: 'epoch-0001', last: new Map() };
  let page = await freshPage(PLACES[0], numbers);
  await warmUp(page);
  for (let at = 0; at < cases && !findings.areEnough; at += 1) {
    if (at % MESSAGES_A_PAGE === 0) {
      await page.close();
      page = await freshPage(random.pick(PLACES), numbers, drawPageOptions(random));
    } else if (page.app.env.location.read().path === '/not-net' || random.chance(0.01))
      await page.go(random.pick(PLACES));
    if (at % MESSAGES_AN_EPOCH === 0) numbers.epoch = `epoch-${at + 1_000}`;
    await reconnect(page, numbers);
    const message = spoiltMessage(random, numbers);
    await deliver(page, message);
    await answer(page, numbers);
    await page.settle(1);
    findings.look(page, at, String(message), moneyFaults(page));
  }
  await page.close();
  stop();
  return findings.all;
}
