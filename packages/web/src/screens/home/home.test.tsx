// @vitest-environment jsdom
import { toLocalizedFields } from '@clutchline/contract';
import { buildFinished, buildLive, buildMatch, buildNames } from '@clutchline/domain/testing';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';

import { contentOf } from '../../../testing/content-of';
import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { renderInApp } from '../../../testing/in-app';
import { envelope, ok, TOKEN } from '../../../testing/test-app';
import type { HomeData } from '../../state';
import { Home } from './home';

/** Parts load while the test waits, also on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const scheduled = (game_id: number) => ({
  ...buildMatch({ game_id, start_time: Date.UTC(2026, 0, 1, 15) }),
  ...{ stage_id: null, original_start: null, is_time_confirmed: 1 as const },
});
const RUNS = buildLive({ status: 2, round: 2, score_1: 77, score_2: 66, clock_s: 61 });
const NOTHING: HomeData = { live: [], followed: [], events: [], pools: [], results: [], announcements: [] };

const HOME: HomeData = {
  live: [{ match: scheduled(1), live: RUNS }],
  followed: [{ match: scheduled(2), live: buildLive() }],
  events: [
    {
      event: {
        ...{ event_id: 88, game_type_id: 1, ...toLocalizedFields('event_name', buildNames('Monsoon Cup')) },
        ...{
          starts_at: null,
          ends_at: null,
          live_count: 0,
          next_match_at: Date.UTC(2026, 0, 1, 15),
          last_match_at: null,
        },
      },
      reason: 'followed',
      team: { team_id: 41, ...toLocalizedFields('team_name', buildNames('North Pier')) },
      match: null,
    },
  ],
  pools: [
    {
      ...{ match: scheduled(3), play_info_id: 5, category_id: 5, round: 0, market: 'match_winner' },
      ...{ tickets: 12, gross: '340.00', currency_id: 1 },
    },
  ],
  results: [buildFinished({ game_id: 4, score_1: 77, score_2: 66 })],
  announcements: [
    {
      ...{ announcement_id: 'season', revision: 1, type: 'event', severity: 'info', title: 'New season', text_lang: 1 },
      ...{ publish_at: 1, is_pinned: 0, is_spoiler: 0, is_unread: 0, maintenance: null },
    },
  ],
};

interface Shown {
  readonly data?: HomeData | null;
  readonly isHidden?: boolean;
  readonly token?: string | null;
}

function show({ data = HOME, isHidden = false, token = null }: Shown = {}) {
  const area = new FakeStorageArea();
  area.put('timeZone', 'UTC');
  if (isHidden) area.put('spoilers', 'all');
  return renderInApp(<Home />, {
    area,
    token,
    place: '/home',
    server: { getHome: () => (data === null ? envelope(2) : ok(data)), getGameTypeDict: () => ok([]) },
  });
}

const BLOCKS = ['Live now', 'Teams you follow', 'Recommended events', 'Top pools', 'Latest results', 'Announcements'];

describe('the home', () => {
  it('HOME-1 has its blocks in order, and leaves out empty ones', async () => {
    show();
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(BLOCKS);
    cleanup();
    show({ data: { ...HOME, live: [], pools: [] } });
    const [first] = await screen.findAllByRole('heading', { level: 2 });
    expect(first?.textContent).toBe('Teams you follow');
    expect(screen.queryByRole('heading', { name: 'Top pools' })).toBeNull();
  });

  it('HOME-1 leads to the matches if there is nothing', async () => {
    const view = show({ data: NOTHING });
    fireEvent.click(await screen.findByRole('button', { name: 'Go to the matches' }));
    expect(view.app.env.location.read().path).toBe('/match/list');
  });

  it('HOME-3 a recommended event has its reason and leads to its page', async () => {
    const view = show();
    const card = (await screen.findByRole('link', { name: 'Monsoon Cup' })).closest('li');
    expect(card?.textContent).toContain('You follow North Pier');
    fireEvent.click(within(card ?? document.body).getByRole('link'));
    expect(view.app.env.location.read()).toMatchObject({ path: '/events/detail', search: 'event_id=88' });
  });

  it('HOME-3 a pinned event is labelled, and shows its pinned match, without what decides its teams', async () => {
    const [event] = HOME.events;
    if (event === undefined) throw new Error('no event');
    const pinned = { ...event, reason: 'pinned' as const, team: null, match: { match: scheduled(9), live: RUNS } };
    const { container } = show({ data: { ...NOTHING, events: [pinned] }, isHidden: true });
    const card = (await screen.findByRole('link', { name: 'Monsoon Cup' })).closest('li');
    expect(card?.textContent).toContain('Our pick');
    const line = within(card ?? document.body).getByRole('listitem');
    await within(line).findByRole('button', { name: 'Show result' });
    expect(contentOf(container)).not.toMatch(/77|66|1:01/);
  });

  it('SPOIL-2 a pool whose teams may reveal a hidden result is named by its event', async () => {
    const pools = HOME.pools.map((pool) => ({ ...pool, match: { ...pool.match, stage_id: 7 } }));
    show({ data: { ...NOTHING, pools }, isHidden: true });
    const card = (await screen.findByText(/12 tickets/)).closest('li');
    expect(within(card ?? document.body).getByRole('link').textContent).toBe(pools[0]?.match.event_name_en);
    cleanup();
    show({ data: { ...NOTHING, pools } });
    expect(await screen.findByRole('link', { name: /–/ })).toBeTruthy();
  });

  it('HOME-3 own bets are used unless a signed-in player turns that off', async () => {
    const view = show({ token: TOKEN });
    const box = await screen.findByLabelText('Use my bets for recommendations');
    fireEvent.click(box);
    expect(box.isConnected, 'U2').toBe(true);
    await expect.poll(() => view.callsOf('getHome').map(({ body }) => body['uses_bets'])).toEqual([1, 0]);
    cleanup();
    show();
    await screen.findByText('Recommended events');
    expect(screen.queryByLabelText('Use my bets for recommendations')).toBeNull();
  });

  it('bad-input 175 HOME-1 a damaged list of followed teams is asked for as far as it is valid', async () => {
    const area = new FakeStorageArea();
    const { app, callsOf } = renderInApp(<Home />, {
      area,
      server: { getHome: () => ok(NOTHING) },
      prepare: (test) => test.app.spoilers.setState({ followed: new Set([41, 'x', -1, 1.5, null, 2 ** 53]) }),
    });
    await screen.findByText('Nothing here right now');
    expect(callsOf('getHome')[0]?.body).toMatchObject({ team_ids: [41] });
    expect(app.env.location.read().path).toBe('/match/list');
  });

  it('SPOIL-1 K14 nothing of hidden results is on it, and all of it after the reveal', async () => {
    const { container } = show({ isHidden: true });
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Show result' })).toHaveLength(2));
    const buttons = screen.getAllByRole('button', { name: 'Show result' });
    expect(contentOf(container)).not.toMatch(/77|66|1:01|data-won/);
    for (const button of buttons) fireEvent.click(button);
    expect(contentOf(container).match(/Score 77 to 66/g)).toHaveLength(2);
  });

  it('ERR-6 shows that it loads, and that it failed', async () => {
    const { container } = show({ data: null });
    expect(container.querySelector('[aria-busy]')).not.toBeNull();
    expect((await screen.findByRole('alert')).textContent).toContain('Loading Failed');
  });

  it('K20 a machine finds no barrier', async () => {
    const { container } = show({ token: TOKEN });
    await screen.findByText('Recommended events');
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
