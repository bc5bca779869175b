// @vitest-environment jsdom
import type { BetHistoryItem } from '@clutchline/contract';
import { buildBet, buildBetLeg } from '@clutchline/domain/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { HistoryRow, SwapPhase, useHistoryList } from '../../state';
import { InLanguage } from '../../../testing/in-language';
import { BetList } from './bet-list';

type Answer = ReturnType<typeof useHistoryList>;
const door = vi.hoisted(() => ({
  list: vi.fn<() => Answer>(),
  requestSignIn: vi.fn(),
  swap: vi.fn(),
  toList: vi.fn(),
  phase: vi.fn<() => SwapPhase>(() => ({ kind: 'idle' })),
}));
vi.mock('../../state', () => ({
  useHistoryList: door.list,
  useBackToList: () => door.toList,
  useHost: () => ({ requestSignIn: door.requestSignIn, brand: 'Clutchline' }),
  useMoney: () => (amount: string) => `CNY ${amount}`,
  useShortMoney: () => (amount: string) => `CNY ${amount}`,
  useCategories: () => ({ status: 'loading' }),
  useNow: () => 0,
  useSwapTeam: () => ({ phase: door.phase(), swap: door.swap }),
}));

function row(status: HistoryRow['status'], fields: Partial<BetHistoryItem> = {}): HistoryRow {
  return { bet: buildBet(fields), status };
}

function show(answer: Answer) {
  door.list.mockReturnValue(answer);
  return render(
    <InLanguage>
      <BetList filter={{ days: 7, state: 'all', kind: 'all' }} withTotals />
    </InLanguage>,
  );
}

const TOTALS = { currency_id: 1, bets: 64, staked: '900.00', open: '40.00', returned: '700.00', profit: '-160.00' };
const ready = (rows: readonly HistoryRow[], loadMore: (() => void) | null = null): Answer => ({
  status: 'ready',
  data: { rows, total: rows.length, totals: [TOTALS], loadMore },
});

afterEach(cleanup);

