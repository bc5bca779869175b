// @vitest-environment jsdom
import type { DeskAnswer } from '@clutchline/contract/desk';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk, ME } from '../../../testing/fake-desk';
import { showScreen } from '../../../testing/show-screen';
import Reports from './reports';

afterEach(cleanup);

const ROW: DeskAnswer<'report'>['rows'][number] = {
  ...{ day: '2026-01-02', game_type_id: null, event_id: null, market: null, currency_id: 1, kind: null, bets: 3 },
  ...{ turnover: '150000', settled_stakes: '120000', paid: '90000', refunds: '10000', ggr: '20000' },
  ...{ takeout: '0', breakage: '0', adjusted: '-700' },
};
const NAMES: DeskAnswer<'voids'>['names'] = {
  ...{ points: [], operators: [], teams: [] },
  games: [{ game_type_id: 1, names: { en: 'Dota 2', cn: '刀塔' } }],
  events: [{ event_id: 3, names: { en: 'World Cup', cn: '世界杯' } }],
  matches: [
    {
      ...{ game_id: 7, team_id_1: 1, team_id_2: 2, outright: null },
      ...{ team_1: { en: 'Ann', cn: '安' }, team_2: { en: 'Bob', cn: '博' } },
    },
  ],
  plays: [{ play_id: 9, game_id: 7, market: 'map_winner', round: 2, line: null, names: null }],
};
const ANSWERS = {
  report: () => ({ up_to: { number: 12, at: 1_000, head: 'ab' }, rows: [ROW], is_cut: false, names: NAMES }),
  liability: () => [{ currency_id: 3, kind: 'single' as const, bets: 2, stakes: '700', liability: '1400' }],
  voids: () => ({
    decisions: [{ game_id: 7, round: 0, play_id: 9, at: 1_000, reason: 'wrong price', by: ['ann', 'bob'] }],
    names: NAMES,
  }),
  resettlements: () => [],
};

it('DESK-17 shows the sums with the seal up to which they are complete, and asks by other keys', async () => {
  const fake = new FakeDesk(ANSWERS);
  showScreen(<Reports />, fake);
  expect(await screen.findByText(/Up to seal 12/)).toBeTruthy();
  expect(screen.getByText('200.00 CNY')).toBeTruthy();
  expect(await screen.findByText('1,400 JPY')).toBeTruthy();
  expect(await screen.findByText('ann, bob')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Market' }));
  await waitFor(() => expect(fake.bodiesOf('report').at(-1)).toMatchObject({ by: ['day', 'market', 'currency'] }));
});

it('DESK-17 names games, events, matches and markets in the language of the operator', async () => {
  const row = { ...ROW, game_type_id: 1, event_id: 3 };
  const report = () => ({ ...ANSWERS.report(), rows: [row, { ...row, game_type_id: 0, event_id: 4 }] });
  showScreen(<Reports />, new FakeDesk({ ...ANSWERS, report }), { language: 'zh-CN' });
  expect(await screen.findByText('安 – 博 · 7')).toBeTruthy();
  expect(screen.getByText(/第二局.* · 9$/)).toBeTruthy();
  for (const name of ['游戏', '赛事']) fireEvent.click(screen.getByRole('button', { name }));
  for (const text of ['刀塔', '世界杯', '4']) expect(await screen.findByText(text)).toBeTruthy();
});

it('DESK-17 exports with persons are offered to support and admins alone', async () => {
  const { unmount } = showScreen(<Reports />, new FakeDesk(ANSWERS), { me: { ...ME, roles: ['viewer'] } });
  expect(await screen.findByRole('button', { name: 'Report as CSV' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bets as CSV' })).toBeNull();
  unmount();
  showScreen(<Reports />, new FakeDesk(ANSWERS), { me: { ...ME, roles: ['support'] } });
  expect(await screen.findByRole('button', { name: 'Bets as CSV' })).toBeTruthy();
});

it('DESK-17 a refused export says why', async () => {
  const fake = new FakeDesk({
    ...ANSWERS,
    export: () => {
      throw new DeskRefusal('too_many_exports');
    },
  });
  showScreen(<Reports />, fake);
  fireEvent.click(await screen.findByRole('button', { name: 'Report as JSON' }));
  expect(await screen.findByText(/Four exports run already/)).toBeTruthy();
  expect(fake.bodiesOf('export')).toMatchObject([{ of: 'report', format: 'json', time_zone: 'UTC' }]);
});

it('DESK-17 voids and resettlements are those of the days of the chosen zone', async () => {
  const fake = new FakeDesk(ANSWERS);
  showScreen(<Reports />, fake);
  fireEvent.change(await screen.findByLabelText(/^From/), { target: { value: '2026-01-02' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-03' } });
  fireEvent.change(screen.getByLabelText('Days of'), { target: { value: 'Asia/Shanghai' } });
  const span = { from: Date.UTC(2026, 0, 1, 16), to: Date.UTC(2026, 0, 3, 16) };
  await waitFor(() => expect(fake.bodiesOf('voids').at(-1)).toEqual(span));
  expect(fake.bodiesOf('resettlements').at(-1)).toEqual(span);
});

it('DESK-17 U2 a running export keeps the focus on its button, and no other one can be begun', async () => {
  const fake = new FakeDesk(ANSWERS);
  showScreen(<Reports />, fake);
  const csv = await screen.findByRole('button', { name: 'Report as CSV' });
  csv.focus();
  fireEvent.click(csv);
  expect(document.activeElement).toBe(csv);
  expect(csv).toHaveProperty('disabled', false);
  expect(screen.getByRole('button', { name: 'Report as JSON' })).toHaveProperty('disabled', true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Report as JSON' })).toHaveProperty('disabled', false));
});
