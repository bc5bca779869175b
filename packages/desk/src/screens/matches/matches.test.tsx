// @vitest-environment jsdom
import type { TreeRow } from '@clutchline/contract/desk';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { FakeDesk } from '../../../testing/fake-desk';
import { placeNow, showScreen } from '../../../testing/show-screen';
import { NO_NAMES } from '../../live/use-subject-names';
import Matches from './matches';

afterEach(cleanup);

const row = (game_id: number, team: string): TreeRow => ({
  ...{
    game_id,
    game_type_id: 1,
    event_id: 100,
    kind: 'match',
    team_id_1: 71,
    team_id_2: 72,
    start_time: 0,
    best_of: 3,
  },
  ...{
    team_1: { en: team, cn: team },
    team_2: { en: 'Lotus', cn: '莲花' },
    outright: null,
    status: 2,
    round: 1,
    clock_s: null,
    is_hide: 0,
  },
  ...{
    score_1: 0,
    score_2: 1,
    round_score_1: 3,
    round_score_2: 4,
    plays: 6,
    locked_plays: 0,
    guarded_plays: 1,
    doubts: 0,
  },
  ...{ locks: [], watchers: game_id === 7 ? ['ann', 'bob'] : [] },
  money: [{ currency_id: 1, stake: '120000', tickets: 2, worst: '-80000', combo_payable: '500' }],
});
const GAMES = [
  {
    ...{ game_type_id: 1, names: { en: 'League', cn: '联盟' } },
    events: [{ event_id: 100, names: { en: 'Cup', cn: '杯赛' }, matches: 2, live: 2 }],
  },
];

async function show() {
  const desk = new FakeDesk({
    matchTree: ({ after }) => ({
      ...{
        games: GAMES,
        feed_age_ms: 400,
        rows: after === undefined ? [row(7, 'Aurora'), row(8, 'Tide')] : [row(9, 'Iron')],
      },
      next: after === undefined ? { is_live: true, start_time: 0, game_id: 8 } : null,
    }),
    lock: () => ({ changed: 6, remaining: [], names: NO_NAMES }),
  });
  showScreen(<Matches />, desk);
  await screen.findByText('Aurora – Lotus');
  return desk;
}

const rowOf = (name: string): HTMLElement => {
  const found = screen.getByText(name).closest('tr');
  if (found === null) throw new Error(`no row ${name}`);
  return found;
};

it('DESK-14 a row has score, stakes, the worst outcome and doubts, and opens its sheet', async () => {
  await show();
  for (const text of ['0:1', '(map 1: 3:4)', '1,200.00 CNY', '−800.00 CNY', '1 in doubt', 'ann, bob'])
    expect(rowOf('Aurora – Lotus').textContent).toContain(text);
  fireEvent.keyDown(rowOf('Aurora – Lotus'), { key: 'Enter' });
  expect(placeNow()).toEqual(['match', '7']);
});

it('DESK-14 chosen matches are suspended with one reason', async () => {
  const desk = await show();
  for (const name of ['Aurora – Lotus', 'Tide – Lotus']) fireEvent.click(within(rowOf(name)).getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Suspend chosen (2)' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'integrity' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Suspend' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(desk.bodiesOf('lock')).toMatchObject(
    [7, 8].map((id) => ({ reason: 'integrity', subject: { scope: 'match', id, kind: 'suspend' } })),
  );
});

it('DESK-14 pages, and matches of one game', async () => {
  const desk = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Iron – Lotus')).toBeDefined();
  fireEvent.change(screen.getByRole('combobox', { name: 'Game' }), { target: { value: '1' } });
  expect(await screen.findByText('Aurora – Lotus')).toBeDefined();
  expect(desk.bodiesOf('matchTree').at(-1)).toEqual({ game_type_id: 1, limit: 100 });
});
