import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { describe, expect, it, vi } from 'vitest';

import { isFullSet } from '@clutchline/test-support/processes/is-full-set';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { readyOf, serverProcess, startTicking } from '@clutchline/test-support/processes/test-processes';
import { openStallSetup, SPEED, type StallSetup } from './stall-setup';

const DELAY_MS = 5_000 / SPEED;
/** Error of a process's estimate of the database's clock. */
const SLACK_MS = 150;
const BETS = 5;
const HOUR = 3_600_000;
/** Leader, accepting process; the first two would shorten a delay. */
const DIFFERENCES = [
  ['that takes the bet', 0, -900],
  ['that decides it', 900, 0],
  ...(isFullSet
    ? ([
        ['that takes the bet', 0, 900],
        ['that decides it', -900, 0],
      ] as const)
    : []),
] as const;

async function withSetup(aheadMs: () => number, work: (setup: StallSetup) => Promise<void>): Promise<void> {
  const setup = await openStallSetup(aheadMs);
  try {
    await work(setup);
  } finally {
    await setup.close();
  }
}

async function betsAt(setup: StallSetup, url: string): Promise<Set<string>> {
  const answers = new Set<string>();
  for (let bet = 0; bet < BETS; bet += 1) {
    answers.add(await setup.bet(url));
    await sleep(100);
  }
  return answers;
}

/** From the request, which was sent before the delay began, so a slow insert shortens none of them; database's clock. */
async function delaysOf(setup: StallSetup): Promise<number[]> {
  const moments = await setup.moments();
  const heldAt = new Map(moments.flatMap(({ kind, orderNo, at }) => (kind === 'held' ? [[orderNo, at] as const] : [])));
  return moments.flatMap(({ kind, orderNo, at }) => {
    const sentAt = setup.sentAt.findLast((sent) => sent <= (heldAt.get(orderNo) ?? 0));
    return kind === 'confirmed' && sentAt !== undefined ? [at - sentAt] : [];
  });
}

describe.concurrent('S-M2 a process whose clock differs from that of the database', () => {
  it.each(isFullSet ? [-10_000, HOUR, 1_200, -1_200] : [-10_000, 1_200])(
    'S-M2 R40 by %i ms accepts no bet in play, reports it at /ready, and delays no other process',
    async (aheadMs) => {
      await withSetup(
        () => 0,
        async (setup) => {
          const wrong = await setup.process(() => aheadMs);
          try {
            expect(await betsAt(setup, wrong.url)).toEqual(new Set(['suspended']));
            expect(await readyOf(wrong.metricsUrl)).toMatchObject({ status: 503, ready: false, clock: false });
            expect(await betsAt(setup, setup.server.url)).toContain('taken');
            expect(await readyOf(setup.server.metricsUrl)).toMatchObject({ clock: true });
            await setup.untilResolved();
            expect((await delaysOf(setup)).filter((ms) => ms < DELAY_MS - SLACK_MS)).toEqual([]);
          } finally {
            await wrong.close();
          }
        },
      );
    },
  );

  it.each(DIFFERENCES)(
    'S-M2 R40 no delay is cut short by the process %s: %i and %i ms',
    async (_which, leading, placing) => {
      await withSetup(
        () => leading,
        async (setup) => {
          const other = await setup.process(() => placing);
          try {
            expect(await betsAt(setup, other.url)).toContain('taken');
            await setup.untilResolved();
            const delays = await delaysOf(setup);
            expect(delays.length).toBeGreaterThan(0);
            expect(delays.filter((ms) => ms < DELAY_MS - SLACK_MS)).toEqual([]);
          } finally {
            await other.close();
          }
        },
      );
    },
  );

  it('S-M2 R40 that leads confirms nothing: held bets of others are rejected with their stake back', async () => {
    await withSetup(
      () => 1_200,
      async (setup) => {
        const right = await setup.process(() => 0);
        try {
          expect(await betsAt(setup, right.url)).toContain('taken');
          await setup.untilResolved();
          const kinds = (await setup.moments()).map(({ kind }) => kind);
          expect(kinds).toContain('rejected');
          expect(kinds).not.toContain('confirmed');
        } finally {
          await right.close();
        }
      },
    );
  });

  it('S-M2 R40 because its machine slept refuses the first bet already, and reports it at /ready', async () => {
    let aheadMs = 0;
    await withSetup(
      () => aheadMs,
      async (setup) => {
        await vi.waitFor(async () => expect(await setup.bet()).toBe('taken'), 10_000);
        await setup.untilResolved();
        aheadMs = -60_000;
        expect(await setup.bet()).toBe('suspended');
        const isReported = async () =>
          expect(await readyOf(setup.server.metricsUrl)).toMatchObject({ status: 503, clock: false });
        await vi.waitFor(isReported, 5_000);
      },
    );
  });
});

/** Debian: faketime. */
const FAKETIME = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;
const hasFaketime = existsSync(FAKETIME);

describe('S-M2 a process of its own on a machine whose clock is wrong (libfaketime)', () => {
  it.runIf(isFullSet && hasFaketime).each([
    ['-10s', false],
    ['+3600s', false],
    ['+1.2s', false],
    ['-1.2s', false],
    ['+0s', true],
  ])(
    'S-M2 R40 by %s is ready as to its clock: %s',
    async (offset, isRight) => {
      const database = await createTestDatabase();
      const server = await startTicking(database.url);
      const faked = serverProcess(database.url, {
        LD_PRELOAD: FAKETIME,
        FAKETIME: offset,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      });
      try {
        await faked.url();
        expect(await readyOf(faked.metricsUrl)).toMatchObject({ clock: isRight });
        expect(await readyOf(server.metricsUrl)).toMatchObject({ clock: true, status: 200 });
      } finally {
        faked.kill('SIGKILL');
        await faked.exited;
        await server.close();
        await database.drop();
      }
    },
    240_000,
  );
});
