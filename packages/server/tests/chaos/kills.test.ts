import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { singleRequest, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { countOf } from '@clutchline/test-support/server/count-of';
import { PLAY } from '@clutchline/test-support/server/test-feed';
import { FIRST_MATCH, openChaosSetup, type ChaosSetup, type ChaosPlayer } from './chaos-setup';
import { placeOnce, statusOf, acceptedOrders } from './chaos-client';
import { percentile } from '@clutchline/test-support/processes/percentile';

const SERVER_KILLS = countOf(10, 200);
const POSTMASTER_KILLS = countOf(3, 50);
const CLIENTS = 16;
const MATCHES = 24;
const PLAYS = Object.values(PLAY);

let setup: ChaosSetup;
beforeAll(async () => {
  setup = await openChaosSetup({ matches: MATCHES });
});
afterAll(async () => {
  await setup.close();
});

interface Journal {
  readonly acknowledged: Set<string>;
  readonly unknown: { readonly player: ChaosPlayer; readonly request: PlaceRequest; readonly why: string }[];
  readonly refusals: Map<string, number>;
  /** Until back, by target. */
  readonly down: Map<string, number>;
  /** To the first accepted bet. */
  readonly recovered: Map<string, number[]>;
  isOver: boolean;
}

const randomTo = (most: number): number => Math.floor(Math.random() * most);

function requestOf(index: number): PlaceRequest {
  const gameId = FIRST_MATCH + (index % MATCHES);
  const play = PLAYS[randomTo(PLAYS.length)] ?? PLAY.winner;
  return singleRequest({ gameId, play, side: index % 2 === 0 ? 1 : 2 }, '1', 'latest');
}

function recordRecovery(journal: Journal, index: number, sentAt: number): void {
  for (const what of [`server ${index}`, 'postmaster']) {
    const killedAt = journal.down.get(what);
    if (killedAt === undefined || killedAt > sentAt) continue;
    journal.down.delete(what);
    const [kind = ''] = what.split(' ');
    journal.recovered.set(kind, [...(journal.recovered.get(kind) ?? []), performance.now() - killedAt]);
  }
}

async function placeUntilOver(player: ChaosPlayer, journal: Journal): Promise<void> {
  for (let index = randomTo(100); !journal.isOver; index += 1) {
    const index = randomTo(setup.servers.length);
    const request = requestOf(index);
    const sentAt = performance.now();
    const reply = await placeOnce(setup.servers[index]?.url ?? '', player, request);
    if (reply.kind === 'answer' && acceptedOrders(reply.answer).length === 1) {
      for (const orderNo of acceptedOrders(reply.answer)) journal.acknowledged.add(orderNo);
      recordRecovery(journal, index, sentAt);
      continue;
    }
    const why = reply.kind === 'refused' ? reply.message : reply.kind;
    journal.refusals.set(why, (journal.refusals.get(why) ?? 0) + 1);
    journal.unknown.push({ player, request, why });
    await sleep(150);
  }
}

async function killServers(journal: Journal): Promise<void> {
  await Promise.all(
    setup.servers.map(async (server, index) => {
      await sleep(50 + randomTo(1_950));
      await server.kill();
      journal.down.set(`server ${index}`, performance.now());
      await server.start();
    }),
  );
}

async function killPostmaster(journal: Journal): Promise<void> {
  await sleep(50 + randomTo(1_950));
  await setup.postgres.kill();
  journal.down.set('postmaster', performance.now());
  await setup.postgres.restart();
}

async function untilRecovered(journal: Journal): Promise<void> {
  const until = performance.now() + 60_000;
  while (journal.down.size > 0) {
    if (performance.now() > until)
      throw new Error(`not back: ${[...journal.down.keys()].join()}: ${setup.servers[0]?.errors}`);
    await sleep(20);
  }
}

/** Stored exactly once, or never accepted. */
async function resolveUnknown({ unknown }: Journal) {
  let found = 0;
  let unresolved = 0;
  const wrong: string[] = [];
  for (const [index, { player, request, why }] of unknown.entries()) {
    const server = setup.servers[index % setup.servers.length];
    const status = await statusOf(server?.url ?? '', player, request.request_id);
    if (status === null) unresolved += 1;
    else found += status.found;
    if (status?.found === 1 && why !== 'lost' && why !== 'still_deciding') wrong.push(why);
  }
  return { found, unresolved, wrong };
}

it(`R1 no acknowledged bet is lost over ${SERVER_KILLS} kills of servers and ${POSTMASTER_KILLS} of the postmaster`, async () => {
  const journal: Journal = {
    ...{ acknowledged: new Set<string>(), unknown: [], refusals: new Map<string, number>() },
    ...{ down: new Map<string, number>(), recovered: new Map<string, number[]>(), isOver: false },
  };
  const players = await Promise.all(Array.from({ length: CLIENTS }, () => setup.addPlayer(5_000_000n)));
  const clients = players.map((player) => placeUntilOver(player, journal));
  const rounds = Math.max(SERVER_KILLS / 2, POSTMASTER_KILLS);
  try {
    for (let round = 0; round < rounds; round += 1) {
      if (round < SERVER_KILLS / 2) await killServers(journal);
      if (round % Math.max(1, Math.floor(rounds / POSTMASTER_KILLS)) === 0) await killPostmaster(journal);
      await untilRecovered(journal);
      expect(await setup.faults()).toEqual([]);
    }
  } finally {
    journal.isOver = true;
  }
  await Promise.all(clients);

  const { rows } = await setup.owner.query<{ order_no: string; request_id: string }>(
    'select order_no, request_id from bets',
  );
  const stored = new Set(rows.map(({ order_no }) => order_no));
  const lost = [...journal.acknowledged].filter((orderNo) => !stored.has(orderNo));
  const { found, unresolved, wrong } = await resolveUnknown(journal);
  expect(lost).toEqual([]);
  expect(unresolved).toBe(0);
  expect(wrong).toEqual([]);
  expect(found + journal.acknowledged.size).toBe(stored.size);
  expect(new Set(rows.map(({ request_id }) => request_id)).size).toBe(stored.size);
  expect(await setup.faults()).toEqual([]);
  const server = journal.recovered.get('server') ?? [];
  const postmaster = journal.recovered.get('postmaster') ?? [];
  console.log(
    `R1: ${server.length} server kills, ${postmaster.length} postmaster kills, ${journal.acknowledged.size} bets acknowledged, 0 lost; ` +
      `${journal.unknown.length} answers not received, ${found} of them accepted; first bet again p95 ${percentile(server, 0.95)} ms after a server, ` +
      `${percentile(postmaster, 0.95)} ms after the postmaster; ${JSON.stringify(Object.fromEntries(journal.refusals))}`,
  );
  expect(server.length).toBeGreaterThanOrEqual(SERVER_KILLS);
  expect(postmaster.length).toBeGreaterThanOrEqual(POSTMASTER_KILLS);
}, 3_600_000);
