import { randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS, type CallName } from '@clutchline/contract';
import WebSocket from 'ws';
import * as z from 'zod/mini';

import { orderNumber } from '../../packages/server/src/placement/new-bets';
import { freshId, parlayRequest, singleRequest, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { PLAY } from '@clutchline/test-support/server/test-feed';
import { envelopeOf } from '@clutchline/test-support/server/send';
import { sendRequest, agentFrom } from './send-request';
import { BOARD, type AttackName } from './messages';
import { Pacer } from './pacer';
import { count, kindOf, type Tally } from './tally';
import { ASSET_PATH } from './web-folder';

/** Placements are refused early, so one client can send more of them. */
const CALLS_PER_SECOND = 400;
const PLACEMENTS_PER_SECOND = 2_000;
const ATTACKER = '127.0.0.1';
/** Hold time of unread responses and pause between rounds. */
const HOLD_MS = 2_000;
const PAUSE_MS = 3_000;

interface Assault {
  readonly url: string;
  readonly until: number;
  readonly size: number;
  readonly tokens: readonly string[];
  readonly answers: Tally;
}

const isOver = ({ until }: Assault): boolean => performance.now() >= until;
const sized = ({ size }: Assault, most: number): number => Math.max(1, Math.round(most * size));
const times = (number: number): number[] => Array.from({ length: number }, (_, index) => index);
const list = { game_type_id: 0, handicap_code: 'parlay', event_ids: [] };

function rawGet(url: string, path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`;
}

function rawPost(url: string, name: CallName, body: object): string {
  const text = JSON.stringify({ lang: 2, ...body });
  const head = [
    `POST ${CALLS[name].path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    'Content-Type: application/json',
    `Content-Length: ${String(Buffer.byteLength(text))}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

async function sendUnread({ url, answers }: Assault, bytes: string, reads = false): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: ATTACKER });
  socket.once('connect', () => {
    count(answers, 'connected');
    socket.write(bytes, 'latin1');
  });
  socket.on('error', () => count(answers, 'connection refused or reset'));
  if (reads) socket.resume();
  else socket.pause();
  await sleep(HOLD_MS);
  socket.destroy();
}

async function unreadRounds(assault: Assault, connections: number, bytes: string): Promise<void> {
  while (!isOver(assault)) {
    await Promise.all(times(connections).map(() => sendUnread(assault, bytes)));
    await sleep(Math.min(PAUSE_MS, Math.max(0, assault.until - performance.now())));
  }
}

interface Call {
  readonly name: CallName;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

async function callLoops(
  assault: Assault,
  { addresses, perSecond = CALLS_PER_SECOND }: { addresses: readonly string[]; perSecond?: number },
  next: (caller: number) => Call,
): Promise<void> {
  const pacer = new Pacer(perSecond);
  const loop = async (address: string, index: number): Promise<void> => {
    const agent = agentFrom(address);
    while (!isOver(assault)) {
      await pacer.pass();
      const { name, body, headers = {} } = next(index);
      const answer = await sendRequest(assault.url, {
        agent,
        path: CALLS[name].path,
        body: { lang: 2, ...body },
        headers,
      });
      count(assault.answers, kindOf(answer));
    }
    agent.destroy();
  };
  await Promise.all(addresses.map(loop));
}

const fromOne = (connections: number): string[] => times(connections).map(() => ATTACKER);

const inventedTokens = (connections: number) => (assault: Assault) =>
  callLoops(assault, { addresses: fromOne(sized(assault, connections)), perSecond: PLACEMENTS_PER_SECOND }, () => ({
    name: 'playMore',
    body: singleRequest({ gameId: 1 + randomInt(BOARD.matches), play: PLAY.totalMaps }, '1'),
    headers: { token: randomBytes(32).toString('base64url') },
  }));

const guess = (username: string): object => ({ username, password: randomBytes(8).toString('hex') });
const group = (): string => randomInt(65_536).toString(16);

const SPELLINGS = [
  () => `203.0.113.7:${String(1_024 + randomInt(60_000))}`,
  () => '::ffff:203.0.113.7',
  () => `::FFFF:cb00:7107`,
  () => `2001:db8:1:2:${group()}:${group()}:${group()}:${group()}`,
  () => `[2001:db8:1:2::${group()}]:${String(1_024 + randomInt(60_000))}`,
];

const unknownTicket = (): string => orderNumber({ bytes: (length) => randomBytes(length) }, Date.now());

/** The player's stream carries all leg names. */
const tenLegs = (): PlaceRequest =>
  parlayRequest(
    times(10).map((index) => ({ gameId: 10 * randomInt(BOARD.matches / 10) + index + 1, play: PLAY.handicap })),
    '1',
  );

async function openPrivate({ url, answers }: Assault, token: string): Promise<void> {
  const agent = agentFrom(ATTACKER);
  const answer = await sendRequest(url, {
    agent,
    path: CALLS.getPushTicket.path,
    body: { lang: 2 },
    headers: { token },
  });
  agent.destroy();
  count(answers, `push ticket ${kindOf(answer)}`);
  if (kindOf(answer) !== 'ok') return;
  const { ticket } = z.parse(CALLS.getPushTicket.response, envelopeOf(answer).data);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/push`, { perMessageDeflate: false });
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'auth', ticket }));
    socket.send(JSON.stringify({ type: 'subscribe', topic: 'me', cursor: null }));
  });
  socket.on('error', () => count(answers, 'push refused'));
}

