// @vitest-environment jsdom
import type { BetHistoryItem, LiveState, MapScore, Match } from '@clutchline/contract';
import { buildBet, buildBetLeg, buildLive } from '@clutchline/domain/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { HistoryRow, SwapPhase, useHistoryList } from '../../state';
import { shownLiveOf } from '../../state/spoilers/use-shown-live';
import { shownMapsOf } from '../../state/spoilers/use-shown-maps';
import { InLanguage } from '../../../testing/in-language';
import { BetList } from './bet-list';

type Answer = ReturnType<typeof useHistoryList>;
const door = vi.hoisted(() => ({
  list: vi.fn<() => Answer>(),
  requestSignIn: vi.fn(),
  swap: vi.fn(),
  toList: vi.fn(),
  live: vi.fn<() => LiveState | null>(() => null),
  maps: vi.fn<() => readonly MapScore[]>(() => []),
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
  useNavigation: () => ({ href: (screen: string, gameId = 0) => `${screen}?${String(gameId)}`, to: vi.fn() }),
  useKnownLive: door.live,
  useIsHidden: () => false,
  useShownLive: (...row: Parameters<typeof shownLiveOf>) => shownLiveOf(...row),
  useShownMaps: (match: Match, live: LiveState) => shownMapsOf(match, live, door.maps()),
  returnIfAllWin: () => '97.75',
  useSwapTeam: () => ({ phase: door.phase(), swap: door.swap }),
}));

function row(status: HistoryRow['status'], fields: Partial<BetHistoryItem> = {}): HistoryRow {
  return { bet: buildBet(fields), status, isNeutral: false, isHidden: false };
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
  data: { rows, total: rows.length, totals: [TOTALS], isNeutral: false, hiddenGames: [], loadMore },
});

