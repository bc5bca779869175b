import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { place, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { sealAll } from '@clutchline/test-support/server/test-books';
import { matchEvents, pointOf, price, wholeResult } from '@clutchline/test-support/server/test-feed';
import { ask } from '@clutchline/test-support/server/held-books';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { secondProcess } from '@clutchline/test-support/processes/second-process';

import { auditLedger } from '../../src/ledger/verification/audit-ledger';
import { LedgerSealer } from '../../src/ledger/seal-ledger';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { setPlayerLimit, startBreak } from '../../src/placement/limits/player-limits';
import { settlePlays } from '../../src/settlement/settle-plays';

const ALARM = 'alarm: ledger seals were deleted or changed, sealing stops until the server is restarted';

let context: TestContext;
beforeEach(async () => {
  context = await openTestContext();
});
afterEach(() => context.close());

const faults = () => context.stores.wallets.verify();
const lead = (minutes: number, heartbeats: number) =>
  ask(
    context.databaseUrl,
    `update leadership set heartbeats = ${heartbeats}, heartbeat_at = clock_timestamp() + interval '${minutes} minutes'`,
  );
const asOwner = (sql: string) =>
  ask(context.databaseUrl, `begin; set local session_replication_role = replica; ${sql}; commit`);

describe('S-M6 what is not sealed', () => {
  it('S-M6 is no fault while it is new, nor after a crash, however long no server works', async () => {
    await context.player('10');
    expect(await faults()).toEqual([]);
    // Died 5 s after the transaction; next leader three hours later.
    await lead(180, 0);
    expect(await faults()).toEqual([]);
    await lead(180, 59);
    expect(await faults()).toEqual([]);
  });

  it('S-M6 is a fault once a server has worked for ten minutes since, until it is sealed', async () => {
    await context.player('10');
    await lead(9, 600);
    expect(await faults()).toEqual([]);
    await lead(11, 600);
    expect(await faults()).toMatchObject([{ invariant: 'R30' }]);
    const audit = await auditLedger(context.databaseUrl);
    expect(audit?.unsealed).toBe(1);
    expect(audit?.unsealedSince).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    await sealAll(context);
    expect(await faults()).toEqual([]);
  });

  it('S-M6 changes that move no money are sealed too: a limit alone makes a seal', async () => {
    const info = await context.player('10');
    await sealAll(context);
    const before = await context.stores.seals.last();
    await setPlayerLimit(context, { lang: 2, limit: { kind: 'day_stake', value: '5' } }, info);
    await lead(11, 600);
    expect(await faults()).toMatchObject([{ invariant: 'R30' }]);
    await sealAll(context);
    expect(await context.stores.seals.last()).toMatchObject({ number: (before?.number ?? 0) + 1, transactions: 0 });
    expect(await faults()).toEqual([]);
  });
});

describe('S-M6 a server that seals', () => {
  it.each([
    ['deletes all seals', 'delete from ledger_seals'],
    ['deletes the last seal', 'delete from ledger_seals where number = (select max(number) from ledger_seals)'],
    ['changes the last seal', "update ledger_seals set head = sha256('x')"],
  ])('S-M6 raises an alarm and makes no new chain if an attacker %s', async (_name, sql) => {
    const sealer = new LedgerSealer(context);
    await context.player('10');
    await expect
      .poll(
        async () => {
          await sealer.run();
          return await context.stores.seals.last();
        },
        { timeout: 30_000 },
      )
      .not.toBeNull();
    await asOwner(sql);
    await context.player('10');
    context.logged.length = 0;
    const [before] = await ask(context.databaseUrl, 'select count(*)::int as seals from ledger_seals');
    await sealer.run();
    await sealer.run();
    expect(context.logged).toEqual([ALARM, ALARM]);
    expect(await ask(context.databaseUrl, 'select count(*)::int as seals from ledger_seals')).toEqual([before]);
    await lead(11, 600);
    expect(await faults()).not.toEqual([]);
  });
});

describe('R41 no false alarm', () => {
  it('R41 a busy time of several processes, read at any moment, never looks broken', async () => {
    const others = [secondProcess(context), secondProcess(context)];
    const games = [1, 2, 3, 4, 5, 6];
    await ingestFeedEvents(
      context,
      games.flatMap((gameId) => matchEvents(gameId, { startTime: NOW + 90_000_000 })),
    );
    const players = await Promise.all([1, 2, 3, 4, 5, 6].map(() => context.player('5000')));
    const over = new AbortController();
    const workers = [context, ...others].map(async (process, number) => {
      for (let round = 0; round < 12; round += 1) {
        const gameId = games[(round + number) % games.length] ?? 1;
        await Promise.all(
          players.map((info) => place(process, singleRequest({ gameId }, '1', 'latest'), info).catch(() => null)),
        );
        const [info] = players.slice(round % players.length);
        if (info !== undefined && number === 0) {
          await setPlayerLimit(process, { lang: 2, limit: { kind: 'day_loss', value: `${4000 - round}` } }, info);
          await ingestFeedEvents(process, [price(gameId, pointOf(gameId, 1, 1), 1_900 + round * 10)]);
        }
        if (info !== undefined && round === 11 && number === 2)
          await startBreak(process, { lang: 2, pause: { kind: 'time_out', hours: 24 } }, info);
        if (number === 1 && round % 3 === 2) {
          await ingestFeedEvents(process, wholeResult(games[Math.floor(round / 3)] ?? 1));
          await settlePlays(process);
        }
      }
    });
    const sealers = [context, ...others].map(async (process) => {
      const sealer = new LedgerSealer(process);
      while (!over.signal.aborted) {
        await sealer.run();
        await sleep(20);
      }
    });
    const audits: unknown[] = [];
    const auditor = (async () => {
      while (!over.signal.aborted || audits.length < 5) audits.push((await auditLedger(context.databaseUrl))?.faults);
    })();
    await Promise.all(workers);
    over.abort();
    await Promise.all([...sealers, auditor]);
    // Transactions of other databases delay sealing.
    await sealAll(context);
    audits.push((await auditLedger(context.databaseUrl))?.faults);
    expect(
      audits.every((found) => Array.isArray(found) && found.length === 0),
      JSON.stringify(audits),
    ).toBe(true);
    expect(context.logged).not.toContain(ALARM);
    const [counts] = await ask<{ bets: number; settled: number; seals: number }>(
      context.databaseUrl,
      `select (select count(*) from bets)::int as bets, (select count(*) from bets where revision > 0)::int as settled,
        (select count(*) from ledger_seals)::int as seals`,
    );
    expect(counts?.bets).toBeGreaterThan(50);
    expect(counts?.settled).toBeGreaterThan(10);
    expect(counts?.seals).toBeGreaterThan(0);
    for (const other of others) await other.close();
  });
});
