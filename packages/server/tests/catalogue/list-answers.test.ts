import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

import { CALLS, type CallName, type MatchRow } from '@clutchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { openDatabase } from '../../src/composition/create-stores';
import { CALL_RATES } from '../../src/http/guards/call-rates';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { listMatches } from '../../src/catalogue/list-matches';
import type { CallRequest } from '../../src/platform/calls';
import { matchBoardOf } from '../../src/catalogue/match-board';
import { singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, PLAY, pointOf, price } from '@clutchline/test-support/server/test-feed';
import { startPlacingServer, type PlacingServer } from '@clutchline/test-support/server/placing-server';
import { envelopeOf, send } from '@clutchline/test-support/server/send';

const LIST: CallRequest<'getGameListByGameTypeId'> = {
  lang: 2,
  game_type_id: 0,
  handicap_code: 'today',
  event_ids: [],
};
const MATCHES = 40;
const HOUR_MS = 3_600_000;

let server: PlacingServer;
beforeAll(async () => {
  server = await startPlacingServer();
  await server.matches(MATCHES);
});
afterAll(() => server.close());

const ask = (body: object = LIST, headers: Record<string, string> = {}) =>
  send(server.url, CALLS.getGameListByGameTypeId.path, {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const rowsOf = (text: string): readonly MatchRow[] =>
  z.parse(CALLS.getGameListByGameTypeId.response, envelopeOf({ text }).data).rows;

const oddOf = (rows: readonly MatchRow[], pointId: number): string | null | undefined =>
  rows
    .flatMap(({ plays }) => plays)
    .flatMap(({ points }) => points)
    .find(({ point_id }) => point_id === pointId)?.odd;

const readings = (): number => matchBoardOf(server.context).readings;
const pointId = pointOf(1, PLAY.winner, 1);
let thousandths = 2_000;
async function changePrice(context = server.context): Promise<string> {
  thousandths = thousandths === 2_000 ? 1_990 : 2_000;
  await ingestFeedEvents(context, [price(1, pointId, thousandths)]);
  return (thousandths / 1_000).toFixed(3);
}

async function changeUntil(over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await changePrice();
    await sleep(5);
  }
}

describe('answers of an unchanged board', () => {
  it('S-H2 a hundred lists at once are one or two readings of the board, and the same bytes', async () => {
    await changePrice();
    const before = readings();
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
    expect(readings() - before).toBeLessThanOrEqual(2);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(rowsOf(answers[0]?.text ?? '')).toHaveLength(MATCHES);
    await ask({ ...LIST, handicap_code: 'parlay' });
    await ask({ ...LIST, game_type_id: 1 });
    await server.call('getGameTypeDict');
    expect(readings() - before).toBeLessThanOrEqual(2);
  });

  it('S-H2 are the same compressed and plain, and name both encodings to caches', async () => {
    const plain = await ask();
    const zipped = await new Promise<{ body: Buffer; head: string }>((resolve) => {
      const body = JSON.stringify(LIST);
      const head = [
        `POST ${CALLS.getGameListByGameTypeId.path} HTTP/1.1`,
        'Host: localhost',
        'Content-Type: application/json',
        'Accept-Encoding: gzip, br',
        `Content-Length: ${body.length}`,
        'Connection: close',
      ];
      const chunks: Buffer[] = [];
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
        socket.write(`${head.join('\r\n')}\r\n\r\n${body}`),
      );
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.on('close', () => {
        const all = Buffer.concat(chunks);
        const end = all.indexOf('\r\n\r\n');
        resolve({ head: all.subarray(0, end).toString().toLowerCase(), body: all.subarray(end + 4) });
      });
    });
    expect(zipped.head).toContain('content-encoding: gzip');
    expect(zipped.head).toContain('vary: origin, accept-encoding');
    expect(zipped.head).toContain('cache-control: no-store');
    expect(gunzipSync(zipped.body).toString()).toBe(plain.text);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect((await ask(LIST, { 'accept-encoding': 'gzip;q=0' })).text).toBe(plain.text);
  });

  it('S-H2 contain the marks of the calling player only', async () => {
    const [marking, other] = [await server.player(), await server.player()];
    await server.call('addFavorite', { game_id: 2, favorite: 1 }, { token: marking.token });
    const marks = async (headers: Record<string, string>) =>
      rowsOf((await ask(LIST, headers)).text).flatMap(({ match, is_favorite }) =>
        is_favorite === 1 ? [match.game_id] : [],
      );
    expect(await marks({ token: marking.token })).toEqual([2]);
    expect([await marks({ token: other.token }), await marks({})]).toEqual([[], []]);
    await server.call('addFavorite', { game_id: 3, favorite: 1 }, { token: other.token });
    const both = [{ token: marking.token }, { token: other.token }];
    const atOnce = await Promise.all([...both, ...both, ...both].map(marks));
    expect(atOnce).toEqual([[2], [3], [2], [3], [2], [3]]);
  });
});

