import type { BetResult, Refusal } from '@clutchline/contract';
import { REFUSAL_CODE } from '@clutchline/contract';
import { buildSlip, buildSlipItems } from '@clutchline/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp, envelope, ok, refused, TOKEN, type FakeServer } from '../../../testing/test-app';
import { refreshAccount } from '../session/refresh-account';
import { placeBets, resumePlacements } from './place-bets';
import { readSlipFacts } from '../slip/read-slip-facts';
import { setAccept, setStake } from '../slip/slip-actions';
import { slipView } from '../slip/slip-view';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const orderOf = (shopIds: readonly number[]): string => `01JDEM0123456789ABCDEFGHJ${shopIds[0]}`;

function acceptedBet(shopIds: readonly number[]): BetResult {
  return {
    order_no: orderOf(shopIds),
    receive_status: 0,
    delay_ms: 0,
    legs: shopIds.map((shop_id) => ({ shop_id, asked: '1.955', used: '1.955', version: 1 })),
    error: null,
  };
}

function refusedBet(refusal: Refusal, shopId: number, used = '1.955', version = 1): BetResult {
  return {
    order_no: null,
    receive_status: 2,
    delay_ms: 0,
    legs: [{ shop_id: shopId, asked: '1.955', used, version }],
    error: {
      error_code: REFUSAL_CODE[refusal],
      refusal,
      message: `Refused: ${refusal}`,
      limit: '25.00',
      whole: null,
      offer: null,
      shop_ids: [shopId],
    },
  };
}

const answer = (...results: BetResult[]) => ok({ results, amount: '80.00' });

async function start(server: FakeServer, items = buildSlipItems(3)) {
  const test = createTestApp({ token: TOKEN, server });
  await refreshAccount(test.app);
  const agreed = new Map(items.map(({ shop_id, odd, version }) => [shop_id, { odd, version }]));
  test.app.slip.setState({ slip: buildSlip(items), agreed });
  const view = (kind: 'single' | 'parlay') => slipView(test.app.slip.getState(), kind, readSlipFacts(test.app));
  return { ...test, view };
}

