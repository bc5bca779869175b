// @vitest-environment jsdom
import type { SheetPlay } from '@clutchline/contract/desk';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { FakeDesk, ME } from '../../../testing/fake-desk';
import { FakePush } from '../../../testing/fake-push';
import { showScreen, stateOn } from '../../../testing/show-screen';
import { NO_NAMES } from '../../live/use-subject-names';
import { lock, signedIn } from '../../session/session-store';
import Match from './match';

afterEach(cleanup);

const names = (en: string) => ({ en, cn: `${en}队` });
const HEAD = {
  ...{
    game_id: 7,
    game_type_id: 1,
    event_id: 100,
    kind: 'match',
    team_id_1: 71,
    team_id_2: 72,
    start_time: 0,
    best_of: 3,
  },
  ...{
    team_1: names('Aurora'),
    team_2: names('Lotus'),
    outright: null,
    game_names: names('League'),
    event_names: names('Cup'),
  },
  ...{ status: 2, round: 2, score_1: 1, score_2: 0, round_score_1: 12, round_score_2: 9, clock_s: 600, is_hide: 0 },
  ...{ locks: [], watchers: [ME.name], feed_age_ms: 200, doubts: 0 },
};
const money = (stake: string, result: string) => [
  {
    ...{ currency_id: 1, stake, tickets: 2, result, combo_stake: '500', combo_tickets: 1, combo_payable: '4000' },
    ...{ exposure: '90', cap: '100' },
  },
];
const play = (id: number, round: number): SheetPlay => ({
  ...{
    play_id: id,
    category_id: 2,
    round,
    market: round === 0 ? 'match_winner' : 'map_winner',
    group: 'basic',
    line: null,
  },
  ...{ names: null, status: 1, feed_status: null, guarded: false, is_hide: 0, locks: [] },
  points: [71, 72].map((team_id, place) => ({
    ...{ point_id: id * 100 + place, pick: { kind: 'team', team_id }, line: null, odd: 1_850, version: 1 },
    ...{ priced: true, suspended: false, outcome: null },
    money: place === 0 ? money('140100', '-110100') : [],
  })),
});
const RESULTS = { maps: [], match: null, void: null };
const values = () => ({ head: HEAD, results: RESULTS, 'play:1': play(1, 0), 'play:2': play(2, 1) });

async function show(me = ME) {
  const lock = vi.fn(() => ({ changed: 1, remaining: [], names: NO_NAMES }));
  const desk = new FakeDesk({ timeline: () => ({ entries: [], next: null }), lock, unlock: lock });
  const push = new FakePush();
  const { state } = showScreen(<Match />, desk, { hash: '#/match/7', me, state: stateOn(desk, push) });
  await act(async () => {
    push.open();
    push.show('match:7', values());
    await Promise.resolve();
  });
  return { desk, push, state };
}

const frame = () => screen.getByRole('heading', { level: 1 }).closest('section');

const rowOf = (text: string) => {
  const row = screen.getAllByRole('row').find((each) => within(each).queryByText(text) !== null);
  if (row === undefined) throw new Error(`no row ${text}`);
  return row;
};

async function confirm(button: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'score unclear' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: button }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

it('DESK-15 shows plays with their picks, stakes and the result of the house', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aurora – Lotus');
  const row = rowOf('Match winner');
  for (const text of ['Aurora', '1.850', '1,401.00 CNY', '−1,101.00 CNY', '90 %'])
    expect(row.textContent).toContain(text);
});

it('DESK-15 names the other operators who have the sheet open', async () => {
  const { push } = await show();
  expect(screen.queryByText(/^Also viewing/)).toBeNull();
  await act(async () => {
    push.show('match:7', { ...values(), head: { ...HEAD, watchers: ['ann', 'bob', 'cleo'] } });
    await Promise.resolve();
  });
  expect(screen.getByText('Also viewing: bob, cleo')).toBeTruthy();
});

it('DESK-14 DESK-15 `s` on a row suspends its play, and chosen rows are suspended with one reason', async () => {
  const { desk } = await show();
  fireEvent.keyDown(rowOf('Match winner'), { key: 's' });
  await confirm('Suspend');
  expect(desk.bodiesOf('lock')).toMatchObject([
    { reason: 'score unclear', subject: { scope: 'play', id: 1, kind: 'suspend' } },
  ]);
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: 'Suspend chosen (2)' }));
  await confirm('Suspend');
  expect(desk.bodiesOf('lock').slice(1)).toMatchObject([{ subject: { id: 1 } }, { subject: { id: 2 } }]);
});

it('DESK-16 a sheet that is not renewed is grey and cannot be acted on', async () => {
  const { push } = await show();
  expect(frame()?.dataset['stale']).toBe('false');
  await act(async () => {
    push.show('match:7', values(), -5_000);
    await Promise.resolve();
  });
  expect(frame()?.dataset['stale']).toBe('true');
  expect(screen.getByRole('table', { name: 'Markets of the match' }).closest('[inert]')).not.toBeNull();
});

it('DESK-8 the button of the match keeps the focus when the match becomes suspended', async () => {
  const { push } = await show();
  const button = screen.getByRole('button', { name: 'Suspend the match' });
  button.focus();
  const set = { scope: 'match', id: 7, kind: 'suspend', lock_id: 1, reason: 'own', set_by: 'ann', set_at: 1 };
  await act(async () => {
    push.show('match:7', { ...values(), head: { ...HEAD, locks: [set] } });
    await Promise.resolve();
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resume the match' }));
});

it('DESK-5 who may not suspend sees no button, no boxes, and the key does nothing', async () => {
  const { desk } = await show({ ...ME, roles: ['viewer'] });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Suspend the match' })).toBeNull();
  fireEvent.keyDown(rowOf('Match winner'), { key: 's' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(desk.bodiesOf('lock')).toEqual([]);
});

it('DESK-15 an unknown match is said so', async () => {
  const desk = new FakeDesk();
  const push = new FakePush();
  showScreen(<Match />, desk, { hash: '#/match/9', state: stateOn(desk, push) });
  await act(async () => {
    push.open();
    push.say({ type: 'error', reason: 'unknown-topic', topic: 'match:9' });
    await Promise.resolve();
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no such match');
});

it('DESK-4 DESK-16 an open dialog remains behind a lock, and until the sheet is pushed again', async () => {
  const { push, state } = await show();
  fireEvent.keyDown(rowOf('Match winner'), { key: 's' });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'score unclear' } });
  const typed = () => screen.getByRole('textbox').getAttribute('value') ?? screen.getByRole('textbox').textContent;
  const before = typed();
  act(() => lock(state.session, 'idle'));
  expect(typed()).toBe(before);
  act(() => signedIn(state.session, ME));
  expect(typed()).toBe(before);
  expect(frame()?.dataset['stale']).toBe('true');
  await act(async () => {
    push.open();
    push.show('match:7', values());
    await Promise.resolve();
  });
  expect(typed()).toBe(before);
  expect(frame()?.dataset['stale']).toBe('false');
});
