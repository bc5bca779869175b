// @vitest-environment jsdom
import type { DeskAlarm, Overview as Parts } from '@clutchline/contract/desk';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { FakeDesk, ME } from '../../../testing/fake-desk';
import { FakePush } from '../../../testing/fake-push';
import { showScreen, stateOn } from '../../../testing/show-screen';
import Overview from './overview';

afterEach(cleanup);

const teams = { team_1: { en: 'Aurora', cn: '极光' }, team_2: { en: 'Lotus', cn: '莲花' } };
const PARTS: Omit<Parts, 'at' | 'business_at'> = {
  open: [{ currency_id: 1, open_stakes: '190000', open_tickets: 4, most_payable: '420000' }],
  today: [{ currency_id: 1, turnover: '250000', paid: '300000', ggr: '-60000' }],
  exposures: [
    {
      ...{
        game_id: 7,
        play_id: 1,
        point_id: 100,
        currency_id: 1,
        ...teams,
        team_id_1: 71,
        team_id_2: 72,
        outright: null,
      },
      ...{ market: 'match_winner', round: 0, line: null, names: null },
      ...{ pick: { kind: 'team', team_id: 72 }, point_line: null },
      ...{ amount: '2400000', cap: '2500000', share: 960 },
    },
  ],
  bets: { window_s: 60, taken: 12, held: 3, refused: [{ family: 'price', bets: 2 }] },
  feed: { age_ms: 400, fed_until: 1, doubts: [{ kind: 'result', values: 1 }], guarded_plays: 2 },
  waiting: { matches: 30, oldest: [{ game_id: 8, ...teams, start_time: 0, ended_at: 60_000, undecided_plays: 5 }] },
  pools: [{ play_id: 9, game_id: 8, ...teams, outright: null, start_time: 0, status: 1, stakes: [] }],
  health: {
    outbox: { count: 3, waited_ms: 20 },
    leader: { term: 4, holder: 'one', silent_ms: 700 },
    database: { read_ms: 2 },
  },
  locks: [],
};
const ALARM: DeskAlarm = {
  ...{ alarm_id: 5, kind: 'results_late', subject: '', raised_at: 0, ended_at: null },
  ...{ taken_by: null, taken_by_id: null, taken_at: null },
};

async function show(language: 'en-US' | 'zh-CN' = 'en-US') {
  const desk = new FakeDesk({ takeAlarm: () => ({ ...ALARM, taken_by: ME.name, taken_by_id: 1, taken_at: 1 }) });
  const push = new FakePush();
  showScreen(<Overview />, desk, { state: stateOn(desk, push), language });
  await act(async () => {
    push.open();
    push.show('overview', PARTS);
    push.show('alarms', { 'alarm:5': ALARM });
    await Promise.resolve();
  });
  return { desk, push };
}

const cellsOf = (table: string): string =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
    .join('\n');

it('DESK-13 shows money, exposures with their share, state and what waits', async () => {
  await show();
  for (const text of ['1,900.00 CNY', '4,200.00 CNY', '2,500.00 CNY', '−600.00 CNY'])
    expect(cellsOf('Money')).toContain(text);
  expect(cellsOf('Largest exposures')).toContain('Match winnerLotus24,000.00 CNY96.0 %');
  expect(screen.getByText('12 taken, 3 held in 60 s')).toBeDefined();
  expect(screen.getByText('price: 2')).toBeDefined();
  expect(screen.getByText('2 markets checked · result: 1')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Waiting for results (30)' })).toBeDefined();
});

it('DESK-13 an alarm is taken, and then shows who looks at it', async () => {
  const { desk, push } = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Take' }));
  expect(desk.bodiesOf('takeAlarm')).toMatchObject([{ alarm_id: 5 }]);
  const of = async (taken_by_id: number, taken_by: string) => {
    await act(async () => {
      push.show('alarms', { 'alarm:5': { ...ALARM, taken_by, taken_by_id, taken_at: 1 } });
      await Promise.resolve();
    });
    return cellsOf('Alarms');
  };
  expect(await of(1, 'ann')).toContain('You');
  expect(await of(2, 'bob')).toContain('bob');
});

it('DESK-13 is in Chinese too', async () => {
  await show('zh-CN');
  expect(cellsOf('最大风险敞口')).toContain('莲花');
});