describe('placeBets', () => {
  it('BET-1 places every single with one request and BET-6 shows the accepted bets', async () => {
    const test = await start({ playMore: () => answer(acceptedBet([1]), acceptedBet([2]), acceptedBet([3])) });
    setStake(test.app, { kind: 'single', text: '5' });
    setStake(test.app, { kind: 'single', text: '7,5', shopId: 2 });
    await placeBets(test.app, 'single');
    const [call] = test.callsOf('playMore');
    expect(call?.body).toMatchObject({
      request_id: 'request-0000000001',
      accept: 'better',
      selections: [1, 2, 3].map((id) => ({ shop_id: id, game_id: id, play_info_id: id, version: 1 })),
      bets: [
        { kind: 'single', selections: [0], stake: '5.00' },
        { kind: 'single', selections: [1], stake: '7.50' },
        { kind: 'single', selections: [2], stake: '5.00' },
      ],
    });
    const view = test.view('single');
    expect(view.phase).toBe('done');
    expect(view.rows).toEqual([]);
    expect(view.placed.map(({ orderNo, stake }) => [orderNo, stake])).toEqual([
      [orderOf([1]), '5.00'],
      [orderOf([2]), '7.50'],
      [orderOf([3]), '5.00'],
    ]);
    expect(test.app.slip.getState().slip.parlayIds).toEqual([1, 2, 3]);
    expect(test.app.session.getState().balance?.amount).toBe('80.00');
    expect(test.events).toContainEqual({
      name: 'bet-placed',
      event: { orderNumbers: [1, 2, 3].map((id) => orderOf([id])) },
    });
    expect(test.area.values.has('test:placement')).toBe(false);
  });

  it('BET-1 places the combo as one bet over all its legs', async () => {
    const test = await start({ playMore: () => answer(acceptedBet([1, 2, 3])) });
    setStake(test.app, { kind: 'parlay', text: '10' });
    await placeBets(test.app, 'parlay');
    expect(test.callsOf('playMore')[0]?.body).toMatchObject({
      bets: [{ kind: 'parlay', selections: [0, 1, 2], stake: '10.00' }],
    });
    expect(test.view('parlay').placed).toMatchObject([{ kind: 'parlay', odds: '7.472', stake: '10.00' }]);
    expect(test.app.slip.getState().slip).toMatchObject({ parlayIds: [], singleIds: [1, 2, 3] });
  });

  it('R25 an answer with more results than bets, or with one order twice, shows each order once', async () => {
    const test = await start({
      playMore: () => answer(acceptedBet([1]), acceptedBet([1]), acceptedBet([3]), acceptedBet([4])),
    });
    setStake(test.app, { kind: 'single', text: '5' });
    await placeBets(test.app, 'single');
    expect(test.view('single').placed.map(({ orderNo }) => orderNo)).toEqual([orderOf([1]), orderOf([3])]);
  });

  it('BET-7 a refused single stays with its reason and its price now, and touches no other bet', async () => {
    const test = await start({
      playMore: () => answer(acceptedBet([1]), refusedBet('odds_lower', 2, '1.800', 2), acceptedBet([3])),
    });
    setStake(test.app, { kind: 'single', text: '5' });
    await placeBets(test.app, 'single');
    const { rows, placed, needsAccept } = test.view('single');
    expect(placed).toHaveLength(2);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      odd: '1.800',
      was: '1.955',
      problem: { reason: 'odds_lower', limit: '25.00', message: 'Refused: odds_lower' },
    });
    expect(needsAccept).toBe(true);
  });

  it('BET-7 a refused combo keeps all its legs and states which one it is', async () => {
    const test = await start({ playMore: () => answer(refusedBet('bet_closed', 2)) });
    setStake(test.app, { kind: 'parlay', text: '10' });
    await placeBets(test.app, 'parlay');
    const { rows, problem, phase } = test.view('parlay');
    expect(phase).toBe('idle');
    expect(rows.map((row) => row.problem?.reason ?? null)).toEqual([null, 'bet_closed', null]);
    expect(problem?.reason).toBe('bet_closed');
    setStake(test.app, { kind: 'parlay', text: '11' });
    expect(test.view('parlay').canPlace).toBe(true);
  });

  it('SLIP-9 signed out, placing asks the host for a sign-in and sends nothing', async () => {
    const test = createTestApp();
    await placeBets(test.app, 'single');
    expect(test.events).toEqual([{ name: 'sign-in-required', event: { route: '/match/list' } }]);
    expect(test.calls).toEqual([]);
  });

  it('SLIP-8 what the rules refuse is not sent', async () => {
    const test = await start({});
    await placeBets(test.app, 'single');
    setStake(test.app, { kind: 'single', text: '1000' });
    expect(test.view('single').problem).toMatchObject({ reason: 'insufficient_balance', limit: '100.00' });
    await placeBets(test.app, 'single');
    expect(test.callsOf('playMore')).toEqual([]);
  });

  it('BET-8 a second press while the first is on its way sends nothing', async () => {
    let respond: (value: unknown) => void = () => undefined;
    const test = await start({ playMore: () => new Promise((resolve) => (respond = resolve)) });
    setStake(test.app, { kind: 'parlay', text: '10' });
    const first = placeBets(test.app, 'parlay');
    expect(test.view('parlay').phase).toBe('placing');
    await placeBets(test.app, 'parlay');
    await vi.advanceTimersByTimeAsync(0);
    respond(answer(acceptedBet([1, 2, 3])));
    await first;
    expect(test.callsOf('playMore')).toHaveLength(1);
  });

  it('ERR-7 a refusal of the whole request keeps the slip and names the reason', async () => {
    const test = await start({ playMore: () => refused('request_conflict') });
    setStake(test.app, { kind: 'parlay', text: '10' });
    await placeBets(test.app, 'parlay');
    expect(test.view('parlay')).toMatchObject({ phase: 'idle', problem: { reason: 'request_conflict' } });
    expect(test.view('parlay').rows).toHaveLength(3);
  });

  it('ERR-4 a session that ended in between places nothing and asks nothing more', async () => {
    const test = await start({ playMore: () => envelope(602, null, 0, 'Ended') });
    setStake(test.app, { kind: 'parlay', text: '10' });
    await placeBets(test.app, 'parlay');
    expect(test.view('parlay').phase).toBe('idle');
    expect(test.area.values.has('test:placement')).toBe(false);
    expect(test.callsOf('getBetByRequestId')).toEqual([]);
  });
});

