import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS } from '@clutchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Admission } from '../../src/http/guards/admission';
import { CALL_RATES } from '../../src/http/guards/call-rates';
import { hashToken } from '../../src/platform/hash-token';
import { freshId, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { startPlacingServer, type PlacingServer } from '@clutchline/test-support/server/placing-server';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { PASSWORD } from '@clutchline/test-support/server/start-test-server';

const countOf = <Value>(values: readonly Value[], value: Value): number =>
  values.filter((other) => other === value).length;

describe('made-up tokens', () => {
  let server: PlacingServer;
  beforeAll(async () => {
    // Without rates: admission alone protects.
    server = await startPlacingServer({ trustedHops: 1, rates: {}, admission: new Admission(16) });
  });
  afterAll(() => server.close());

  it('S-H3 R37 exclude no player: not one honest bet is answered 429 while hundreds of them are being looked up', async () => {
    const gameId = await server.matches();
    const players = await Promise.all(Array.from({ length: 8 }, () => server.player()));
    const honest = new Set(players.map(({ token }) => hashToken(token)));
    // Slow for invented tokens.
    const { sessions } = server.context.stores;
    const find = sessions.find.bind(sessions);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let [held, answered] = [0, 0];
    sessions.find = async (tokenHash) => {
      held += honest.has(tokenHash) ? 0 : 1;
      if (!honest.has(tokenHash)) await released;
      return await find(tokenHash);
    };
    const bet = async (token: string, address: string) => {
      const from = { 'x-forwarded-for': address };
      const { status } = await server.sendPlacement(token, JSON.stringify(singleRequest({ gameId }, '1')), from);
      return status;
    };
    const flood = Array.from({ length: 400 }, async (_, n) => {
      const status = await bet(`made up ${n}`, `198.51.100.${n % 2}`);
      answered += 1;
      return status;
    });
    while (held + answered < flood.length) await sleep(10);
    const statuses = [];
    for (let round = 0; round < 4; round += 1)
      statuses.push(...(await Promise.all(players.map(({ token }, n) => bet(token, `203.0.113.${n}`)))));
    release();
    const attacked = await Promise.all(flood);
    sessions.find = find;
    expect(statuses).toEqual(Array(32).fill(200));
    expect(countOf(attacked, 200)).toBe(held);
    expect(countOf(attacked, 200) + countOf(attacked, 429)).toBe(400);
    expect(held).toBeLessThan(400);
  });

  it('S-H3 an address that tries tokens without end is refused before any look-up; found sessions cost it nothing', async () => {
    const limited = await startPlacingServer({
      trustedHops: 1,
      rates: { unknown_tokens: { burst: 10, perSecond: 0.001 } },
    });
    try {
      const balance = async (token: string, address: string) =>
        (await limited.call('balance', {}, { token, 'x-forwarded-for': address })).msg;
      const made = [];
      for (let n = 0; n < 15; n += 1) made.push(await balance(`made up ${n}`, '198.51.100.1'));
      expect([countOf(made, 'session_ended'), countOf(made, 'too_many_requests')]).toEqual([10, 5]);
      const players = await Promise.all(Array.from({ length: 30 }, () => limited.player()));
      for (const { token } of players) expect(await balance(token, '198.51.100.2')).toBe('ok');
      expect(await balance('made up', '198.51.100.3')).toBe('session_ended');
    } finally {
      await limited.close();
    }
  });
});

it('S-H3 beyond its rate an address is refused before its body is read, by every call that reads a token', async () => {
  const limited = await startPlacingServer({ rates: { unknown_tokens: { burst: 1, perSecond: 0.001 } } });
  try {
    const statusOf = async (name: 'playMore' | 'balance' | 'getCurrency', token: string, body: string) => {
      const headers = { 'content-type': 'application/json', token };
      return (await send(limited.url, CALLS[name].path, { headers, body })).status;
    };
    const good = JSON.stringify({ lang: 2 });
    expect(await statusOf('balance', 'made up', good)).toBe(200);
    for (const body of [good, 'no JSON', ' '.repeat(100_000)]) {
      expect(await statusOf('balance', 'made up too', body)).toBe(429);
      expect(await statusOf('playMore', 'made up too', body)).toBe(429);
    }
    expect(await statusOf('getCurrency', 'made up too', good)).toBe(200);
  } finally {
    await limited.close();
  }
});

describe('sign-in', () => {
  let server: PlacingServer;
  beforeAll(async () => {
    server = await startPlacingServer({ trustedHops: 1, rates: CALL_RATES });
  });
  afterAll(() => server.close());

  const signIn = async (username: string, password: string, address: string) =>
    (await server.call('hostSignIn', { username, password }, { 'x-forwarded-for': address })).msg;

  it('S-M4 an address has one limit however it is spelled, an IPv6 /64 too', async () => {
    const spellings = [
      (n: number) => `198.51.100.7:${1_000 + n}`,
      (n: number) => (n % 2 === 0 ? '::ffff:198.51.100.8' : '198.51.100.8'),
      (n: number) => `2001:db8:7:7::${n.toString(16)}`,
    ];
    for (const spelled of spellings) {
      const answers = [];
      for (let n = 0; n < 45; n += 1) answers.push(await signIn(`nobody ${n}`, 'wrong', spelled(n)));
      const verified = countOf(answers, 'wrong_credentials');
      expect(verified, spelled(0)).toBeGreaterThanOrEqual(30);
      expect(verified, spelled(0)).toBeLessThan(45);
      expect(verified + countOf(answers, 'too_many_requests'), spelled(0)).toBe(45);
    }
  });

  it('S-M4 guessing one name from many addresses is slowed, while its player signs in from a known network', async () => {
    const home = '203.0.113.9';
    expect(await signIn('ada', PASSWORD, home)).toBe('ok');
    const guesses = [];
    for (let n = 0; n < 40; n += 1) guesses.push(await signIn('ada', `guess ${n}`, `192.0.${n}.1`));
    expect(countOf(guesses, 'wrong_credentials')).toBeGreaterThanOrEqual(20);
    expect(countOf(guesses, 'wrong_credentials')).toBeLessThanOrEqual(23);
    expect(await signIn('ada', PASSWORD, '192.88.1.1')).toBe('too_many_requests');
    expect(await signIn('ada', PASSWORD, home)).toBe('ok');
    expect(await signIn('bob', PASSWORD, '192.88.1.1')).toBe('ok');
    // Slowed too.
    const others = [];
    for (let n = 0; n < 40; n += 1) others.push(await signIn('no such name', `guess ${n}`, `192.1.${n}.1`));
    expect(countOf(others, 'wrong_credentials')).toBeGreaterThanOrEqual(20);
    expect(countOf(others, 'wrong_credentials')).toBeLessThanOrEqual(23);
  });

  it('S-M4 each failed sign-in is a security event with the network it came from and nothing that was typed', async () => {
    const before = server.logged.length;
    await signIn('bob', 'wrong', '203.0.113.77');
    await signIn('my password by mistake', 'wrong', '[2001:db8:1:2::3]:443');
    const events = server.logged.slice(before).filter(({ message }) => message === 'sign-in failed');
    expect(events.map(({ fields }) => fields)).toMatchObject([
      { event: 'sign_in_failed', network: '203.0.113.0/24', account: 2 },
      { event: 'sign_in_failed', network: '2001:db8:1::/48', account: null },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/password|wrong|bob/);
  });
});

describe('rows of refused requests', () => {
  it('S-L1 an account leaves so many a day and no more; accepted bets and other accounts do not count', async () => {
    const server = await startPlacingServer({ rates: { rows_of_refused: { burst: 5, perSecond: 0.000_1 } } });
    try {
      const gameId = await server.matches();
      const [player, other] = [await server.player(), await server.player()];
      const place = async (token: string, stake: string) =>
        (await server.sendPlacement(token, JSON.stringify(singleRequest({ gameId }, stake)))).status;
      for (let n = 0; n < 8; n += 1) expect(await place(player.token, '1')).toBe(200);
      const refused = [];
      for (let n = 0; n < 8; n += 1) refused.push(await place(player.token, '0.01'));
      expect(refused).toEqual([...Array<number>(5).fill(200), ...Array<number>(3).fill(429)]);
      const abandonment = { request_id: freshId(), abandon_if_missing: 1 };
      const swap = { request_id: freshId(), order_no: '0'.repeat(26) };
      for (const [name, body] of [
        ['getBetByRequestId', abandonment],
        ['swapTeam', swap],
      ] as const)
        expect(await server.call(name, body, { token: player.token })).toMatchObject({ msg: 'too_many_requests' });
      const look = { request_id: abandonment.request_id };
      expect(await server.call('getBetByRequestId', look, { token: player.token })).toMatchObject({
        code: 1,
        data: { found: 0 },
      });
      expect(await place(other.token, '0.01')).toBe(200);
    } finally {
      await server.close();
    }
  });

  it('S-L1 swaps are slowed as bets are', async () => {
    const server = await startPlacingServer({ rates: CALL_RATES });
    try {
      const { token } = await server.player();
      const swap = async () => {
        const body = JSON.stringify({ lang: 2, request_id: freshId(), order_no: '0'.repeat(26) });
        const headers = { 'content-type': 'application/json', token };
        return envelopeOf(await send(server.url, CALLS.swapTeam.path, { headers, body })).msg;
      };
      const began = performance.now();
      const answers = (await Promise.all(Array.from({ length: 8 }, () => sixty(swap)))).flat();
      const seconds = (performance.now() - began) / 1_000;
      expect(countOf(answers, 'no_order')).toBeLessThanOrEqual(200 + Math.ceil(20 * seconds));
      expect(countOf(answers, 'no_order') + countOf(answers, 'too_many_requests')).toBe(480);
      expect(CALL_RATES.swapTeam).toEqual(CALL_RATES.playMore);
    } finally {
      await server.close();
    }
  });
});

async function sixty(work: () => Promise<string>): Promise<string[]> {
  const answers: string[] = [];
  for (let n = 0; n < 60; n += 1) answers.push(await work());
  return answers;
}
