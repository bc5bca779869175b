import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import { CALLS, readReply, type Change, type MatchRow, type ServerMessage } from '@clutchline/contract';
import { isOver } from '@clutchline/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createWarpClock } from '@clutchline/test-support/browser/warp-clock';
import { parseConfig } from '../../src/config';
import { startServer, type RunningServer } from '../../src/start-server';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { PushClient } from '@clutchline/test-support/server/push-client';
import { envelopeOf, send } from '@clutchline/test-support/server/send';

const clock = createWarpClock();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: RunningServer;
beforeAll(async () => {
  database = await createTestDatabase();
  const config = parseConfig(
    [
      '--port',
      '0',
      '--connections-per-address',
      '0',
      '--seed',
      'push-equals-http',
      '--virtual-games',
      '0',
      '--history-days',
      '0',
      '--log-level',
      'error',
    ],
    {},
  );
  if (config === 'help') throw new Error('no help was asked for');
  const external = { kind: 'external', url: database.url, mustBeDurable: false } as const;
  server = await startServer({ ...config, database: external, webFolder: null }, { wallClock: clock });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

function knowledgeOf(messages: readonly ServerMessage[]) {
  const points = new Map<number, unknown>();
  const plays = new Map<number, unknown>();
  const lives = new Map<number, unknown>();
  const take = (change: Change): void => {
    if (change.type === 'odds') {
      const { delta, status, version } = change;
      points.set(change.point_id, { odd: delta, status, version });
    }
    if (change.type === 'play-status') plays.set(change.play_info_id, change.status);
    if (change.type === 'live') lives.set(change.game_id, change.live);
  };
  let last = -1;
  for (const message of messages) {
    if (message.type !== 'snapshot' && message.type !== 'delta') continue;
    if (message.type === 'delta') expect(message.prev).toBe(last);
    last = message.seq;
    message.changes.forEach(take);
  }
  return { points, plays, lives };
}

async function rowsOf(handicap: 'today' | 'early' | 'champion'): Promise<readonly MatchRow[]> {
  const body = { lang: 2, game_type_id: 0, handicap_code: handicap, event_ids: [] };
  const call = CALLS.getGameListByGameTypeId;
  const headers = { 'content-type': 'application/json' };
  const reply = readReply(
    call.response,
    envelopeOf(await send(server.url, call.path, { headers, body: JSON.stringify(body) })),
  );
  if (reply.kind !== 'ok') throw new Error(reply.kind);
  return reply.data.rows;
}

async function allRows(): Promise<readonly MatchRow[]> {
  const outrights = await rowsOf('champion');
  expect(outrights.length).toBeGreaterThan(0);
  return [...(await rowsOf('today')), ...(await rowsOf('early')), ...outrights];
}

/** After a tick. */
async function rowsAtRest(): Promise<readonly MatchRow[]> {
  let before: readonly MatchRow[] = [];
  for (;;) {
    const rows = await allRows();
    if (isDeepStrictEqual(rows, before)) return rows;
    before = rows;
    await sleep(1_500);
  }
}

function differences(rows: readonly MatchRow[], { points, plays, lives }: ReturnType<typeof knowledgeOf>): string[] {
  const found: string[] = [];
  const compare = (what: string, published: unknown, stored: unknown): void => {
    if (JSON.stringify(published) !== JSON.stringify(stored))
      found.push(`${what}: ${JSON.stringify({ published, stored })}`);
  };
  for (const row of rows) {
    compare(`live ${row.match.game_id}`, lives.get(row.match.game_id), row.live);
    for (const play of row.plays) {
      compare(`play ${play.play_info_id}`, plays.get(play.play_info_id), play.status);
      for (const { point_id, odd, status, version } of play.points)
        compare(`point ${point_id} of ${play.market}`, points.get(point_id), { odd, status, version });
    }
  }
  return found;
}

const isKnown = ({ points, plays }: ReturnType<typeof knowledgeOf>, play: MatchRow['plays'][number]): boolean =>
  plays.has(play.play_info_id) || play.points.some(({ point_id }) => points.has(point_id));

it('PUSH-5 CONTENT-2 a subscriber of the list equals the list and its champion bets, after hours of a fast day and as a newcomer', async () => {
  const early = await PushClient.connect(server.url);
  early.send({ type: 'subscribe', topic: 'list', cursor: null });
  await early.next('snapshot');
  let compared = 0;
  let left = 0;
  for (const speed of [60, 900, 3_000, 300]) {
    clock.setSpeed(speed);
    await sleep(3_000);
    clock.setSpeed(0);
    const rows = await rowsAtRest();
    const newcomer = await PushClient.connect(server.url);
    newcomer.send({ type: 'subscribe', topic: 'list', cursor: null });
    await newcomer.next('snapshot');
    expect(
      differences(rows, knowledgeOf(early.received)),
      `published while business ran ${speed} times as fast`,
    ).toEqual([]);
    const known = knowledgeOf(newcomer.received);
    const finished = rows.filter(({ live }) => isOver(live.status));
    const others = rows.filter((row) => !finished.includes(row));
    expect(differences(others, known), `snapshot after ${speed} times`).toEqual([]);
    // A snapshot of the list has the end of a finished match, and none of its plays.
    expect(finished.map(({ match }) => known.lives.get(match.game_id))).toEqual(finished.map(({ live }) => live));
    expect(finished.flatMap(({ plays }) => plays).filter((play) => isKnown(known, play))).toEqual([]);
    newcomer.close();
    compared += rows.length;
    left += finished.flatMap(({ plays }) => plays).length;
  }
  early.close();
  expect(compared).toBeGreaterThan(200);
  expect(left, 'plays of finished matches').toBeGreaterThan(0);
});

/** What a client knows that read `rows` and then the deltas. */
function knowledgeAfter(rows: readonly MatchRow[], messages: readonly ServerMessage[], seq: number) {
  const read = rows.flatMap(({ match, live, plays }): Change[] => [
    { type: 'live', game_id: match.game_id, live },
    ...plays.flatMap(({ play_info_id, game_id, status, points }): Change[] => [
      { type: 'play-status', play_info_id, game_id, status },
      ...points.map(({ point_id, odd, status: ofPoint, version }): Change => {
        return { type: 'odds', point_id, delta: odd, status: ofPoint, version };
      }),
    ]),
  ]);
  const start: ServerMessage = { type: 'snapshot', topic: 'list', epoch: 'of-the-rows', seq, changes: read };
  const points = rows.flatMap(({ plays }) => plays.flatMap((play) => play.points));
  const versions = new Map(points.map(({ point_id, version }) => [point_id, version]));
  const isOlder = (change: Change): boolean =>
    change.type === 'odds' && change.version < (versions.get(change.point_id) ?? 0);
  const later = messages.map((message) =>
    message.type === 'delta' ? { ...message, changes: message.changes.filter((change) => !isOlder(change)) } : message,
  );
  return knowledgeOf([start, ...later]);
}

/** Rows and plays that both have. */
function inBoth(rows: readonly MatchRow[], others: readonly MatchRow[]): MatchRow[] {
  const plays = new Set(others.flatMap((row) => row.plays.map(({ play_info_id }) => play_info_id)));
  const games = new Set(others.map(({ match }) => match.game_id));
  return rows
    .filter(({ match }) => games.has(match.game_id))
    .map((row) => ({ ...row, plays: row.plays.filter(({ play_info_id }) => plays.has(play_info_id)) }));
}

it('P13 PUSH-5 a client that reads the list after a position of the push and continues from there equals the list', async () => {
  const watcher = await PushClient.connect(server.url);
  watcher.send({ type: 'subscribe', topic: 'list', cursor: null });
  await watcher.next('snapshot');
  let missed = 0;
  for (const speed of [30, 60, 120, 240]) {
    clock.setSpeed(speed);
    await sleep(1_000);
    const place = watcher.received.findLast((message) => message.type === 'snapshot' || message.type === 'delta');
    if (place?.type !== 'snapshot' && place?.type !== 'delta') throw new Error('no position');
    const { epoch, seq } = place;
    const rows = await allRows();
    const client = await PushClient.connect(server.url);
    client.send({ type: 'subscribe', topic: 'list', cursor: { epoch, seq } });
    await client.next('resumed');
    await sleep(1_000);
    clock.setSpeed(0);
    const atRest = inBoth(await rowsAtRest(), rows);
    expect(atRest.flatMap(({ plays }) => plays).length).toBeGreaterThan(100);
    expect(differences(atRest, knowledgeAfter(rows, client.received, seq)), `at ${speed} times`).toEqual([]);
    missed += client.received.filter(({ type }) => type === 'delta').length;
    client.close();
  }
  watcher.close();
  expect(missed).toBeGreaterThan(20);
});
