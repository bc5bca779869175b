import { expect, it, vi } from 'vitest';

import { createTestApp, ok, TOKEN } from '../../../testing/test-app';
import type { PendingPlacement } from '../placement/pending-placement';
import { startAccount } from './start-account';

const PENDING: PendingPlacement = {
  request_id: 'request-0000000001',
  player: 'player-of-demo-0001',
  kind: 'single',
  shop_ids: [1],
  stakes: ['5'],
};

it('BET-8 a placement that was cut off is asked about at the start', async () => {
  const test = createTestApp({ token: TOKEN, server: { getBetByRequestId: () => ok({ status: 'unknown' }) } });
  test.app.stored.placement.write([PENDING]);
  const stop = startAccount(test.app);
  await vi.waitFor(
    () => expect(test.callsOf('getBetByRequestId')[0]?.body['request_id']).toBe(PENDING.request_id),
    4_000,
  );
  expect(test.app.slip.getState().placement.single.phase).toBe('unknown');
  stop();
});

it('USER-1 nothing is requested while signed out', async () => {
  const test = createTestApp();
  test.app.stored.placement.write([PENDING]);
  const stop = startAccount(test.app);
  await Promise.resolve();
  expect(test.calls).toEqual([]);
  stop();
});

it('bad-input 95: a placement of another tab holds this one until its outcome is known there', async () => {
  const test = createTestApp({ token: TOKEN });
  const stop = startAccount(test.app);
  const phase = () => test.app.slip.getState().placement.single.phase;
  await vi.waitFor(() => expect(test.app.session.getState().balance).not.toBeNull());
  test.app.stored.placement.write([PENDING]);
  test.tabs.changed('placement');
  await vi.waitFor(() => expect(phase()).toBe('elsewhere'));
  expect(test.app.slip.getState().placement.parlay.phase).toBe('idle');
  test.app.stored.placement.write(null);
  test.tabs.changed('placement');
  await vi.waitFor(() => expect(phase()).toBe('idle'));
  expect(test.callsOf('getBetByRequestId')).toEqual([]);
  stop();
});
