// @vitest-environment jsdom
import { toLocalizedFields } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';
import { cleanup, configure, fireEvent, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInApp } from '../../../testing/in-app';
import { ok } from '../../../testing/test-app';
import { Events } from './events';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const NEXT = Date.UTC(2026, 0, 1, 15);
const row = (event_id: number, name: string, live_count = 0) => ({
  ...{ event_id, game_type_id: 1, ...toLocalizedFields('event_name', buildNames(name)) },
  ...{ starts_at: null, ends_at: null, live_count, next_match_at: NEXT, last_match_at: null },
});
const TEAM = { team_id: 41, ...toLocalizedFields('team_name', buildNames('North Pier')) };

const GAMES = () => Promise.resolve(ok([]));

function show(getGameTypeDict: () => ReturnType<typeof GAMES> = GAMES) {
  const rows = [row(1, 'Pinned Cup'), row(2, 'Followed Cup'), row(3, 'Live Cup', 2), row(4, 'Quiet Cup')];
  const recommended = [
    { event_id: 1, reason: 'pinned', team: null },
    { event_id: 2, reason: 'followed', team: TEAM },
    { event_id: 3, reason: 'live', team: null },
  ];
  return renderInApp(<Events />, {
    place: '/events',
    server: { getEvents: () => ok({ rows, recommended }), getGameTypeDict },
  });
}

const cardOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li')?.textContent ?? '';

describe('the events', () => {
  it('HOME-3 a card has its reason; one without a reason has none, and live is said once', async () => {
    show();
    expect(await cardOf('Pinned Cup')).toContain('Our pick');
    expect(await cardOf('Followed Cup')).toContain('You follow North Pier');
    expect(await cardOf('Live Cup')).toContain('2 live matches');
    expect(await cardOf('Live Cup')).not.toContain('Live now');
    expect(await cardOf('Quiet Cup')).not.toMatch(/Our pick|follow|bet|Top-tier|Starts soon/);
  });

  it('CONTENT-1 U3 another period announces how many events it has', async () => {
    show();
    await cardOf('Quiet Cup');
    expect(screen.queryByText('4 events found')).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Past' }));
    expect((await screen.findByText('4 events found')).closest('[role="status"]')).not.toBeNull();
  });

  it('K20 nothing moves: events wait for the names of their games', async () => {
    let answer = (): void => undefined;
    const waiting = new Promise<Awaited<ReturnType<typeof GAMES>>>((resolve) => {
      answer = () => resolve(ok([]));
    });
    show(() => waiting);
    await new Promise((done) => setTimeout(done, 100));
    expect(screen.queryByRole('link', { name: 'Quiet Cup' })).toBeNull();
    answer();
    await screen.findByRole('link', { name: 'Quiet Cup' });
  });

  it('K20 a machine finds no barrier in the list of events', async () => {
    const { container } = show();
    await cardOf('Pinned Cup');
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
