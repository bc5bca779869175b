import { expect, inject, it } from 'vitest';

import { Admission } from '../../src/http/guards/admission';
import { singleRequest } from '@clutchline/test-support/server/bet-requests';
import { rawPlacement } from '../chaos/chaos-client';
import { closedLoop, openLoop, type TimedAnswer } from '../chaos/open-loop';
import { percentile } from '@clutchline/test-support/processes/percentile';
import { PLAY } from '@clutchline/test-support/server/test-feed';
import { startPlacingServer } from '@clutchline/test-support/server/placing-server';
import { TcpProxy } from '@clutchline/test-support/processes/tcp-proxy';

/** Latency of the database limits the throughput. */
const WAY_MS = 100;
const LINES = 24;
const PLAYERS = 100;
const MATCHES = 47;
const BALANCE = 1_000_000n;

const isAccepted = ({ body }: TimedAnswer): boolean => /"order_no":"/u.test(body);
const isRefused = ({ status }: TimedAnswer): boolean => status === 429;
/** R20, on an overloaded machine. */
const isOpen = ({ body }: TimedAnswer): boolean => body.includes('"still_deciding"');
const msOf = (received: readonly TimedAnswer[]): number[] => received.map(({ durationMs }) => durationMs);

it('R27 at three times its capacity the server continues at its pace, refuses the rest at once, and is as before after it', async () => {
  const proxy = await TcpProxy.before(inject('postgresUrl'));
  const server = await startPlacingServer({
    admission: new Admission(LINES),
    through: (databaseUrl) => proxy.through(databaseUrl),
  });
  const first = await server.matches(MATCHES);
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async () => {
      const { accountId, token } = await server.player({ balance: BALANCE });
      return { accountId, token: () => token };
    }),
  );
  let round = 0;
  const next = (): string => {
    round += 1;
    const [player = { accountId: 0, token: () => '' }] = players.slice(round % PLAYERS);
    const plays = Object.values(PLAY);
    const [play = PLAY.winner] = plays.slice(round % plays.length);
    const request = singleRequest({ gameId: first + (round % MATCHES), play, side: round % 4 < 2 ? 1 : 2 }, '1');
    return rawPlacement(server.url, player, request).join('').replace('Connection: close', 'Connection: keep-alive');
  };
  proxy.delayMs = WAY_MS;
  const peakMs = 3_000;
  const busy = await closedLoop(server.url, { lines: LINES, ms: peakMs }, next);
  const peak = (busy.filter(isAccepted).length * 1_000) / peakMs;
  const flood = await openLoop(server.url, { perSecond: 3 * peak, ms: 4_000 }, next);
  const calm = await openLoop(server.url, { perSecond: 0.5 * peak, ms: 2_000 }, next);
  proxy.delayMs = 0;

  const all = [...busy, ...flood, ...calm];
  const strange = all.filter((received) => !isAccepted(received) && !isRefused(received) && !isOpen(received));
  expect(strange.map(({ status, body }) => `${status} ${body}`).slice(0, 3)).toEqual([]);
  const [accepted, refused] = [flood.filter(isAccepted), flood.filter(isRefused)];
  const floodMs = Math.max(...flood.map(({ dueAt, durationMs }) => dueAt + durationMs)) - (flood[0]?.dueAt ?? 0);
  const kept = (accepted.length * 1_000) / floodMs / peak;
  console.log(
    `R27: peak ${Math.round(peak)} bets/s; under three times that ${kept.toFixed(2)} of it are taken, p99 ${percentile(msOf(accepted), 0.99)} ms; ` +
      `${refused.length} of ${flood.length} refused, p50 ${percentile(msOf(refused), 0.5)} p99 ${percentile(msOf(refused), 0.99)} ms; ` +
      `then p99 ${percentile(msOf(calm), 0.99)} ms`,
  );
  expect(refused.length).toBeGreaterThan(flood.length / 5);
  expect(kept).toBeGreaterThan(0.6);
  expect(percentile(msOf(accepted), 0.99)).toBeLessThan(4_000);
  expect(percentile(msOf(refused), 0.5)).toBeLessThan(percentile(msOf(accepted), 0.5) / 2);
  expect(calm.filter(isRefused)).toEqual([]);
  // Acknowledged bets alone are debited.
  const balances = await Promise.all(players.map(({ accountId }) => server.balanceOf(accountId)));
  const paid = balances.reduce((sum, balance) => sum + BALANCE - balance, 0n);
  const [least, open] = [BigInt(all.filter(isAccepted).length), BigInt(all.filter(isOpen).length)];
  expect(paid).toBeGreaterThanOrEqual(100n * least);
  expect(paid).toBeLessThanOrEqual(100n * (least + open));
  expect(await server.context.stores.wallets.verify()).toEqual([]);
  await server.close();
  await proxy.close();
});
