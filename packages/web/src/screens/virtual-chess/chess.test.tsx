// @vitest-environment jsdom
import { type ChessStateInfo, REFUSAL_CODE } from '@clutchline/contract';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import {
  buildChessAnswer,
  buildChessCard,
  buildChessDraws,
  buildChessPrices,
  buildChessState,
  CHESS_PLAYER,
} from '../../../testing/build-chess';
import { contentOf } from '../../../testing/content-of';
import { renderWithoutAct } from '../../../testing/in-app';
import { readSavedFiles } from '../../../testing/saved-files';
import { envelope, ok } from '../../../testing/test-app';
import { startFocusKeeper } from '../../app/start-focus-keeper';
import { AppSurface } from '../../ui/app-surface';
import { Chess } from './chess';

beforeAll(() => {
  configure({ asyncUtilTimeout: 10_000 });
  HTMLDialogElement.prototype.showModal = function showModal(): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(): void {
    this.open = false;
  };
});
let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

const BALANCE = { amount: '1.79', nickname: 'Demo', currency_id: 1, player_id: 'player-of-demo-0001' };

interface Opened extends NonNullable<Parameters<typeof renderWithoutAct>[1]> {
  readonly state?: Partial<ChessStateInfo>;
  /** Whose elements have no width: a phone. */
  readonly isOnSurface?: boolean;
}

function open({ state = {}, server = {}, isOnSurface = false, ...options }: Opened = {}) {
  const game = (
    <Suspense>
      <Chess />
    </Suspense>
  );
  const test = renderWithoutAct(
    isOnSurface ? (
      <AppSurface theme="arena" lang="en" tokens={undefined}>
        {game}
      </AppSurface>
    ) : (
      game
    ),
    {
      ...CHESS_PLAYER,
      prepare: ({ app }) => {
        if (options.token !== null)
          app.session.setState({ balance: BALANCE, currency: { id: 1, code: 'CNY', decimals: 2 } });
      },
      ...options,
      server: {
        getChessState: () => ok(buildChessState(state)),
        getChessPrices: () => ok(buildChessPrices()),
        ...server,
      },
    },
  );
  leave = test.unmount;
  return test;
}

const market = () => screen.findByRole('list', { name: 'Card market' });
const backpack = () => screen.findByRole('list', { name: 'Backpack' });
const answerOf = (change: Partial<ChessStateInfo>, amount: string) => {
  const state = buildChessState({ version: 6, ...change });
  return () => ok(buildChessAnswer(state, { amount }));
};

