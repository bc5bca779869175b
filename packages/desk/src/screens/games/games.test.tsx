// @vitest-environment jsdom
import type { VirtualGamesState } from '@clutchline/contract/desk';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk, ME } from '../../../testing/fake-desk';
import { showScreen } from '../../../testing/show-screen';
import Games from './games';

afterEach(cleanup);

const both = (text: string) => ({ en: text, cn: `${text}（中）` });
const TEAMS = { team_1: both('Basalt'), team_2: both('Aurora') };
const HASH = 'a'.repeat(64);
const STOP = { stop_id: 4, reason: 'liability', set_by: 'bob', set_at: 1_000 };
const MONEY = { currency_id: 1, stake: '150000', tickets: 12 };
const BOOK = { ...MONEY, open_tickets: 0, paid: '160000', result: '-10000', refused_bets: 3, refused_stake: '900' };

const STATE: VirtualGamesState = {
  speed_lol: {
    ...{ is_off: false, stop: null, paused: null },
    round: {
      ...{ number: '20261129-417', epoch: 2, phase: 'betting', phase_ends_at: Date.now() + 30_000, commitment: HASH },
      ...{ teams: TEAMS, open: [{ ...MONEY, worst: '-420000' }] },
    },
    epochs: [
      {
        ...{ epoch: 2, first_round: '20261129-001', last_round: '20261212-720', published_at: 1_000, anchor: HASH },
        ...{ salt_closes_at: 2_000, salt: null, lines: 5, is_broken: false },
      },
    ],
    books: [{ number: '20261129-416', ...TEAMS, state: 'finished', money: [BOOK, { ...BOOK, currency_id: 3 }] }],
  },
  auto_chess: {
    ...{ is_off: false, is_paused: false, stop: null },
    list: { version: 'auto-chess@1', hash: HASH, published_at: 1_000 },
    today: [{ currency_id: 1, refreshes: 40, bought: 21, sold: 13, rents: 2, paid: '70000', received: '64000' }],
  },
  stops: [],
};

const withSpeed = (more: Partial<VirtualGamesState['speed_lol']>): VirtualGamesState => ({
  ...STATE,
  speed_lol: { ...STATE.speed_lol, ...more },
});

const panel = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('section') ?? document.body);

it('DESK-22 shows the round with its time and liability, the seeds, the books by currency and what cards brought', async () => {
  showScreen(<Games />, new FakeDesk({ virtualGames: () => STATE }));
  expect(await screen.findByText('20261129-417')).toBeTruthy();
  const speed = panel('Speed LOL');
  for (const text of ['Running', 'Betting', 'Basalt – Aurora', HASH, '1,500.00 CNY', '−4,200.00 CNY'])
    expect(speed.getByText(text)).toBeTruthy();
  expect(speed.getByText(/^(29|30) s$/)).toBeTruthy();
  const books = panel('Last rounds');
  for (const text of ['20261129-416', 'finished', '24', '1,600.00 CNY', '−100.00 CNY', '−10,000 JPY', '6'])
    expect(books.getByText(text)).toBeTruthy();
  expect(panel('Seeds of Speed LOL').getByText(/^open until/)).toBeTruthy();
  const chess = panel('Auto chess');
  for (const text of ['auto-chess@1', '40', '21', '13', '700.00 CNY', '640.00 CNY'])
    expect(chess.getByText(text)).toBeTruthy();
});

it('DESK-22 a trader stops a game with a reason, and starts it again by the stop that was seen; the focus stays', async () => {
  let state = STATE;
  const fake = new FakeDesk({
    virtualGames: () => state,
    stopVirtualGame: () => {
      state = withSpeed({ stop: STOP });
      return { stop: STOP };
    },
    startVirtualGame: () => {
      state = STATE;
      return { stop: null };
    },
  });
  const { state: desk } = showScreen(<Games />, fake);
  const said = () => desk.spoken.getState().map(({ text }) => text);
  await screen.findByText('20261129-417');
  const press = (name: string) => {
    const button = panel('Speed LOL').getByRole('button', { name });
    act(() => button.focus());
    fireEvent.click(button);
    return within(screen.getByRole('dialog'));
  };
  const stopping = press('Stop');
  expect(stopping.getByText(/The round that runs ends as usual/)).toBeTruthy();
  expect(stopping.getByRole('button', { name: 'Stop' })).toHaveProperty('disabled', true);
  fireEvent.click(stopping.getByRole('button', { name: 'Liability' }));
  fireEvent.click(stopping.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(said()).toEqual(['Done: Stop (Stop Speed LOL)']));
  await waitFor(() => expect(panel('Speed LOL').getByText('Ends after this round')).toBeTruthy());
  expect(panel('Speed LOL').getByText(/^bob, .*: Liability$/)).toBeTruthy();
  const starting = press('Start again');
  fireEvent.click(starting.getByRole('button', { name: 'Checked, in order' }));
  fireEvent.click(starting.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(said()).toHaveLength(2));
  const button = await panel('Speed LOL').findByRole('button', { name: 'Stop' });
  expect(document.activeElement).toBe(button);
  expect(fake.bodiesOf('stopVirtualGame')).toMatchObject([{ game: 'speed_lol', reason: 'liability' }]);
  expect(fake.bodiesOf('startVirtualGame')).toMatchObject([{ game: 'speed_lol', stop_id: 4 }]);
});

