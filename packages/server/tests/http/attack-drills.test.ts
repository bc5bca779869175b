import { connect } from 'node:net';

import { settleBet } from '@clutchline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { parlayRequest, singleRequest, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { rawPlacement } from '../chaos/chaos-client';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { PLAY, playState, pointOf, price } from '@clutchline/test-support/server/test-feed';
import {
  answerOf,
  startPlacingServer,
  type PlacingServer,
  type TestPlayer,
} from '@clutchline/test-support/server/placing-server';
import { envelopeOf, exchange } from '@clutchline/test-support/server/send';

// S29, without a test elsewhere (docs/threats.md).
let server: PlacingServer;
beforeAll(async () => {
  server = await startPlacingServer();
});
afterAll(() => closeSound({ stores: server.context.stores, close: () => server.close() })());

const bodyOf = (text: string): string => text.slice(text.indexOf('\r\n\r\n') + 4);

/** Before the last byte. Returns the refusal. */
async function heldBack(player: TestPlayer, request: PlaceRequest, change: () => Promise<unknown>) {
  const { accountId, token } = player;
  const [head, last] = rawPlacement(server.url, { accountId, token: () => token }, request);
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setNoDelay(true).on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.write(head);
  await change();
  socket.write(last);
  await new Promise((resolve) => socket.once('close', resolve));
  const { results } = answerOf(envelopeOf({ text: bodyOf(text) }));
  return results.map(({ error }) => error?.refusal ?? null);
}

describe('S29 a placement whose last byte is held back', () => {
  it('S29 is validated by the price of the moment at which it is complete', async () => {
    const [gameId, player] = [await server.matches(), await server.player()];
    const moved = () => ingestFeedEvents(server.context, [price(gameId, pointOf(gameId, PLAY.winner, 1), 1_900)]);
    expect(await heldBack(player, singleRequest({ gameId }, '10'), moved)).toEqual(['odds_changed']);
    expect(await server.balanceOf(player.accountId)).toBe(100_000n);
  });

  it('S29 R11 is refused if its market was closed before', async () => {
    const [gameId, player] = [await server.matches(), await server.player()];
    const closed = () => ingestFeedEvents(server.context, [playState(gameId, PLAY.winner, 'closed')]);
    const request = singleRequest({ gameId }, '10', 'latest');
    expect(await heldBack(player, request, closed)).toEqual(['bet_closed']);
    expect(await server.balanceOf(player.accountId)).toBe(100_000n);
  });
});

describe('S29 a captured placement', () => {
  it('S29 R2 is answered as before while the session lives, and is paid for once', async () => {
    const [gameId, player] = [await server.matches(), await server.player()];
    const captured = rawPlacement(
      server.url,
      { accountId: player.accountId, token: () => player.token },
      singleRequest({ gameId }, '10'),
    ).join('');
    const first = bodyOf((await exchange(server.url, captured)).text);
    for (let round = 0; round < 5; round += 1) expect(bodyOf((await exchange(server.url, captured)).text)).toBe(first);
    expect(await server.balanceOf(player.accountId)).toBe(99_000n);
  });

  it('S29 S2 is worth nothing once its player signed out', async () => {
    const [gameId, player] = [await server.matches(), await server.player()];
    const request = JSON.stringify(singleRequest({ gameId }, '10'));
    await server.call('hostSignOut', {}, { token: player.token });
    expect(envelopeOf(await server.sendPlacement(player.token, request))).toMatchObject({ code: 602, data: null });
    expect(await server.balanceOf(player.accountId)).toBe(100_000n);
  });
});

describe('S29 farming', () => {
  it('S29 R9 ten thousand smallest stakes win nothing by rounding, at any price and in any combo', () => {
    const won = (odd: number) => ({ odd, outcome: 'won', dead_heat: 1 }) as const;
    for (let odd = 1_001; odd <= 11_000; odd += 1) {
      const single = settleBet({ stake: 1n, cap: null, legs: [won(odd)] });
      expect(single.payout * 1_000n <= BigInt(odd)).toBe(true);
      const combo = settleBet({ stake: 1n, cap: null, legs: [won(odd), won(1_001), won(1_999)] });
      expect(combo.payout * 1_000_000_000n <= BigInt(odd) * 1_001n * 1_999n).toBe(true);
    }
  });

  it('S29 a stake below the smallest is refused, also in pieces of one request', async () => {
    const [gameId, player] = [await server.matches(), await server.player()];
    const { bets, ...request } = singleRequest({ gameId }, '0.99');
    const pieces = { ...request, bets: Array.from({ length: 10 }, () => bets[0]) };
    const refusals = await server.refusalsOf(player.token, pieces);
    expect(refusals).toHaveLength(10);
    expect(refusals).toContain('amount_low');
    expect(refusals).not.toContain(null);
    expect(await server.balanceOf(player.accountId)).toBe(100_000n);
  });

  it('S29 a combo of negative parts is refused', async () => {
    const first = await server.matches(3);
    const combo = parlayRequest([{ gameId: first }, { gameId: first + 1 }, { gameId: first + 2 }], '10');
    const [bet] = combo.bets;
    await server.expectRefusals([[{ ...combo, bets: [{ ...bet, stake: '-10' }] }, 'amount_low']]);
    await server.expectRefused(400, [
      { ...combo, bets: [{ ...bet, sizes: [-3] }] },
      { ...combo, bets: [{ ...bet, selections: [-1, 0, 1] }] },
      { ...combo, selections: combo.selections.map((one) => ({ ...one, odd: '-2.000' })) },
    ]);
  });
});

it('S29 a page of another site places nothing with a token that it found', async () => {
  const { token } = await server.player();
  const headers = { origin: 'https://evil.example' };
  const answer = await server.sendPlacement(token, JSON.stringify(singleRequest({ gameId: 1 }, '10')), headers);
  expect(answer.status).toBe(403);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
