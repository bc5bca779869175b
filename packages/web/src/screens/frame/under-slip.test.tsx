// @vitest-environment jsdom
import {
  buildBet,
  buildBetLeg,
  buildLive,
  buildMatch,
  buildMatchRow,
  buildPlay,
  buildPoint,
} from '@clutchline/domain/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { createTestApp, ok, TOKEN } from '../../../testing/test-app';
import { AppStateContext } from '../../state/app-context';
import { UnderSlip } from './under-slip';

const live = buildLive({ status: 2, round: 2, score_1: 1, round_score_1: 14, round_score_2: 9, clock_s: 65 });
const row = (game_id: number, status: 1 | 2 = 2) =>
  buildMatchRow({
    match: buildMatch({ game_id, team_id_1: game_id * 10, team_id_2: game_id * 10 + 1 }),
    live: { ...live, status },
    plays: [buildPlay({ points: [buildPoint()] })],
  });

function open(options: { token?: string; bets?: readonly ReturnType<typeof buildBet>[]; place?: string } = {}) {
  const { bets = [], place = '/match/list', token = null } = options;
  const test = createTestApp({
    place,
    token,
    server: {
      getGameListByGameTypeId: () => ok({ rows: [row(1), row(2), row(3, 1)] }),
      getUserHistory: () => ok({ items: bets, total: bets.length, totals: [] }),
    },
  });
  render(
    <AppStateContext value={test.app}>
      <InLanguage>
        <UnderSlip />
      </InLanguage>
    </AppStateContext>,
  );
  return test;
}

afterEach(cleanup);

const box = () => screen.findByRole('heading', { level: 2 });

it('NAV-9 open bets are counted; the latest three show their live score and possible return', async () => {
  const legs = [buildBetLeg({ match: buildMatch({ game_id: 1 }), game_id: 1, odd: '2.000', outcome: 'pending' })];
  const { order_no: first } = buildBet();
  const bets = ['A', 'B', 'C', 'D'].map((end) => buildBet({ order_no: `${first.slice(0, -1)}${end}`, legs }));
  open({ token: TOKEN, bets });
  expect((await box()).parentElement?.textContent).toBe('Open bets4My bets');
  const shown = screen.getAllByRole('listitem');
  expect(shown).toHaveLength(3);
  await vi.waitFor(() => expect(shown[0]?.textContent).toContain('Live1–0Map 2 · 1:05'));
  await vi.waitFor(() => expect(shown[0]?.textContent).toContain('CNY 100.00'));
  expect(shown[0]?.textContent, 'the same team can be picked in two markets').toContain('Team 2Match winner');
});

it('NAV-9 ROUND-8 an open bet on a round leads to Speed LOL', async () => {
  const match = buildMatch({ game_id: 801, kind: 'virtual' });
  const { app } = open({ token: TOKEN, bets: [buildBet({ legs: [buildBetLeg({ match, game_id: match.game_id })] })] });
  await box();
  fireEvent.click(within(screen.getByRole('listitem')).getByRole('link'));
  expect(app.env.location.read()).toMatchObject({ path: '/virtual/speed', search: '' });
});

it('NAV-9 without open bets it follows the live match that was opened last, else a live favourite', async () => {
  const { app } = open();
  await vi.waitFor(() => expect(app.queries).toBeDefined());
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => app.favorites.setState({ local: [3, 2] }));
  expect((await box()).textContent).toBe('Following');
  expect(screen.getByRole('link').textContent).toBe('Map 2 · 1:05Team 4 – 114Team 5. Score 1 to 009');
  act(() => app.env.location.go('/match/detail?game_id=1'));
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => app.env.location.go('/bets'));
  expect(screen.getByRole('link').textContent).toContain('Team 2');
  act(() => app.favorites.setState({ local: [] }));
  act(() => app.env.location.go('/match/detail?game_id=3'));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('SPOIL-3 NAV-9 a followed match whose score is hidden has neither score nor prices', async () => {
  const { app } = open();
  act(() => app.favorites.setState({ local: [2] }));
  await box();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  act(() => app.spoilers.setState({ mode: 'all' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link').textContent).toBe('Team 4 – Team 5');
});

it('NAV-9 the page of the bets does not show them twice', async () => {
  open({ token: TOKEN, bets: [buildBet()], place: '/bets' });
  await vi.dynamicImportSettled();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByRole('heading')).toBeNull();
});