describe('a lost answer', () => {
  it('BET-8 stores the request id before it is sent', async () => {
    let storedWhenSent: string | undefined;
    const area = new FakeStorageArea();
    const test = createTestApp({
      token: TOKEN,
      area,
      server: {
        playMore: () => {
          storedWhenSent = area.values.get('test:placement');
          return answer(acceptedBet([1, 2, 3]));
        },
      },
    });
    await refreshAccount(test.app);
    test.app.slip.setState({ slip: buildSlip(buildSlipItems(3)), parlayStake: '10' });
    await placeBets(test.app, 'parlay');
    expect(storedWhenSent).toContain('"request_id":"request-0000000001"');
  });

  it('BET-8 asks until the truth is known: it was taken', async () => {
    let asked = 0;
    const test = await start({
      playMore: () => undefined,
      getBetByRequestId: () => {
        asked += 1;
        if (asked === 1) return undefined;
        if (asked === 2) return ok({ found: 0 });
        return ok({ found: 1, answer: { results: [acceptedBet([1, 2, 3])], amount: '90.00' } });
      },
    });
    setStake(test.app, { kind: 'parlay', text: '10' });
    const placing = placeBets(test.app, 'parlay');
    await vi.advanceTimersByTimeAsync(100);
    expect(test.view('parlay').phase).toBe('unknown');
    expect(test.app.env.location.read().path).toBe('/match/list');
    await vi.advanceTimersByTimeAsync(10_000);
    await placing;
    expect(test.callsOf('getBetByRequestId').map(({ body }) => body['request_id'])).toEqual(
      Array(3).fill('request-0000000001'),
    );
    expect(test.callsOf('playMore')).toHaveLength(1);
    expect(test.view('parlay')).toMatchObject({ phase: 'done', rows: [] });
    expect(test.app.session.getState().balance?.amount).toBe('90.00');
  });

  it('BET-8 a request that is not found in time is abandoned, and only then is the slip free again', async () => {
    const test = await start({ playMore: () => undefined, getBetByRequestId: () => ok({ found: 0 }) });
    setStake(test.app, { kind: 'parlay', text: '10' });
    void placeBets(test.app, 'parlay');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(test.view('parlay').phase).toBe('unknown');
    expect(test.view('parlay').canPlace).toBe(false);
    const abandoned = () => test.callsOf('getBetByRequestId').map(({ body }) => body['abandon_if_missing']);
    expect(new Set(abandoned())).toEqual(new Set([undefined]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(abandoned().filter((given) => given !== undefined)).toEqual([1]);
    expect(test.view('parlay')).toMatchObject({ phase: 'idle', canPlace: true, problem: { reason: 'not_placed' } });
    expect(test.view('parlay').rows).toHaveLength(3);
    expect(test.area.values.has('test:placement')).toBe(false);
  });

  it('BET-8 a bet that was accepted after all is found when it is abandoned, which is retried until answered', async () => {
    let requests = 0;
    const test = await start({
      playMore: () => undefined,
      getBetByRequestId: (body) => {
        if (body['abandon_if_missing'] !== 1) return ok({ found: 0 });
        requests += 1;
        if (requests < 3) return undefined;
        return ok({ found: 1, answer: { results: [acceptedBet([1, 2, 3])], amount: '90.00' } });
      },
    });
    setStake(test.app, { kind: 'parlay', text: '10' });
    void placeBets(test.app, 'parlay');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requests).toBe(3);
    expect(test.view('parlay')).toMatchObject({ phase: 'done', rows: [] });
  });

  it('BET-8 an answer that it is still being decided is no failure: the truth is asked for', async () => {
    const test = await start({
      playMore: () => refused('still_deciding'),
      getBetByRequestId: () => ok({ found: 1, answer: { results: [acceptedBet([1, 2, 3])], amount: '90.00' } }),
    });
    setStake(test.app, { kind: 'parlay', text: '10' });
    const placing = placeBets(test.app, 'parlay');
    await vi.advanceTimersByTimeAsync(0);
    expect(test.view('parlay')).toMatchObject({ phase: 'unknown', problem: null });
    await vi.advanceTimersByTimeAsync(10_000);
    await placing;
    expect(test.callsOf('playMore')).toHaveLength(1);
    expect(test.view('parlay').phase).toBe('done');
  });

  it('BET-8 a reload in between finds out and takes the bet from the slip', async () => {
    const first = await start({ playMore: () => new Promise(() => undefined) });
    setStake(first.app, { kind: 'parlay', text: '10' });
    void placeBets(first.app, 'parlay');
    const second = createTestApp({
      token: TOKEN,
      area: first.area,
      server: {
        getBetByRequestId: () => ok({ found: 1, answer: { results: [acceptedBet([1, 2, 3])], amount: '90.00' } }),
      },
    });
    second.app.slip.setState({ slip: buildSlip(buildSlipItems(3)) });
    await refreshAccount(second.app);
    const resuming = resumePlacements(second.app);
    await vi.advanceTimersByTimeAsync(1_000);
    await resuming;
    expect(second.app.slip.getState().slip.parlayIds).toEqual([]);
    expect(second.app.slip.getState().placement.parlay.phase).toBe('done');
    expect(first.area.values.has('test:placement')).toBe(false);
  });

  it('bad-input 95: a placement after another tab changed the player goes with the new token', async () => {
    const test = await start({ playMore: () => answer(acceptedBet([1, 2, 3])) });
    test.area.put('token', `${TOKEN}-other`);
    setStake(test.app, { kind: 'parlay', text: '10' });
    await placeBets(test.app, 'parlay');
    expect(test.callsOf('playMore')[0]?.headers.get('token')).toBe(`${TOKEN}-other`);
  });

  it('bad-input 95: nothing is placed after another tab signed the player out', async () => {
    const test = await start({ playMore: () => answer(acceptedBet([1, 2, 3])) });
    test.area.values.delete('test:token');
    setStake(test.app, { kind: 'parlay', text: '10' });
    await placeBets(test.app, 'parlay');
    expect(test.callsOf('playMore')).toEqual([]);
    expect(test.events.at(-1)?.name).toBe('sign-in-required');
  });
});

describe('slipView', () => {
  it('SLIP-10, SLIP-11 a moved price needs acceptance if the preference does not cover it', async () => {
    const { app, view } = await start({});
    app.slip.setState((state) => ({
      agreed: new Map(state.slip.items.map(({ shop_id }) => [shop_id, { odd: '2.000', version: 1 }])),
      parlayStake: '10',
    }));
    for (const [accept, needsAccept, reason] of [
      ['better', true, 'odds_lower'],
      ['none', true, 'odds_changed'],
      ['latest', false, null],
    ] as const) {
      setAccept(app, accept);
      expect(view('parlay').needsAccept).toBe(needsAccept);
      expect(view('parlay').canPlace).toBe(!needsAccept);
      expect(view('parlay').rows[0]?.problem?.reason ?? null).toBe(reason);
    }
    expect(view('parlay').rows[0]?.was).toBe('2.000');
  });

  it.each([
    ['unavailable', true],
    ['wallet_unavailable', true],
    ['too_many_requests', true],
    ['request_conflict', false],
  ] as const)('BET-8 after "%s" of the server the same slip may be placed again: %s', async (refusal, mayAgain) => {
    const { app, view, callsOf } = await start({ playMore: () => refused(refusal) });
    setStake(app, { kind: 'parlay', text: '10' });
    await placeBets(app, 'parlay');
    expect(view('parlay')).toMatchObject({ phase: 'idle', problem: { reason: refusal }, canPlace: mayAgain });
    await placeBets(app, 'parlay');
    expect(callsOf('playMore')).toHaveLength(mayAgain ? 2 : 1);
  });

  it('SLIP-8 nothing is placed on prices that are not live', async () => {
    const { app, view } = await start({});
    setStake(app, { kind: 'parlay', text: '10' });
    expect(view('parlay').canPlace).toBe(true);
    app.freshness.setState({ freshness: { state: 'stale', since: 1 } });
    expect(view('parlay')).toMatchObject({ canPlace: false, problem: { reason: 'prices_stale' } });
  });

  it('SLIP-8 a missing stake is reported once', async () => {
    const { view } = await start({});
    expect(view('single').problem?.reason).toBe('enter_amount');
    expect(view('single').rows.every(({ problem }) => problem === null)).toBe(true);
  });

  it('SLIP-5 two picks are no combo yet', async () => {
    const { view } = await start({}, buildSlipItems(2));
    expect(view('parlay')).toMatchObject({ problem: { reason: 'min_legs' }, combinedOdds: '3.822' });
  });
});