it('bad-input 298 DESK-22 a stop of another operator is shown, and the own one is not done', async () => {
  let state = STATE;
  const fake = new FakeDesk({
    virtualGames: () => state,
    stopVirtualGame: () => {
      state = { ...STATE, auto_chess: { ...STATE.auto_chess, stop: STOP } };
      throw new DeskRefusal('changed_meanwhile', { current: STOP });
    },
  });
  const { state: desk } = showScreen(<Games />, fake);
  await screen.findByText('20261129-417');
  fireEvent.click(panel('Auto chess').getByRole('button', { name: 'Stop' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Stop Auto chess' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Liability' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await dialog.findByText(/Another operator has changed this/)).toBeTruthy();
  await waitFor(() => expect(panel('Auto chess').getByText(/^bob,/)).toBeTruthy());
  expect(desk.spoken.getState()).toEqual([]);
});

it('DESK-22 shows why there is no round, lost seeds, the option of the server, and who stopped and started', async () => {
  const [epoch] = STATE.speed_lol.epochs;
  const past = {
    ...STOP,
    game: 'auto_chess',
    end_reason: 'checked, in order',
    ended_by: 'cat',
    ended_at: 9_000,
  } as const;
  const broken = withSpeed({
    ...{ is_off: true, round: null, paused: 'broken' as const },
    epochs: epoch === undefined ? [] : [{ ...epoch, is_broken: true, salt: HASH }],
  });
  const chess = { ...STATE.auto_chess, is_paused: true, list: { ...STATE.auto_chess.list, published_at: null } };
  showScreen(<Games />, new FakeDesk({ virtualGames: () => ({ ...broken, auto_chess: chess, stops: [past] }) }));
  expect(await screen.findByText('The secret of the epoch is lost')).toBeTruthy();
  expect(panel('Speed LOL').getByText('Switched off by the server')).toBeTruthy();
  expect(panel('Seeds of Speed LOL').getByText('broken: secret lost')).toBeTruthy();
  expect(panel('Auto chess').getByText('Paused by the server')).toBeTruthy();
  expect(panel('Auto chess').getByText('not as published')).toBeTruthy();
  const stops = panel('Stops');
  for (const text of ['bob', 'Liability', 'cat', 'Checked, in order']) expect(stops.getByText(text)).toBeTruthy();
});

it('DESK-5 DESK-22 a viewer sees the games and has no button', async () => {
  showScreen(<Games />, new FakeDesk({ virtualGames: () => STATE }), { me: { ...ME, roles: ['viewer'] } });
  await screen.findByText('20261129-417');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('bad-input 314 DESK-22 what may be old is grey, and nothing in it can be pressed', async () => {
  const fake = new FakeDesk({ virtualGames: () => STATE });
  const { container } = showScreen(<Games />, fake);
  await screen.findByText('20261129-417');
  fake.isDown = true;
  expect(await screen.findByText(/No connection to the server/, {}, { timeout: 4_000 })).toBeTruthy();
  expect(container.querySelector('[data-stale="true"] [inert]')).toBeTruthy();
});

it('DESK-22 in Chinese', async () => {
  showScreen(<Games />, new FakeDesk({ virtualGames: () => STATE }), { language: 'zh-CN' });
  expect(await screen.findByText('Basalt（中） – Aurora（中）', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '虚拟游戏' })).toBeTruthy();
  expect(panel('极速LOL').getByText('投注中')).toBeTruthy();
});
