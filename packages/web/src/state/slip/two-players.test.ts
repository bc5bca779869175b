import { buildSlip, buildSlipItems } from '@clutchline/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTestApp, ok, TOKEN, type FakeServer } from '../../../testing/test-app';
import { signIn } from '../session/sign-in';
import { startAccount } from '../sources/start-account';
import { followPlacements } from '../placement/follow-placements';
import { storePending, readPending } from '../placement/pending-placement';
import { placeBets } from '../placement/place-bets';
import { setStake } from './slip-actions';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ADA = TOKEN;
const BOB = `${TOKEN}-bob`;
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
const OF_ADA = { player: 'player-of-ada-00001', kind: 'single', shop_ids: [1], stakes: ['5.00'] } as const;

async function start(server: FakeServer = {}) {
  const test = createTestApp({
    token: ADA,
    server: {
      balance: () =>
        ok({ amount: '100.00', nickname: 'Sam', currency_id: 1, player_id: `player-of-${nameOf()}-00001` }),
      ...server,
    },
  });
  function nameOf(): string {
    return test.callsOf('balance').at(-1)?.headers.get('token') === BOB ? 'bob' : 'ada';
  }
  test.app.slip.setState({ slip: buildSlip(buildSlipItems(1)) });
  startAccount(test.app);
  await vi.waitFor(() => expect(test.app.session.getState().balance).not.toBeNull());
  const become = async (token: string): Promise<void> => {
    const { generation } = test.app.session.getState();
    signIn(test.app, token);
    await vi.waitFor(() =>
      expect(test.app.session.getState()).toMatchObject({ generation: generation + 1, balance: {} }),
    );
    await vi.advanceTimersByTimeAsync(60_000);
  };
  const asked = () => test.callsOf('getBetByRequestId').map(({ headers }) => headers.get('token'));
  const phase = () => test.app.slip.getState().placement.single.phase;
  return { ...test, become, asked, phase };
}

describe('two players of one machine', () => {
  it('BET-8 the lost answer of one is neither asked for nor shown with the other, and followed when that one is back', async () => {
    let isFound = false;
    const { app, become, asked, phase } = await start({
      playMore: () => undefined,
      getBetByRequestId: () => (isFound ? ok({ found: 1, answer: ACCEPTED }) : undefined),
    });
    setStake(app, { kind: 'single', text: '5' });
    void placeBets(app, 'single');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(phase()).toBe('unknown');

    await become(BOB);
    expect(asked()).not.toContain(BOB);
    expect(phase()).toBe('idle');
    expect(readPending(app.stored)).toMatchObject([{ player: 'player-of-ada-00001' }]);

    isFound = true;
    await become(ADA);
    expect(phase()).toBe('done');
    expect(asked().at(-1)).toBe(ADA);
    expect(readPending(app.stored)).toEqual([]);
  });

  it('USER-1 the results of one are not shown to the other', async () => {
    const { app, become, phase } = await start({ playMore: () => ok(ACCEPTED) });
    setStake(app, { kind: 'single', text: '5' });
    await placeBets(app, 'single');
    expect(phase()).toBe('done');
    await become(BOB);
    expect(app.slip.getState().placement.single).toMatchObject({ phase: 'idle', placed: [] });
  });

  it('USER-1 BET-8 an answer that comes after the other signed in is not shown, and found once the one is back', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { app, become, phase, asked } = await start({
      playMore: () => new Promise((resolve) => (answer = resolve)),
      getBetByRequestId: () => ok({ found: 1, answer: ACCEPTED }),
    });
    setStake(app, { kind: 'single', text: '5' });
    void placeBets(app, 'single');
    await become(BOB);
    answer(ok(ACCEPTED));
    await vi.advanceTimersByTimeAsync(0);
    expect(phase()).toBe('idle');
    expect([asked(), app.slip.getState().lastStakes]).toEqual([[], []]);
    await become(ADA);
    expect([phase(), readPending(app.stored)]).toEqual(['done', []]);
    expect(app.slip.getState().slip.singleIds).toEqual([]);
  });

  it('bad-input 95: a placement of the one in another tab does not hold the other', async () => {
    const { app, become, asked, phase } = await start();
    await become(BOB);
    storePending(app.stored, { ...OF_ADA, request_id: 'request-of-ada-0001', shop_ids: [1], stakes: ['5.00'] });
    followPlacements(app);
    expect(phase()).toBe('idle');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toEqual([]);
  });

  it('BET-8 who places right after the start is asked for first', async () => {
    const test = createTestApp({ token: ADA, server: { playMore: () => ok(ACCEPTED) } });
    test.app.slip.setState({ slip: buildSlip(buildSlipItems(1)) });
    setStake(test.app, { kind: 'single', text: '5' });
    await placeBets(test.app, 'single');
    expect(test.calls.map(({ name }) => name)).toEqual(['balance', 'getCurrency', 'playMore']);
    expect(test.app.slip.getState().placement.single.phase).toBe('done');
  });

  it('BET-8 nothing is placed while the player is unknown', async () => {
    const test = createTestApp({ token: ADA, server: { balance: () => undefined } });
    test.app.slip.setState({ slip: buildSlip(buildSlipItems(1)) });
    setStake(test.app, { kind: 'single', text: '5' });
    await placeBets(test.app, 'single');
    expect(test.callsOf('playMore')).toEqual([]);
    expect(test.app.slip.getState().placement.single.problem?.reason).toBe('network');
  });
});
