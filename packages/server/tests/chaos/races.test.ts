import { afterAll, beforeAll, expect, it } from 'vitest';

import { singleRequest, type PlaceAnswer, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { countOf } from '@clutchline/test-support/server/count-of';
import { PLAY } from '@clutchline/test-support/server/test-feed';
import { TcpProxy } from '@clutchline/test-support/processes/tcp-proxy';
import { sendAtOnce } from './at-once';
import { FIRST_MATCH, openChaosSetup, type ChaosSetup, type ChaosPlayer } from './chaos-setup';
import { placeOnce, rawPlacement, acceptedOrders } from './chaos-client';

const MATCHES = 12;
const PLAYS = Object.values(PLAY);

let setup: ChaosSetup;
beforeAll(async () => {
  setup = await openChaosSetup({ matches: MATCHES });
});
afterAll(async () => {
  await setup.close();
});

const urlOf = (index: number): string => setup.servers[index % setup.servers.length]?.url ?? '';

/** Index: match, play, side. */
function single(index: number, stake: string): PlaceRequest {
  const gameId = FIRST_MATCH + (index % MATCHES);
  const play = PLAYS[Math.floor(index / MATCHES) % PLAYS.length] ?? PLAY.winner;
  return singleRequest({ gameId, play }, stake, 'latest');
}

const booksAreRight = async () => expect(await setup.faults()).toEqual([]);

async function betsOf(players: readonly ChaosPlayer[]): Promise<number> {
  const { rows } = await setup.owner.query<{ bets: number }>(
    'select count(*)::integer as bets from bets where account_id = any($1::bigint[])',
    [players.map(({ accountId }) => accountId)],
  );
  return rows[0]?.bets ?? 0;
}

const RETRIED = countOf(250, 5_000);
const RETRIES = 10;
const CLIENTS = 12;

/** Over both servers, from separate clients. */
const burst = (requests: readonly { readonly player: ChaosPlayer; readonly request: PlaceRequest }[]) =>
  sendAtOnce(
    requests.map(({ player, request }, index) => ({
      url: urlOf(index),
      raw: rawPlacement(urlOf(index), player, request),
    })),
  );

const accepted = (answers: readonly { readonly answer: PlaceAnswer | null }[]): number =>
  answers.reduce((sum, { answer }) => sum + (answer === null ? 0 : acceptedOrders(answer).length), 0);

it(`R2 ${RETRIED} bets of which three answers in ten are cut off, asked for again over both servers, are ${RETRIED} bets`, async () => {
  const proxies = await Promise.all(setup.servers.map(({ url }) => TcpProxy.before(url)));
  for (const proxy of proxies) proxy.plan = () => (Math.random() < 0.3 ? 'cut-answer' : 'pass');
  const players = await Promise.all(Array.from({ length: CLIENTS }, () => setup.addPlayer(10_000_000n)));
  let sent = 0;
  let different = 0;
  let unanswered = 0;
  const client = async (player: ChaosPlayer, first: number) => {
    for (let index = first; index < RETRIED; index += CLIENTS) {
      const request = single(index, '1');
      const answers = new Set<string>();
      for (let retry = 0; retry < RETRIES; retry += 1) {
        const url = `http://127.0.0.1:${proxies[(index + retry) % 2]?.port}`;
        const reply = await placeOnce(url, player, request);
        sent += 1;
        if (reply.kind === 'answer') answers.add(reply.bytes);
        if (reply.kind === 'answer' && retry > 2) break;
      }
      different += answers.size > 1 ? 1 : 0;
      unanswered += answers.size === 0 ? 1 : 0;
    }
  };
  await Promise.all(players.map(client));
  await Promise.all(proxies.map((proxy) => proxy.close()));
  const harmed = proxies.reduce((sum, proxy) => sum + proxy.harmed, 0);
  expect({ bets: await betsOf(players), different, unanswered }).toEqual({
    bets: RETRIED,
    different: 0,
    unanswered: 0,
  });
  await booksAreRight();
  console.log(
    `R2: ${RETRIED} keys, ${sent} requests, ${harmed} answers cut off: ${RETRIED} bets, 0 answers that differ`,
  );
}, 3_600_000);

const ROUNDS_OF_SAME = countOf(8, 500);

it(`R2 a hundred identical requests at one instant over both servers are one bet and one answer (${ROUNDS_OF_SAME} rounds)`, async () => {
  for (let round = 0; round < ROUNDS_OF_SAME; round += 1) {
    const player = await setup.addPlayer(100_000n);
    const request = single(round, '7');
    const answers = await burst(Array.from({ length: 100 }, () => ({ player, request })));
    expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(1);
    expect([accepted(answers.slice(0, 1)), await betsOf([player])]).toEqual([1, 1]);
    expect((await setup.context.stores.wallets.read(player.accountId))?.balance).toBe(99_300n);
  }
  await booksAreRight();
  console.log(`R2: ${ROUNDS_OF_SAME} rounds of 100 identical requests at one instant: one bet and equal bytes in each`);
}, 3_600_000);

it('R2 bad-input 54: the same request id with another body, at once over both servers, is one bet and one conflict', async () => {
  const player = await setup.addPlayer(100_000n);
  const one = single(1, '5');
  const other = { ...single(1, '6'), request_id: one.request_id };
  const answers = await burst([one, other, one, other].map((request) => ({ player, request })));
  const answered = answers.filter(({ answer }) => answer !== null);
  expect(answered).toHaveLength(2);
  expect(new Set(answered.map(({ bytes }) => bytes)).size).toBe(1);
  expect(await betsOf([player])).toBe(1);
});

const ROUNDS_OF_MONEY = countOf(6, 334);

it(`R5 sixty-four bets at one instant over both servers: as many as there is money for (${ROUNDS_OF_MONEY} rounds each)`, async () => {
  for (const money of [0, 1, 5]) {
    for (let round = 0; round < ROUNDS_OF_MONEY; round += 1) {
      const player = await setup.addPlayer(BigInt(money) * 1_000n + BigInt(round % 2) * 999n);
      const answers = await burst(Array.from({ length: 64 }, (_, index) => ({ player, request: single(index, '10') })));
      expect([money, accepted(answers), await betsOf([player])]).toEqual([money, money, money]);
      expect((await setup.context.stores.wallets.read(player.accountId))?.balance).toBe(BigInt(round % 2) * 999n);
    }
  }
  await booksAreRight();
  console.log(
    `R5: ${ROUNDS_OF_MONEY} rounds of 64 bets each with funds for 0, 1 and 5: exactly as many accepted in every round`,
  );
}, 3_600_000);

const ROUNDS_OF_LIMITS = countOf(5, 300);

it(`R13 own limit, match limit and liability hold under sixty-four bets at one instant over both servers (${ROUNDS_OF_LIMITS} rounds each)`, async () => {
  for (let round = 0; round < ROUNDS_OF_LIMITS; round += 1) {
    const player = await setup.addPlayer(100_000_000n);
    await setup.owner.query("insert into player_limits (account_id, kind, value) values ($1, 'day_stake', 3999)", [
      player.accountId,
    ]);
    const own = await burst(Array.from({ length: 64 }, (_, index) => ({ player, request: single(index, '10') })));
    expect(accepted(own)).toBe(3);

    const wealthy = await setup.addPlayer(1_000_000_000n);
    const gameId = FIRST_MATCH + (round % MATCHES);
    const onOne = Array.from({ length: 64 }, (_, index) =>
      singleRequest({ gameId, play: PLAYS[index % PLAYS.length] ?? PLAY.winner, side: 2 }, '2000', 'latest'),
    );
    const match = await burst(onOne.map((request) => ({ player: wealthy, request })));
    expect(accepted(match)).toBe(4);

    await setup.addMatch(8_100_000 + round);
    const hot = Array.from({ length: 64 }, () => singleRequest({ gameId: 8_100_000 + round }, '5000', 'latest'));
    const many = await Promise.all(hot.map(() => setup.addPlayer(1_000_000n)));
    const result = await burst(hot.map((request, index) => ({ request, player: many[index] ?? wealthy })));
    expect(accepted(result)).toBe(50);
  }
  await booksAreRight();
  console.log(
    `R13: ${ROUNDS_OF_LIMITS} rounds of 64 bets at one instant: own limit for 3, match limit for 4, liability cap for 50; so many taken in every round`,
  );
}, 3_600_000);
