// @vitest-environment jsdom
import type { DeskAnswer } from '@clutchline/contract/desk';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk } from '../../../testing/fake-desk';
import { showScreen } from '../../../testing/show-screen';
import { NO_NAMES } from '../../live/use-subject-names';
import Audit from './audit';

afterEach(cleanup);

const actionOf = (id: number): DeskAnswer<'audit'>['actions'][number] => ({
  ...{ id, at: 1, operator_id: 1, operator: 'ann', session_id: 1, network: null, action: 'lock', subject: 'match:7' },
  ...{ before: null, after: null, reason: `reason ${id}`, request_id: null, result: 'done' },
});

it('DESK-7 older acts are read after the newest, and a try that failed is reported and can be repeated', async () => {
  let isUp = false;
  const fake = new FakeDesk({
    audit: ({ before }) => {
      if (before === undefined) return { actions: [actionOf(9)], next: 9, names: NO_NAMES };
      if (isUp) return { actions: [actionOf(8)], next: null, names: NO_NAMES };
      throw new DeskRefusal('internal');
    },
  });
  showScreen(<Audit />, fake);
  const older = await screen.findByRole('button', { name: 'Older' });
  fireEvent.click(older);
  await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.getByText('reason 9')).toBeTruthy();
  isUp = true;
  fireEvent.click(older);
  expect(await screen.findByText('reason 8')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
});

it('DESK-7 names matches, markets, selections and operators beside their ids, in the language of the operator', async () => {
  const names: DeskAnswer<'audit'>['names'] = {
    ...{ games: [{ game_type_id: 1, names: { en: 'Dota 2', cn: '刀塔' } }], events: [] },
    matches: [
      {
        ...{ game_id: 7, team_id_1: 1, team_id_2: 2, outright: null },
        ...{ team_1: { en: 'Ann', cn: '安' }, team_2: { en: 'Bob', cn: '博' } },
      },
    ],
    plays: [{ play_id: 9, game_id: 7, market: 'map_winner', round: 2, line: null, names: null }],
    points: [{ point_id: 91, play_id: 9, pick: { kind: 'team', team_id: 2 }, point_line: null }],
    operators: [{ operator_id: 3, name: 'carl' }],
    teams: [],
  };
  const subjects = ['match:7', 'play:9', 'point:91', 'operator:3', 'game:1', 'match:8', 'else:1'];
  const actions = subjects.map((subject, index) => ({ ...actionOf(index + 1), subject }));
  showScreen(<Audit />, new FakeDesk({ audit: () => ({ actions, next: null, names }) }));
  for (const text of [
    ...['Match 7 · Ann – Bob', /^Market 9 · Ann – Bob · .*Map 2/, /^Selection 91 · Ann – Bob · .*Map 2.* · Bob$/],
    ...['Operator 3 · carl', 'Game 1 · Dota 2', 'Match 8', 'else:1'],
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  cleanup();
  showScreen(<Audit />, new FakeDesk({ audit: () => ({ actions, next: null, names }) }), { language: 'zh-CN' });
  expect(await screen.findByText(/安 – 博$/)).toBeTruthy();
});