const perToken = ({ tokens }: Assault, caller: number): Readonly<Record<string, string>> => ({
  token: tokens[caller % tokens.length] ?? '',
});

/** Each is bounded in connections and calls per second, uses loopback only, and ends by itself. */
export const assaults: Readonly<Record<AttackName, (assault: Assault) => Promise<void>>> = {
  'unread-assets': (assault) => unreadRounds(assault, sized(assault, 250), rawGet(assault.url, ASSET_PATH).repeat(40)),
  'pipelined-lists': async (assault) => {
    const bytes = rawPost(assault.url, 'getGameListByGameTypeId', list).repeat(sized(assault, 300));
    while (!isOver(assault)) await sendUnread(assault, bytes, true);
  },
  'many-lists': (assault) =>
    callLoops(assault, { addresses: fromOne(sized(assault, 32)) }, () => ({
      name: 'getGameListByGameTypeId',
      body: list,
    })),
  'unread-lists': (assault) =>
    unreadRounds(assault, sized(assault, 20), rawPost(assault.url, 'getGameListByGameTypeId', list).repeat(30)),
  'invented-tokens-64': inventedTokens(64),
  'invented-tokens-200': inventedTokens(200),
  'guesses-by-address': (assault) => {
    const addresses = times(sized(assault, 64)).map((index) => `127.2.0.${String(1 + index)}`);
    const target = { name: 'hostSignIn', body: guess('bench-51') } as const;
    return callLoops(assault, { addresses, perSecond: 86 }, () => ({ ...target, body: guess('bench-51') }));
  },
  'guesses-by-spelling': (assault) =>
    callLoops(assault, { addresses: fromOne(sized(assault, 32)), perSecond: 50 }, (caller) => ({
      name: 'hostSignIn',
      body: guess(freshId()),
      headers: { 'x-forwarded-for': SPELLINGS[caller % SPELLINGS.length]?.() ?? '' },
    })),
  'unknown-tickets': (assault) =>
    callLoops(assault, { addresses: fromOne(4), perSecond: 150 }, () => ({
      name: 'swapTeam',
      body: { request_id: freshId(), order_no: unknownTicket() },
      headers: perToken(assault, 0),
    })),
  'refused-placements': (assault) =>
    callLoops(assault, { addresses: fromOne(4), perSecond: 100 }, () => ({
      name: 'playMore',
      body: singleRequest({ gameId: 1 + randomInt(BOARD.matches), play: PLAY.totalMaps }, '999999'),
      headers: perToken(assault, 0),
    })),
  'private-streams': async (assault) => {
    await Promise.all(assault.tokens.map((token) => openPrivate(assault, token)));
    await callLoops(assault, { addresses: fromOne(assault.tokens.length), perSecond: 15 }, (caller) => ({
      name: 'playMore',
      body: tenLegs(),
      headers: perToken(assault, caller),
    }));
  },
};