describe('BetList', () => {
  it('USER-1 signed out it offers the sign-in', () => {
    show({ status: 'signed-out' });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(door.requestSignIn).toHaveBeenCalledOnce();
  });

  it('ERR-6 a failed load offers a reload', () => {
    const reload = vi.fn();
    show({ status: 'failed', reload });
    expect(screen.getByRole('alert').textContent).toContain('Loading Failed');
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('BET-6 says so where there is nothing, and while it is loading', () => {
    show(ready([]));
    expect(screen.getByText('No bets in this period')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the matches' }));
    expect(door.toList).toHaveBeenCalledOnce();
    cleanup();
    const { container } = show({ status: 'loading' });
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it.each([
    [1, 'To be confirmed'],
    [2, 'Rejected'],
    [3, 'Cancelled'],
    [4, 'Unsettled'],
    [5, 'Won'],
    [6, 'Lost'],
    [7, 'Settled'],
  ] as const)('BET-3 status %i reads as %s', (status, label) => {
    show(ready([row(status)]));
    expect(screen.getByRole('article').querySelector('header')?.textContent).toContain(label);
  });

  it('BET-6 shows order number, stake, odds, payout and profit of a won bet', () => {
    const won = { prize_status: 1, settlement_amount: '97.75', profit: '47.75', settlement_odds: '1.955' } as const;
    show(ready([row(5, { ...won, legs: [buildBetLeg({ outcome: 'won', result: '2:1' })] })]));
    const text = screen.getByRole('article').textContent;
    for (const part of ['01JD5Z6W7X8Y9ZABCDEFGHJKMN', 'CNY 50.00', '1.955', 'CNY 97.75', 'CNY 47.75', 'Result 2:1']) {
      expect(text).toContain(part);
    }
  });

  it('BET-9 shows a refund as a refund with its reason, never as a loss', () => {
    const refund = { is_cancel: 1, prize_status: 2, settlement_amount: '50.00', profit: '0.00' } as const;
    show(ready([row(3, { ...refund, legs: [buildBetLeg({ outcome: 'void', void_reason: 'cancelled' })] })]));
    const text = screen.getByRole('article').textContent;
    expect(text).toContain('Refunded');
    expect(text).toContain('Match cancelled');
    expect(text).not.toContain('Profit');
    expect(text).not.toContain('Lost');
  });

  it('BET-6 goes on where there is more', () => {
    const loadMore = vi.fn();
    show(ready([row(4)], loadMore));
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(loadMore).toHaveBeenCalledOnce();
  });

  it('BET-6 tells the sums of the whole period, whatever of it is shown', () => {
    show(ready([row(4)]));
    const sums = screen.getByRole('region', { name: 'Totals for this period' });
    for (const part of ['64', 'CNY 900.00', 'CNY 40.00', 'CNY 700.00', 'CNY -160.00']) {
      expect(sums.textContent).toContain(part);
    }
    expect(screen.getByText('1 of 1 shown')).toBeDefined();
  });

  it('BET-6 copies the order number and says so; where copying is refused it says that', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show(ready([row(4)]));
    fireEvent.click(screen.getByRole('button', { name: 'Copy order number' }));
    expect(writeText).toHaveBeenCalledWith('01JD5Z6W7X8Y9ZABCDEFGHJKMN');
    expect(await screen.findByText('Order number copied')).toBeDefined();
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    fireEvent.click(screen.getByRole('button', { name: 'Copy order number' }));
    expect(await screen.findByText('Copying is blocked here. Please select the number yourself.')).toBeDefined();
    vi.unstubAllGlobals();
  });

  it('BET-4 a live bet that was held reads as confirmed, and unsettled still', () => {
    show(ready([row(4, { decide_at: 1 })]));
    const head = screen.getByRole('article').querySelector('header')?.textContent;
    expect(head).toContain('Confirmed');
    expect(head).toContain('Unsettled');
  });

  it('BET-5 a swapped ticket reads swapped, with the way to the other one, and is no loss', () => {
    const to = '01JD5Z6W7X8Y9ZABCDEFGHSWAP';
    show(ready([row(3, { is_cancel: 1, swapped_to: to, settle_time: 1, settlement_amount: '50.00', profit: '0.00' })]));
    const ticket = screen.getByRole('article');
    expect(ticket.querySelector('header')?.textContent).toContain('Swapped');
    expect(ticket.textContent).not.toContain('Cancelled');
    expect(ticket.textContent).not.toContain('Refunded');
    expect(screen.getByRole('button', { name: 'Moved to order …GHSWAP' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Receipt' })).toBeNull();
  });

  it('C20 BET-2 a pool ticket marks its odds at bet time as indicative, other tickets do not', () => {
    const { play } = buildBetLeg();
    show(ready([row(4, { legs: [buildBetLeg({ play: { ...play, category_id: 1 } })] })]));
    expect(screen.getByText('Odds when placed (indicative)')).toBeDefined();
    expect(screen.queryByText('Odds')).toBeNull();
    cleanup();
    show(ready([row(4)]));
    expect(screen.getByText('Odds')).toBeDefined();
  });

  it('BET-5 an open pool ticket offers the other side, and tells a refusal in words', () => {
    const { play } = buildBetLeg();
    const pool = row(4, { legs: [buildBetLeg({ play: { ...play, category_id: 1 } })] });
    show(ready([pool]));
    fireEvent.click(screen.getByRole('button', { name: /^Move stake to/ }));
    expect(door.swap).toHaveBeenCalledOnce();
    cleanup();
    door.phase.mockReturnValueOnce({ kind: 'refused', message: 'This ticket can no longer be swapped' });
    show(ready([pool]));
    expect(screen.getByText('This ticket can no longer be swapped')).toBeDefined();
    cleanup();
    show(ready([row(4)]));
    expect(screen.queryByRole('button', { name: /^Move stake to/ })).toBeNull();
  });
});