describe('answers of a board that changes', () => {
  it('S-H2 PUSH-5 are never older than their call, however many calls there are', async () => {
    let isOver = false;
    const flood = Array.from({ length: 8 }, async () => {
      while (!isOver) await ask();
    });
    for (let change = 0; change < 25; change += 1) {
      const shown = await changePrice();
      expect(oddOf(rowsOf((await ask()).text), pointId)).toBe(shown);
    }
    isOver = true;
    await Promise.all(flood);
  });

  it('S-H2 show what another process committed at once, and nothing that was rolled back', async () => {
    const other = openDatabase(server.databaseUrl, server.context.log);
    const elsewhere = { ...server.context, stores: other.stores, inTransaction: other.inTransaction };
    try {
      for (let change = 0; change < 10; change += 1) {
        const shown = await changePrice(elsewhere);
        expect(
          oddOf(understood(await listMatches(server.context, LIST, { lang: 2, caller: null })).rows, pointId),
        ).toBe(shown);
      }
      // Committed after the read: not in its snapshot.
      const change = price(2, pointOf(2, PLAY.winner, 1), 1_800);
      const committed = elsewhere.inTransaction(async (stores) => {
        await ingestFeedEvents({ ...elsewhere, inTransaction: (work) => work(stores) }, [change]);
        const beforeCommit = rowsOf((await ask()).text);
        expect(oddOf(beforeCommit, pointOf(2, PLAY.winner, 1))).toBe('2.000');
      });
      await committed;
      expect(oddOf(rowsOf((await ask()).text), pointOf(2, PLAY.winner, 1))).toBe('1.800');
      const failing = elsewhere.inTransaction(async (stores) => {
        const undone = [price(2, pointOf(2, PLAY.winner, 1), 1_700)];
        await ingestFeedEvents({ ...elsewhere, inTransaction: (work) => work(stores) }, undone);
        throw new Error('undone');
      });
      await expect(failing).rejects.toThrow('undone');
      expect(oddOf(rowsOf((await ask()).text), pointOf(2, PLAY.winner, 1))).toBe('1.800');
    } finally {
      await other.close();
    }
  });

  it('S-H2 a new match is in the list and in its count as soon as it is stored', async () => {
    const startTime = server.context.wallClock.now() + HOUR_MS;
    await ingestFeedEvents(server.context, matchEvents(900, { gameTypeId: 3, startTime }));
    const rows = rowsOf((await ask({ ...LIST, game_type_id: 3 })).text);
    expect(rows.map(({ match }) => match.game_id)).toEqual([900]);
    const categories = z.parse(CALLS.getGameTypeDict.response, (await server.call('getGameTypeDict')).data);
    expect(categories.find(({ id }) => id === 3)?.tag_count.today).toBe(1);
  });

  it('S-H2 R37 readings use no more than their share of the time, and bets are accepted among hundreds of lists', async () => {
    const { token } = await server.player();
    const before = readings();
    const over = new AbortController();
    const changes = changeUntil(over.signal);
    const lists = Promise.all(Array.from({ length: 300 }, () => ask()));
    const place = () => server.refusalsOf(token, singleRequest({ gameId: 5 }, '1'));
    for (let bet = 0; bet < 5; bet += 1) expect(await place()).toEqual([null]);
    const answers = await lists;
    over.abort();
    await changes;
    const accepted = answers.filter(({ status }) => status === 200).length;
    expect(accepted + answers.filter(({ status }) => status === 429).length).toBe(300);
    expect(accepted).toBeGreaterThan(0);
    expect(readings() - before).toBeLessThan(accepted / 3);
  });
});

describe('calls without an account', () => {
  it('S-H2 S13 are counted by address and cost: a client without pauses is slowed with the time to wait, others are not', async () => {
    const limited = await startPlacingServer({ trustedHops: 1, rates: { reads: { burst: 40, perSecond: 0.01 } } });
    try {
      await limited.matches();
      const from = (name: CallName, body: object, address: string) =>
        send(limited.url, CALLS[name].path, {
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify({ lang: 2, ...body }),
        });
      const count = async (name: CallName, body: object, address: string) => {
        let accepted = 0;
        let answer = await from(name, body, address);
        for (; answer.status === 200; accepted += 1) answer = await from(name, body, address);
        expect(answer.status).toBe(429);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        expect(envelopeOf(answer)).toMatchObject({ code: 2, data: null, error_code: 1203, msg: 'too_many_requests' });
        return accepted;
      };
      expect(await count('getGameListByGameTypeId', LIST, '198.51.100.1')).toBe(10);
      expect(await count('getGameTypeDict', {}, '198.51.100.2:99')).toBe(10);
      expect(await count('getPointsListSplit', { game_id: 1 }, '2001:db8::1')).toBe(13);
      expect(await count('getCurrency', {}, '198.51.100.4')).toBe(40);
      expect((await from('getCurrency', {}, '2001:db8::2')).status).toBe(200);
      expect((await from('getPointsListSplit', { game_id: 1 }, '2001:db8::2')).status).toBe(429);
      const { token } = await limited.player();
      const own = await limited.call('getGameTypeDict', {}, { token, 'x-forwarded-for': '198.51.100.5' });
      expect(own).toMatchObject({ code: 1 });
    } finally {
      await limited.close();
    }
  });

  it('S-H2 S13 sixty pages behind one address open at once, at the rates of the server', async () => {
    const real = await startPlacingServer({ rates: CALL_RATES });
    try {
      await real.matches();
      const open = async () => [
        (await real.call('getGameTypeDict')).code,
        (await real.call('getGameListByGameTypeId', LIST)).code,
        (await real.call('getCurrency')).code,
      ];
      const codes = (await Promise.all(Array.from({ length: 60 }, open))).flat();
      expect(new Set(codes)).toEqual(new Set([1]));
    } finally {
      await real.close();
    }
  });
});
