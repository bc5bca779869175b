// @vitest-environment jsdom
import { buildBet } from '@clutchline/domain/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { createTestApp, ok, refused, TOKEN, type TestAppOptions } from '../../../testing/test-app';
import { AppStateContext } from '../app-context';
import { useHistoryExport, useHistoryList, useReceipt, useSwapTeam } from '../index';

afterEach(cleanup);

const ORDER = '01JD5Z6W7X8Y9ZABCDEFGHJKMN';

function use<Result>(hook: () => Result, server: TestAppOptions['server'] = {}) {
  const test = createTestApp({ token: TOKEN, server });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppStateContext value={test.app}>{children}</AppStateContext>
  );
  return { ...test, ...renderHook(hook, { wrapper }) };
}

describe('useHistoryExport', () => {
  const order = (n: number): string => `01JDEM0123456789ABCDEF${String(n).padStart(4, '0')}`;
  const page = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => buildBet({ order_no: order(first + index) }));

  it('BET-6 fetches every page, each bet once, with the code of its currency', async () => {
    const pages = [page(0, 100), page(99, 100), page(199, 3)];
    const { result, callsOf } = use(() => useHistoryExport({ days: 30, state: 'settled', kind: 'combo' }), {
      getCurrency: () => ok([{ id: 1, code: 'CNY', decimals: 2 }]),
      getUserHistory: ({ page: number }) => ok({ items: pages[Number(number) - 1] ?? [], total: 202, totals: [] }),
    });
    const rows = await act(() => result.current.fetchAll());
    expect(rows?.map(({ bet }) => bet.order_no)).toEqual(Array.from({ length: 202 }, (_, index) => order(index)));
    expect(rows?.[0]).toMatchObject({ status: 4, currency: 'CNY' });
    expect(callsOf('getUserHistory').map(({ body }) => body)).toMatchObject(
      [1, 2, 3].map((number) => ({ days: 30, state: 'settled', kind: 'combo', page: number })),
    );
    expect(result.current.phase).toBe('idle');
  });

  it('ERR-6 states that a page is missing', async () => {
    const { result } = use(() => useHistoryExport({ days: 7, state: 'all', kind: 'all' }), {
      getCurrency: () => ok([]),
      getUserHistory: () => refused('unavailable'),
    });
    expect(await act(() => result.current.fetchAll())).toBeNull();
    expect(result.current.phase).toBe('failed');
  });
});

describe('useSwapTeam', () => {
  it('BET-5 states a refusal in the words of the server', async () => {
    const { result } = use(() => useSwapTeam(ORDER), { swapTeam: () => refused('swap_refused') });
    await act(() => result.current.swap());
    expect(result.current.phase).toMatchObject({ kind: 'refused', message: expect.any(String) });
  });

  it('BET-8 asks again with the same request id if the answer was lost, with another after an answer', async () => {
    let answers = 0;
    const { result, callsOf } = use(() => useSwapTeam(ORDER), {
      swapTeam: () => {
        answers += 1;
        return answers === 1 ? refused('still_deciding') : ok({ order_no: ORDER, amount: '60.00' });
      },
    });
    await act(() => result.current.swap());
    expect(result.current.phase).toEqual({ kind: 'unknown' });
    await act(() => result.current.swap());
    expect(result.current.phase).toEqual({ kind: 'idle' });
    await act(() => result.current.swap());
    const ids = callsOf('swapTeam').map(({ body }) => body['request_id']);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

describe('useReceipt', () => {
  it('BET-9 gives the ticket with its status and its settlements', async () => {
    const bet = buildBet({ prize_status: 2, settle_time: 5 });
    const { result, callsOf } = use(() => useReceipt(ORDER), {
      getBetReceipt: () => ok({ bet, cap: '1000.00', is_pool: 0, revisions: [] }),
    });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(result.current).toMatchObject({ data: { row: { status: 6 }, receipt: { cap: '1000.00' } } });
    expect(callsOf('getBetReceipt').map(({ body }) => body)).toMatchObject([{ order_no: ORDER }]);
  });

  it('BET-3 a won or lost ticket reads settled if the host has it so, at once', async () => {
    const bet = buildBet({ prize_status: 1, settle_time: 5 });
    const { app, result } = use(() => useReceipt(ORDER), {
      getBetReceipt: () => ok({ bet, cap: '1000.00', is_pool: 0, revisions: [] }),
    });
    await waitFor(() => expect(result.current).toMatchObject({ data: { row: { status: 5 } } }));
    act(() => app.settings.setState({ resultDisplay: 'neutral' }));
    expect(result.current).toMatchObject({ data: { row: { status: 7 } } });
  });
});

describe('useHistoryList', () => {
  it('BET-9 what the history has of corrections waits for a notice', async () => {
    const bets = [buildBet({ order_no: ORDER, revision: 2, prize_status: 1, settle_time: 5 })];
    const { app, result } = use(() => useHistoryList({ days: 7, state: 'all', kind: 'all' }), {
      getUserHistory: () => ok({ items: bets, total: 1, totals: [] }),
    });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(app.corrections.getState()).toMatchObject([{ orderNo: ORDER, revision: 2 }]);
  });
});
