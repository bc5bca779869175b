import { buildSlip, buildSlipItems } from '@clutchline/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTestApp, ok, TOKEN, type FakeServer } from '../../../testing/test-app';
import { refreshAccount } from '../session/refresh-account';
import { followPlacements } from './follow-placements';
import { storePending, type PendingPlacement, readPending } from './pending-placement';
import { placeBets, resumePlacements } from './place-bets';
import { readSlipFacts } from '../slip/read-slip-facts';
import { setStake } from '../slip/slip-actions';
import { slipView } from '../slip/slip-view';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pendingOf = (request_id: string, kind: 'single' | 'parlay' = 'single'): PendingPlacement => ({
  request_id,
  player: 'player-of-demo-0001',
  kind,
  shop_ids: [1],
  stakes: ['5.00'],
});

const ACCEPTED = {
  results: [
    {
      order_no: '01JDEM0123456789ABCDEFGHJK',
      receive_status: 0,
      delay_ms: 0,
      legs: [{ shop_id: 1, asked: '1.955', used: '1.955', version: 1 }],
      error: null,
    },
  ],
  amount: '95.00',
};

async function start(server: FakeServer = {}) {
  const test = createTestApp({ token: TOKEN, server });
  await refreshAccount(test.app);
  test.app.slip.setState({ slip: buildSlip(buildSlipItems(1)) });
  setStake(test.app, { kind: 'single', text: '5' });
  const view = () => slipView(test.app.slip.getState(), 'single', readSlipFacts(test.app));
  return { ...test, view };
}

describe('two tabs of one player', () => {
  it('bad-input 95: while another tab places, nothing is placed from the same selection here', async () => {
    const { app, view, callsOf } = await start();
    expect(view().canPlace).toBe(true);
    storePending(app.stored, pendingOf('request-of-another'));
    followPlacements(app);
    expect(view()).toMatchObject({ phase: 'elsewhere', canPlace: false });
    await placeBets(app, 'single');
    expect(callsOf('playMore')).toEqual([]);
  });

  it('BET-8 a tab that was closed while it placed leaves its question to the other one', async () => {
    const { app, view, callsOf } = await start({ getBetByRequestId: () => ok({ found: 1, answer: ACCEPTED }) });
    storePending(app.stored, pendingOf('request-of-another'));
    followPlacements(app);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(callsOf('getBetByRequestId')).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(callsOf('getBetByRequestId').map(({ body }) => body['request_id'])).toEqual(['request-of-another']);
    expect(view()).toMatchObject({ phase: 'done', rows: [], placed: [{ stake: '5.00' }] });
    expect(readPending(app.stored)).toEqual([]);
  });

  it('BET-8 an answer forgets its own placement and leaves those of other tabs', async () => {
    const { app } = await start({ playMore: () => ok(ACCEPTED) });
    storePending(app.stored, pendingOf('request-of-another', 'parlay'));
    await placeBets(app, 'single');
    expect(readPending(app.stored).map(({ request_id }) => request_id)).toEqual(['request-of-another']);
  });

  it('BET-8 after a reload the truth is asked for of every placement that was cut off', async () => {
    const { app, callsOf } = await start({ getBetByRequestId: () => ok({ found: 1, answer: ACCEPTED }) });
    storePending(app.stored, pendingOf('request-0000000007'));
    storePending(app.stored, pendingOf('request-0000000008', 'parlay'));
    const resuming = resumePlacements(app);
    await vi.advanceTimersByTimeAsync(10_000);
    await resuming;
    expect(
      callsOf('getBetByRequestId')
        .map(({ body }) => body['request_id'])
        .toSorted(),
    ).toEqual(['request-0000000007', 'request-0000000008']);
    const { single, parlay } = app.slip.getState().placement;
    expect([single.phase, parlay.phase]).toEqual(['done', 'done']);
    expect(readPending(app.stored)).toEqual([]);
  });
});