HTMLDialogElement.prototype.showModal = function open() {
  this.open = true;
};
HTMLDialogElement.prototype.close = vi.fn();

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

  it('BET-6 has texts for an empty list and for loading', () => {
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
    for (const part of ['…GHJKMN', 'CNY 50.00', '1.955', 'CNY 97.75', 'CNY 47.75', 'Result 2:1']) {
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

  it('BET-6 goes on if there is more', () => {
    const loadMore = vi.fn();
    show(ready([row(4)], loadMore));
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(loadMore).toHaveBeenCalledOnce();
  });

  it('BET-6 states the sums of the whole period, whatever of it is shown', () => {
    show(ready([row(4)]));
    const sums = screen.getByRole('region', { name: 'Totals for this period' });
    for (const part of ['64', 'CNY 900.00', 'CNY 40.00', 'CNY 700.00', 'CNY -160.00']) {
      expect(sums.textContent).toContain(part);
    }
    expect(screen.getByText('1 of 1 shown')).toBeDefined();
  });

  it('BET-6 BET-10 copies the whole order number and reports it; a refused copy shows it selected', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show(ready([row(4)]));
    const copy = screen.getByRole('button', { name: 'Copy order number …GHJKMN' });
    fireEvent.click(copy);
    expect(writeText).toHaveBeenCalledWith('01JD5Z6W7X8Y9ZABCDEFGHJKMN');
    expect(await screen.findByText('Order number copied')).toBeDefined();
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    fireEvent.click(copy);
    expect(await screen.findByText('Copying is blocked here. Please select the number yourself.')).toBeDefined();
    expect(getSelection()?.toString()).toBe('01JD5Z6W7X8Y9ZABCDEFGHJKMN');
    vi.unstubAllGlobals();
  });

  it('BET-10 without a clipboard the whole order number is shown', async () => {
    vi.stubGlobal('navigator', {});
    show(ready([row(4)]));
    fireEvent.click(screen.getByRole('button', { name: 'Copy order number …GHJKMN' }));
    expect(await screen.findByText('01JD5Z6W7X8Y9ZABCDEFGHJKMN')).toBeDefined();
    vi.unstubAllGlobals();
  });

  it.each([
    [1, 'warn', {}],
    [2, 'neutral', { receive_status: 2 }],
    [3, 'neutral', { is_cancel: 1 }],
    [4, 'open', {}],
    [5, 'up', { prize_status: 1 }],
    [6, 'down', { prize_status: 2 }],
    [7, 'neutral', { prize_status: 2 }],
  ] as const)('BET-10 the stripe of status %i is %s', (status, stripe, fields) => {
    show(ready([row(status, fields)]));
    expect(screen.getByRole('article').dataset['stripe']).toBe(stripe);
  });

  it('BET-10 the first figure is what comes back', () => {
    show(ready([row(4)]));
    const first = (): string => screen.getByRole('article').querySelector('dl > div')?.textContent ?? '';
    expect(first()).toBe('Possible returnCNY 97.75');
    cleanup();
    show(ready([row(6, { prize_status: 2, settlement_amount: '0.00', profit: '-50.00' })]));
    expect(first()).toBe('Paid outCNY 0.00');
    cleanup();
    show(ready([row(2, { receive_status: 2 })]));
    expect(first()).toBe('RefundedCNY 50.00');
  });

  it('BET-10 a combo shows how many of its legs are decided, and the state of each', () => {
    const outcomes = ['won', 'lost', 'void', 'pending'] as const;
    const legs = outcomes.map((outcome, shop_id) => buildBetLeg({ shop_id, outcome }));
    show(ready([row(4, { kind: 'parlay', sizes: [4], legs })]));
    const ticket = screen.getByRole('article');
    expect(ticket.textContent).toContain('3 of 4 decided');
    const states = [...ticket.querySelectorAll<HTMLElement>('span[data-leg]')].map(({ dataset }) => dataset['leg']);
    expect(states).toEqual(['won', 'lost', 'back', 'open']);
  });

  it('ROUND-8 a bet on a round leads to the running round, after its end to its result', () => {
    const { match } = buildBetLeg();
    const round = { ...match, kind: 'virtual', game_id: 8_000_000_014_960_880 } as const;
    const linkOf = (outcome: 'pending' | 'void' | 'won') => {
      cleanup();
      show(ready([row(4, { legs: [buildBetLeg({ match: round, outcome })] })]));
      return screen.getByRole('article').querySelector('a')?.getAttribute('href');
    };
    expect(linkOf('pending')).toBe('/virtual/speed?0');
    for (const outcome of ['won', 'void'] as const)
      expect(linkOf(outcome)).toBe('/virtual/speed/results?8000000014960880');
  });

  it('BET-10 a leg names the winner of each map that the client knows, and nothing it does not', () => {
    const leg = buildBetLeg({ outcome: 'pending' });
    const { team_id_2 } = leg.match;
    door.live.mockReturnValue(buildLive({ status: 2, round: 2, score_2: 1 }));
    door.maps.mockReturnValue([{ round: 1, winner: team_id_2, score_1: 12, score_2: 30 }]);
    show(ready([row(4, { legs: [leg] })]));
    const maps = screen.getByRole('article').querySelector('ol');
    expect(maps?.textContent).toBe(`Map 1: ${leg.match.team_name_2_en}`);
    expect(maps?.children).toHaveLength(leg.match.best_of);
    cleanup();
    door.maps.mockReturnValue([]);
    show(ready([row(4, { legs: [leg] })]));
    expect(screen.getByRole('article').querySelector('ol')).toBeNull();
    door.live.mockReturnValue(null);
  });

  it.each([
    [1, {}, false],
    [2, { receive_status: 2 }, false],
    [3, { is_cancel: 1 }, false],
    [4, {}, true],
    [5, { prize_status: 1 }, true],
    [6, { prize_status: 2 }, true],
    [4, { swapped_to: '01JD5Z6W7X8Y9ZABCDEFGHSWAP' }, false],
  ] as const)('BET-11 a ticket of status %i %o can be made into a picture: %s', (status, fields, can) => {
    show(ready([row(status, fields)]));
    expect(screen.queryByRole('button', { name: 'Picture' }) !== null).toBe(can);
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

  it('BET-5 an open pool ticket offers the other side, and shows a refusal in words', () => {
    const { play } = buildBetLeg();
    const pool = row(4, { legs: [buildBetLeg({ play: { ...play, category_id: 1 } })] });
    show(ready([pool]));
    fireEvent.click(screen.getByRole('button', { name: /^Move stake to/ }));
    expect(door.swap).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Move stake' }));
    expect(door.swap).toHaveBeenCalledOnce();
    cleanup();
    door.phase.mockReturnValueOnce({ kind: 'refused', message: 'This ticket can no longer be swapped' });
    show(ready([pool]));
    expect(screen.getByText('This ticket can no longer be swapped')).toBeDefined();
    cleanup();
    show(ready([row(4)]));
    expect(screen.queryByRole('button', { name: /^Move stake to/ })).toBeNull();
  });

  it('U33 a swap asks first, states what moves, and does nothing on the way back', () => {
    const { play } = buildBetLeg();
    door.swap.mockClear();
    show(ready([row(4, { stake: '50.00', legs: [buildBetLeg({ play: { ...play, category_id: 1 } })] })]));
    fireEvent.click(screen.getByRole('button', { name: /^Move stake to/ }));
    expect(screen.getByText(/^Move your stake of CNY 50\.00 to /)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: 'Move stake' })).toBeNull();
    expect(door.swap).not.toHaveBeenCalled();
  });

  it('U33 states why the totals count fewer bets than are shown', () => {
    const list = ready([row(4)]);
    if (list.status !== 'ready') throw new Error('not ready');
    show({ ...list, data: { ...list.data, total: 3, totals: [{ ...TOTALS, bets: 2 }] } });
    expect(screen.getByText(/^1 ticket is not part of the totals/)).toBeDefined();
  });

  it('U15 an open ticket states what it can return; a settled one no longer does', () => {
    show(ready([row(4, { prize_status: 0, settle_time: null, legs: [buildBetLeg({ outcome: 'pending' })] })]));
    expect(screen.getByText('Possible return').nextSibling?.textContent).toBe('CNY 97.75');
    cleanup();
    show(ready([row(5, { prize_status: 1, legs: [buildBetLeg({ outcome: 'won' })] })]));
    expect(screen.queryByText('Possible return')).toBeNull();
  });

  it('U15 a system has a number of combinations, and no number that is no price', () => {
    const legs = [1, 2, 3, 4].map((shop_id) => buildBetLeg({ shop_id, outcome: 'pending' }));
    show(ready([row(4, { kind: 'parlay', sizes: [3], lines: 4, odds: '29.816', prize_status: 0, legs })]));
    const ticket = screen.getByRole('article').textContent;
    expect(ticket).toContain('4 combinations');
    expect(ticket).not.toContain('29.816');
  });

  it('U15 an open leg links to its match and shows the live score', () => {
    door.live.mockReturnValue(buildLive({ status: 2, score_1: 1, score_2: 0 }));
    show(ready([row(4, { prize_status: 0, legs: [buildBetLeg({ outcome: 'pending' })] })]));
    const leg = screen.getByRole('link').closest('li');
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^match-detail\?\d+$/);
    expect(leg?.textContent).toContain('1–0');
    door.live.mockReturnValue(null);
  });

  it('U6 an open leg has no score of a map between two maps', () => {
    const between = buildLive({ status: 2, round: 2, score_1: 1, score_2: 0 });
    door.live.mockReturnValue(between);
    show(ready([row(4, { prize_status: 0, legs: [buildBetLeg({ outcome: 'pending' })] })]));
    const leg = screen.getByRole('link').closest('li');
    expect(leg?.textContent).toContain('1–0Map 2 · break');
    expect(leg?.textContent).not.toContain('(0–0)');
    door.live.mockReturnValue(null);
  });

  it('U8 BET-2 of an open pool ticket odds and return are estimates', () => {
    const { play } = buildBetLeg();
    const legs = [buildBetLeg({ outcome: 'pending', play: { ...play, category_id: 1 } })];
    show(ready([row(4, { prize_status: 0, legs })]));
    expect(screen.getByText('Odds when placed (indicative)')).toBeDefined();
    expect(screen.getByText('Possible return (indicative)')).toBeDefined();
    expect(screen.getByText(/^estimated /)).toBeDefined();
  });

  it('C12 BET-3 a neutral display is neutral for every leg, colour and sign', () => {
    const legs = [buildBetLeg({ outcome: 'lost' }), buildBetLeg({ shop_id: 99, outcome: 'won' })];
    const lost = row(7, { prize_status: 2, settlement_amount: '0.00', profit: '-50.00', legs });
    const list = ready([{ ...lost, isNeutral: true }]);
    if (list.status !== 'ready') throw new Error('not ready');
    const { container } = show({ ...list, data: { ...list.data, isNeutral: true } });
    const text = container.textContent;
    for (const word of ['Won', 'Lost', 'Profit', '-50.00', '-160.00']) expect(text).not.toContain(word);
    expect(
      container.querySelectorAll('[data-tone="paid"], [data-tone="lost"], [data-tone="up"], [data-tone="down"]'),
    ).toHaveLength(0);
  });
});
