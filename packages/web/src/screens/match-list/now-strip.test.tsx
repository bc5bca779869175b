// @vitest-environment jsdom
import { buildLive, buildMatch, buildMatchRow } from '@clutchline/domain/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { createTestApp, ok } from '../../../testing/test-app';
import { AppStateContext } from '../../state/app-context';
import { nowAndNext } from '../../state/matches/use-now-and-next';
import { NowStrip } from './now-strip';
import { SortMenu } from './sort-menu';

const NOON = Date.UTC(2026, 0, 1, 12);
const of = (game_id: number, status: 1 | 2 | 4, fields: Parameters<typeof buildMatch>[0] = {}) =>
  buildMatchRow({
    match: buildMatch({ game_id, start_time: NOON + 20 * 60_000, ...fields }),
    live: buildLive({ status, score_1: 1, round: 2, clock_s: 65 }),
    plays: [],
  });

function open(rows: readonly ReturnType<typeof of>[], part = <NowStrip />) {
  const server = { getGameListByGameTypeId: vi.fn(() => ok({ rows })), getGameTypeDict: () => ok([]) };
  const test = createTestApp({ server });
  render(
    <AppStateContext value={test.app}>
      <InLanguage>{part}</InLanguage>
    </AppStateContext>,
  );
  return test;
}

afterEach(cleanup);

it('GAMES-10 shows what is live with its score, then what is next with its time, as links to the matches', async () => {
  const { app } = open([of(1, 2), of(2, 4), of(3, 1), of(4, 1, { kind: 'outright' })]);
  const strip = within(await screen.findByRole('navigation', { name: 'Live and starting next' }));
  const cards = strip.getAllByRole('link');
  expect(cards).toHaveLength(2);
  expect(cards[0]?.textContent).toContain('Team 2 1–0 Team 3');
  expect(cards[0]?.textContent).toContain('Live Map 2 · 1:05');
  expect(cards[1]?.textContent).toContain('in 20 min · 12:20');
  if (cards[1] !== undefined) fireEvent.click(cards[1]);
  expect(app.env.location.read()).toMatchObject({ path: '/match/detail', search: 'game_id=3' });
});

it('GAMES-10 has the matches of the checked events alone, and no place without any', async () => {
  const { app } = open([of(1, 2, { event_id: 5 }), of(2, 1, { event_id: 6 })]);
  expect(await screen.findAllByRole('link')).toHaveLength(2);
  act(() => app.browse.setState({ eventIds: [6] }));
  expect(screen.getAllByRole('link')).toHaveLength(1);
  act(() => app.browse.setState({ eventIds: [7] }));
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('GAMES-10 keeps its order while pointer or focus is inside it', async () => {
  const { app } = open([of(1, 2, { event_id: 5 }), of(2, 1, { event_id: 6 })]);
  const [first] = await screen.findAllByRole('link');
  act(() => first?.focus());
  act(() => app.browse.setState({ eventIds: [6] }));
  expect(screen.getAllByRole('link')).toHaveLength(2);
  act(() => first?.blur());
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('SPOIL-1 GAMES-10 states that a match is live, but no score that the player does not want to see', async () => {
  const { app } = open([of(1, 2)]);
  const card = await screen.findByRole('link');
  act(() => app.spoilers.setState({ mode: 'all' }));
  expect(card.textContent).toBe('Team 2 – Team 3Live ');
});

it('GAMES-10 leaves room for what is next beside many live matches', () => {
  const rows = Array.from({ length: 40 }, (_, index) => of(index + 1, index < 20 ? 2 : 1));
  expect(nowAndNext(rows).map(({ match }) => match.game_id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 21, 22]);
});

it('GAMES-9 the order is chosen beside the search, but not of outrights', () => {
  const { app } = open([], <SortMenu />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort matches' }), { target: { value: 'time' } });
  expect(app.browse.getState().sort).toBe('time');
  expect(app.env.location.read().search).toBe('sort=time');
  act(() => app.browse.setState({ handicap: 'champion' }));
  expect(screen.queryByRole('combobox')).toBeNull();
});
