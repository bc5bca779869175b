import { chessRefusedSchema, chessStateSchema, REFUSAL_CODE, type CallName, type Envelope } from '@clutchline/contract';
import { AUTO_CHESS_1, isFind, type CardFace } from '@clutchline/domain/auto-chess';
import { freshId } from '@clutchline/test-support/server/bet-requests';
import { CLIENT_SEED, randomWith, secretFor, type Wanted } from '@clutchline/test-support/server/chess-player';
import { startPlacingServer, type PlacingServer } from '@clutchline/test-support/server/placing-server';
import { afterAll, beforeAll, expect } from 'vitest';
import * as z from 'zod/mini';

import { publishPriceList } from '../../src/chess';
import { Admission } from '../../src/http/guards/admission';

const JAPAN = '133.11.0.1';
export const FROM_JAPAN = { 'x-forwarded-for': JAPAN };

export interface Player {
  readonly accountId: number;
  readonly send: (name: CallName, body?: object, headers?: Record<string, string>) => Promise<Envelope>;
}

/** A server that plays auto chess, except with Japan. */
async function startChessServer(): Promise<PlacingServer> {
  const region = {
    countryOf: { of: (address: string) => (address === JAPAN ? 'JP' : null) },
    ...{ blockedCountries: new Set(['JP']), everyoneFrom: null },
  };
  const server = await startPlacingServer({ trustedHops: 1, region, admission: new Admission(1_000) });
  await publishPriceList(server.context);
  return server;
}

/** For the tests of a file; its books are verified after them. */
export function chessServerOfFile() {
  let started: PlacingServer | undefined;
  const server = (): PlacingServer => {
    if (started === undefined) throw new Error('only in tests');
    return started;
  };
  beforeAll(async () => {
    started = await startChessServer();
  });
  afterAll(async () => {
    expect(await server().context.stores.wallets.verify()).toEqual([]);
    await server().close();
  });
  return {
    server,
    player: (balance?: bigint, ...wanted: readonly Wanted[]) => seededPlayer(server(), balance, ...wanted),
    refreshedFor: (one: Player) => refreshed(server(), one),
  };
}

/** Minor units. */
export async function newPlayer(server: PlacingServer, balance = 100_000n): Promise<Player> {
  const { accountId, token } = await server.player({ balance });
  return { accountId, send: (name, body = {}, headers = {}) => server.call(name, body, { token, ...headers }) };
}

/** With a client seed. */
export async function seededPlayer(
  server: PlacingServer,
  balance = 100_000n,
  ...wanted: readonly Wanted[]
): Promise<Player> {
  const one = await newPlayer(server, balance);
  const { random } = server.context;
  Object.assign(server.context, { random: randomWith(secretFor(...wanted)) });
  const seeds = await act(one, 'changeChessSeeds', { client_seed: CLIENT_SEED });
  Object.assign(server.context, { random });
  expect(seeds.msg).toBe('ok');
  return one;
}

export const act = ({ send }: Player, name: CallName, body: object): Promise<Envelope> =>
  send(name, { request_id: freshId(), ...body });

export async function stateOf({ send }: Player) {
  return z.parse(chessStateSchema, (await send('getChessState')).data);
}

export async function refreshed(server: PlacingServer, one: Player, tier = 'basic') {
  server.passTime(5_000);
  const answer = await act(one, 'refreshChess', { tier });
  expect(answer.msg).toBe('ok');
  const { market } = await stateOf(one);
  if (market === null) throw new Error('no market');
  return market;
}

/** The refusal, with the state that refused it. */
export function refusedBy(envelope: Envelope, refusal: keyof typeof REFUSAL_CODE) {
  expect(envelope).toMatchObject({ code: 2, msg: refusal, error_code: REFUSAL_CODE[refusal] });
  return z.parse(chessRefusedSchema, envelope.data);
}

export async function expectBad(one: Player, name: CallName, bodies: readonly object[]): Promise<void> {
  for (const body of bodies) {
    const answer = await act(one, name, body);
    expect({ body, msg: answer.msg, error: answer.error_code }).toEqual({ body, msg: 'bad_request', error: 1201 });
  }
}

export const isOfFind = ({ rank, star }: CardFace): boolean => isFind(AUTO_CHESS_1, rank, star);
export const hasFind = (cards: readonly CardFace[]): boolean => cards.some(isOfFind);