describe('market', () => {
  it('CHESS-1 CHESS-4 shows five cards, three refreshes with fee, odds and return, and how long the cards stay', async () => {
    const { container } = open();
    expect(within(await market()).getAllByRole('listitem')).toHaveLength(5);
    await screen.findByText('Basic CNY 1.80');
    const text = contentOf(container);
    for (const part of [
      ...['Basic CNY 1.80', 'Advanced CNY 5.20', 'Elite CNY 14.50'],
      ...['65 / 28 / 7 / 0 / 0 %', '88.2 / 10.8 / 1 %', '46.6 %', '83.72 %', '97.16 %'],
      ...['Ironbark, rank 2, 2 stars', 'Find: sells for CNY 2.30 more', 'The cards stay for 10 minutes'],
    ])
      expect(text).toContain(part);
  });

  it('CHESS-6 bad-input 150 only a find can be sold directly; a card says what it completes', async () => {
    const held = [buildChessCard(), buildChessCard({ card: 2, slot: 2 })];
    open({ state: { cards: held } });
    const list = await market();
    expect(within(list).getAllByRole('button', { name: /^Sell directly/ })).toHaveLength(1);
    within(list).getByRole('button', {
      name: /^Buy CNY 1.00 Cinder, rank 1, 1 star, Sells for CNY 0.95, Completes a 2-star/,
    });
  });

  it('CHESS-2 bad-input 147 a purchase that merges says so; the focus stays on the place', async () => {
    const created = buildChessCard({ card: 9, star: 2, cost: '3.00' });
    const state = buildChessState({ version: 6, cards: [created], market: withoutFirst() });
    const { container } = open({
      state: { cards: [buildChessCard(), buildChessCard({ card: 2, slot: 2 })] },
      server: { buyChessCard: () => ok(buildChessAnswer(state, { merges: [{ merged: [1, 2, 8], created }] })) },
    });
    const stop = startFocusKeeper({ element: container });
    const buy = within(await market()).getByRole('button', { name: /^Buy CNY 1.00 Cinder/ });
    buy.focus();
    fireEvent.click(buy);
    await screen.findByText('Bought Cinder, rank 1, 1 star for CNY 1.00. Three cards became Cinder, rank 1, 2 stars.');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-place')).toBe('1'));
    expect(document.activeElement?.textContent).toBe('Place 1 is empty');
    stop();
  });

  it('bad-input 145 a missing amount is named, and a held key does not repeat an action', async () => {
    const refusedState = { wait_ms: 0, state: buildChessState() };
    const { callsOf } = open({
      server: {
        refreshChess: () => envelope(2, refusedState, REFUSAL_CODE.insufficient_balance, 'Not enough balance'),
      },
    });
    const refresh = await screen.findByRole('button', { name: /^Basic/ });
    expect(fireEvent.keyDown(refresh, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(refresh, { key: 'Enter' })).toBe(true);
    fireEvent.click(refresh);
    fireEvent.click(refresh);
    await screen.findByText('Not enough balance You are CNY 0.01 short.');
    expect(callsOf('refreshChess')).toHaveLength(1);
  });

  it('bad-input 145 until the wait of 5 s is over a press refreshes nothing', async () => {
    const { callsOf } = open({ state: { refresh_wait_ms: 5_000 } });
    const refresh = await screen.findByRole('button', { name: /^Basic/ });
    await screen.findByText(/Next refresh in [45] s/);
    expect(refresh.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(refresh);
    expect(callsOf('refreshChess')).toEqual([]);
  });

  it('CHESS-8 a removed market says why, and what a refresh costs stays visible', async () => {
    open({ state: { market: null, is_market_removed: 1 } });
    await screen.findByText(/away for more than 10 minutes/);
    screen.getByRole('button', { name: /^Basic CNY 1.80/ });
  });

  it('CHESS-1 a visitor sees a marked example and the way in', async () => {
    open({ token: null });
    await screen.findByText('Example');
    expect(within(await market()).queryAllByRole('button')).toEqual([]);
    screen.getByRole('button', { name: 'Sign in' });
  });

  it('CHESS-5 a page with another list shows neither prices nor odds', async () => {
    const { container } = open({ server: { getChessPrices: () => ok(buildChessPrices({ hash: 'a'.repeat(64) })) } });
    await screen.findByText('The price list has a new version');
    expect(contentOf(container)).not.toMatch(/1\.80|46\.6/);
  });
});

const withoutFirst = (): ChessStateInfo['market'] => {
  const { market: shown } = buildChessState();
  return shown === null ? null : { ...shown, cards: shown.cards.with(0, null) };
};

describe('backpack', () => {
  it('CHESS-6 bad-input 152 a card is moved by two presses, to open slots only', async () => {
    const { callsOf } = open({
      state: { cards: [buildChessCard(), buildChessCard({ card: 2, hero: 4, slot: 2 })] },
      server: { moveChessCard: answerOf({ cards: [buildChessCard({ slot: 5 })] }, '0.00') },
      place: '/virtual/chess/backpack',
    });
    const list = await backpack();
    expect(within(list).queryAllByRole('button', { name: /^Put here/ })).toEqual([]);
    fireEvent.click(within(list).getByRole('button', { name: /^Move Cinder/ }));
    const places = (await within(list).findAllByRole('button', { name: /^Put here/ })).map((each) => each.textContent);
    expect(places).toEqual([2, 3, 4, 5, 6].map((slot) => `Put here Slot ${slot}`));
    fireEvent.click(within(list).getByRole('button', { name: 'Put here Slot 5' }));
    await screen.findByText('Cinder, rank 1, 1 star is now in slot 5.');
    expect(callsOf('moveChessCard')[0]?.body).toMatchObject({ card: 1, slot: 5 });
  });

  it('CHESS-7 bad-input 151 153 a locked card is shown without sale and move; slots are rented for 12, 24 or 72 h', async () => {
    const slots = [
      { slot: 7 as const, until: 1_000, is_open: 0 as const },
      { slot: 8 as const, until: null, is_open: 0 as const },
    ];
    const { callsOf } = open({
      state: { cards: [buildChessCard({ slot: 7, is_locked: 1 })], slots },
      server: { rentChessSlot: answerOf({}, '-3.00') },
      place: '/virtual/chess/backpack',
    });
    const list = await backpack();
    within(list).getByText('Locked until the slot is rented again');
    expect(within(list).queryAllByRole('button', { name: /^(Sell|Move)/ })).toEqual([]);
    fireEvent.click(within(list).getByRole('button', { name: 'Rent Slot 7' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rent slot 7' });
    expect(within(dialog).getByText(/above 111 basic, 40 advanced or 14 elite/)).toBeTruthy();
    expect(
      within(dialog)
        .getAllByRole('button', { name: /h · CNY/ })
        .map((each) => each.textContent.trim()),
    ).toEqual(['12 h · CNY 2.00', '24 h · CNY 3.00', '72 h · CNY 8.00']);
    fireEvent.click(within(dialog).getByRole('button', { name: /^24 h/ }));
    await screen.findByText('Slot 7 is rented for 24 h: CNY 3.00.');
    expect(callsOf('rentChessSlot')[0]?.body).toMatchObject({ slot: 7, hours: 24 });
  });

  it('CHESS-7 bad-input 159 during a break everything but sale and move is off, and locked cards are sold', async () => {
    const { callsOf } = open({
      state: { paused: 'excluded', is_slot_time_stopped: 1, cards: [buildChessCard({ slot: 7, is_locked: 1 })] },
      server: { sellChessCard: answerOf({}, '0.95') },
    });
    await screen.findByText('During a break you can only sell and move cards.');
    for (const name of [/^Basic/, /^Buy CNY 1.00 Cinder/, /^Sell directly/, 'Rent Slot 7'])
      expect((await screen.findByRole('button', { name })).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(within(await backpack()).getByRole('button', { name: /^Sell CNY 0.95/ }));
    await screen.findByText('Sold Cinder, rank 1, 1 star for CNY 0.95.');
    expect(callsOf('sellChessCard')).toHaveLength(1);
  });

  it('CHESS-6 a sale above 100 units is asked for again, and a double press is one', async () => {
    const { callsOf } = open({
      state: { cards: [buildChessCard({ rank: 5, star: 3, cost: '225.00' })] },
      server: { sellChessCard: answerOf({}, '247.50') },
      place: '/virtual/chess/backpack',
    });
    const sell = within(await backpack()).getByRole('button', { name: /^Sell CNY 247.50/ });
    fireEvent.click(sell);
    fireEvent.click(sell);
    await within(await backpack()).findByText(/Press again/);
    expect(callsOf('sellChessCard')).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 450));
    fireEvent.click(sell);
    await waitFor(() => expect(callsOf('sellChessCard')).toHaveLength(1));
  });
});

describe('backpack on a phone', () => {
  it('CHESS-1 a bar says what the cards sell for and opens the backpack, which says what became of a sale', async () => {
    vi.stubGlobal('ResizeObserver', StillObserver);
    const { callsOf } = open({
      isOnSurface: true,
      state: { cards: [buildChessCard()] },
      server: { sellChessCard: answerOf({}, '0.95') },
    });
    const bar = await screen.findByRole('button', { name: 'Backpack 1 card sells for CNY 0.95' });
    expect(screen.queryByRole('list', { name: 'Backpack' })).toBeNull();
    fireEvent.click(bar);
    const sheet = await screen.findByRole('dialog', { name: 'Backpack' });
    fireEvent.click(within(sheet).getByRole('button', { name: /^Move/ }));
    expect(fireEvent.keyDown(within(sheet).getByRole('button', { name: /^Cancel/ }), { key: 'Escape' })).toBe(false);
    await within(sheet).findByRole('button', { name: /^Move/ });
    fireEvent.click(within(sheet).getByRole('button', { name: /^Sell CNY 0.95/ }));
    await within(sheet).findByText('Sold Cinder, rank 1, 1 star for CNY 0.95.');
    expect(callsOf('sellChessCard')).toHaveLength(1);
    await within(sheet).findByText('Your backpack is empty.');
  });

  it('CHESS-1 its head has the result of the day, which the screen behind it shows, again after an action', async () => {
    vi.stubGlobal('ResizeObserver', StillObserver);
    let returned = '8.00';
    open({
      isOnSurface: true,
      state: { cards: [buildChessCard()] },
      server: {
        getRealityCheck: () =>
          ok({ minutes: 60, is_due: 0, next_in_s: 3_600, used_s: 60, staked: '10.00', returned, currency_id: 1 }),
        sellChessCard: answerOf({}, '0.95'),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Backpack 1 card/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Backpack' });
    await within(sheet).findByText(/^Result today .*2\.00$/);
    returned = '8.95';
    fireEvent.click(within(sheet).getByRole('button', { name: /^Sell CNY 0.95/ }));
    await within(sheet).findByText(/^Result today .*1\.05$/);
  });
});

class StillObserver {
  observe(): void {}
  disconnect(): void {}
}

describe('other parts', () => {
  it('CHESS-1 only parts with actions keep a line free for what became of one', async () => {
    const { container } = open({ place: '/virtual/chess/rules' });
    await screen.findByText(/replaces all 5 cards/);
    expect(container.querySelector('[data-kept="false"][data-state="idle"] [role="status"]')).not.toBeNull();
    leave();
    const withActions = open();
    await market();
    expect(withActions.container.querySelector('[data-kept="true"] [role="status"]')).not.toBeNull();
  });

  it('V27 CHESS-5 CHESS-9 the price list states prices, odds and returns of the tables', async () => {
    const { container } = open({ place: '/virtual/chess/prices', token: null });
    const row = await screen.findByRole('row', { name: /^5 25.00/ });
    expect(within(row).getAllByRole('cell').at(-1)?.textContent).toBe('247.50');
    expect(screen.getByRole('heading', { name: 'Card prices (CNY)' })).toBeDefined();
    const text = contentOf(container);
    for (const part of ['auto-chess@1', '35 / 35 / 20', '64.61 · 93.99', '≤ 97.26 · 99.08', 'measured ± 0.20'])
      expect(text).toContain(part);
  });

  it('V27 CHESS-1 guide and rules have figures of the list', async () => {
    const { container } = open({ place: '/virtual/chess/guide' });
    await screen.findByText(/These three cost CNY 6.00; the merged card sells for CNY 6.30/);
    expect(container.querySelectorAll('ol > li')).toHaveLength(7);
    leave();
    const rules = open({ place: '/virtual/chess/rules' });
    await screen.findByText(/replaces all 5 cards, at most one in 5 s/);
    expect(contentOf(rules.container)).toContain('12 / 24 / 72 h, at most 168 h ahead');
    const sessions = await screen.findByRole('row', { name: /^20 refreshes/ });
    expect(
      within(sessions)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['29.2 %', '−22.70', '−7.45', '24.00']);
  });

  it('CHESS-1 records show what was paid and received', async () => {
    const card = { hero: 3, rank: 1, star: 1 };
    const row = {
      order_no: '01JZZZZZZZZZZZZZZZZZZZZZZZ',
      kind: 'buy',
      at: 1,
      amount: '-1.00',
      tier: null,
      card,
      rent: null,
    };
    open({
      place: '/virtual/chess/records',
      server: { getChessRecords: () => ok({ total: 1, paid: '1.00', received: '0.00', rows: [row] }) },
    });
    await screen.findByText('Paid CNY 1.00, received CNY 0.00');
    screen.getByRole('row', { name: /Bought Cinder, rank 1, 1 star CNY −1.00/ });
  });

  it('CHESS-1 BET-6 the file of a period has every page of its records once', async () => {
    const row = (no: number) => ({
      ...{ order_no: `01JZZZZZZZZZZZZZZZZZZZZZZ${no}`, kind: 'refresh' as const, at: 0, amount: '-1.80' },
      ...{ tier: 'basic' as const, card: null, rent: null },
    });
    const pages = [[row(1), row(2)], [row(2), row(3)], []];
    const files = readSavedFiles();
    open({
      place: '/virtual/chess/records',
      server: {
        getChessRecords: ({ page }) =>
          ok({ total: 3, paid: '5.40', received: '0.00', rows: pages[Number(page) - 1] ?? [] }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = ((await files[0]) ?? '').trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Order number,Time (UTC),Action,Records,Currency,Amount');
    expect(lines[3]).toBe('01JZZZZZZZZZZZZZZZZZZZZZZ3,1970-01-01T00:00:00.000Z,Refresh,Basic,CNY,-1.80');
  });

  it('CHESS-10 both hashes are shown, a revealed seed is verified, and draws of the seeds in use wait for it', async () => {
    const seeds = { ...buildChessState().seeds, no: 2, hash: 'c'.repeat(64) };
    const { container } = open({
      place: '/virtual/chess/fairness',
      state: { seeds },
      server: {
        getChessDraws: ({ seeds_no }) =>
          ok(buildChessDraws(seeds_no === 1 ? {} : { seeds_no: 2, seed: null, hash: 'c'.repeat(64) })),
      },
    });
    await screen.findByText(/✓ 3 draws agree with the seed/);
    expect(contentOf(container)).toContain('b'.repeat(64));
    expect(screen.getAllByRole('row', { name: /^By chance/ })).toHaveLength(3);
    screen.getByRole('row', { name: 'Ironbark 2 2.5' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Seeds' }), { target: { value: '2' } });
    await screen.findByText(/These seeds are in use/);
    expect(screen.queryByText(/✓ 3 draws/)).toBeNull();
  });

  it('CHESS-10 a hash that is not the one this browser first showed raises an alarm', async () => {
    const seeds = { ...buildChessState().seeds, no: 2, hash: 'c'.repeat(64) };
    const { container } = open({
      place: '/virtual/chess/fairness',
      state: { seeds },
      server: { getChessDraws: () => ok(buildChessDraws({ seeds_no: 2, seed: null, hash: 'd'.repeat(64) })) },
    });
    await screen.findByText(/✓ Same hash as this browser first showed/);
    fireEvent.change(await screen.findByRole('combobox', { name: 'Seeds' }), { target: { value: '2' } });
    expect((await screen.findByRole('alert')).textContent).toContain('c'.repeat(64));
    expect(contentOf(container)).toContain('✗ This browser first showed another hash:');
  });

  it('CHESS-10 bad-input 155 a client seed has 1 to 64 characters; the browser makes the first', async () => {
    const { callsOf } = open({
      place: '/virtual/chess/fairness',
      server: {
        getChessDraws: () => ok(buildChessDraws({ rows: [], total: 0, seed: null })),
        changeChessSeeds: () =>
          ok({
            revealed: { no: 1, hash: 'a'.repeat(64), client_seed: 'lucky 八', seed: 'c'.repeat(64) },
            state: buildChessState({ version: 6 }),
          }),
      },
    });
    const field = await screen.findByRole('textbox', { name: /^New client seed/ });
    const change = screen.getByRole('button', { name: 'Change seeds' });
    expect(field).toHaveProperty('value', expect.stringMatching(/^request-/));
    for (const value of ['', 'x'.repeat(65), '\ud800']) {
      fireEvent.change(field, { target: { value } });
      await waitFor(() => expect(change.getAttribute('aria-disabled')).toBe('true'));
    }
    fireEvent.change(field, { target: { value: '八'.repeat(64) } });
    await waitFor(() => expect(change.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(change);
    await screen.findByText('Your seeds were changed.');
    expect(callsOf('changeChessSeeds')[0]?.body['client_seed']).toBe('八'.repeat(64));
  });
});
