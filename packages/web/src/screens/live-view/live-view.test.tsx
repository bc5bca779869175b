// @vitest-environment jsdom
import type { LiveView } from '@clutchline/contract';
import { buildMatch, buildMobaView, buildRoundsView } from '@clutchline/domain/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { Suspense, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { contentOf } from '../../../testing/content-of';
import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { renderInApp } from '../../../testing/in-app';
import { ok } from '../../../testing/test-app';
import { watchStream } from '../../state/watch/watch-actions';
import { LiveViewPanel } from './live-view-panel';
import { LiveViewTab } from './live-view-tab';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const TEAMS = [
  { id: 14, name: 'North Pier' },
  { id: 15, name: 'Red Kites' },
] as const;
const moba = buildMobaView({
  clock_s: 640,
  kills: [7, 6],
  kill_steps: [[620, 1]],
  gold: [21_250, 20_000],
  towers: [2, 0],
  lead: [
    [0, 0],
    [600, -300],
  ],
  objectives: [{ kind: 'dragon', element: 'ocean', side: 2, at_s: 333 }],
  simulated: ['kills', 'gold'],
});
const rounds = buildRoundsView({
  score: [2, 1],
  history: [
    { n: 1, side: 1, won_by: 'elimination' },
    { n: 2, side: 2, won_by: 'defuse' },
    { n: 3, side: 1 },
  ],
  swapped_at: 2,
  money: [12_000, 4_000],
  alive: [3, 5],
  bomb: 'planted',
  round_clock_s: 41,
});

function show(first: LiveView) {
  let set: (view: LiveView) => void = () => undefined;
  function Shown() {
    const [view, setView] = useState(first);
    set = setView;
    return <LiveViewPanel view={view} teams={TEAMS} />;
  }
  const app = renderInApp(<Shown />);
  return { ...app, update: (view: LiveView): void => act(() => set(view)) };
}
/** Its texts load first. */
const showTab = async (options: Parameters<typeof renderInApp>[1]) =>
  await act(async () => {
    await Promise.resolve();
    return renderInApp(
      <Suspense>
        <LiveViewTab match={buildMatch({ game_id: 7 })} />
      </Suspense>,
      options,
    );
  });

describe('live view', () => {
  it('DETAIL-2 VIEW-5 shows score, clock, counters and gold lead of a map', () => {
    const { container } = show(moba);
    const text = contentOf(container);
    expect(screen.getByRole('heading', { name: 'Map 1' })).toBeTruthy();
    expect(text).toContain('Score 7 to 6');
    expect(text).toContain('10:40');
    expect(
      within(screen.getByRole('row', { name: '21,250 Gold 20,000' }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['21,250', '20,000']);
    expect(text).toContain('Gold lead: North Pier +1,250');
    expect(text).toContain('Ocean Dragon');
  });

  it('VIEW-5 the charts have one table, which a button shows to everyone', () => {
    const { container } = show(moba);
    const table = screen.getByRole('table', { name: 'Gold lead' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['10:40North Pier +1,25010', '10:00Red Kites +30000', '0:00Level00']);
    expect(within(screen.getByRole('table', { name: 'Objectives' })).getAllByRole('row')[1]?.textContent).toBe(
      '5:33Ocean DragonRed Kites',
    );
    expect(container.querySelectorAll('svg path').length).toBeGreaterThan(3);
    const before = container.querySelectorAll('[class*="charts"]').length;
    fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect([before, container.querySelectorAll('[class*="charts"]').length]).toEqual([1, 0]);
    expect(screen.getByRole('button', { name: 'Show as chart' })).toBeTruthy();
  });

  it('VIEW-5 shows rounds by winner and reason, halves, money, players and bomb', () => {
    const { container } = show(rounds);
    const strip = screen.getByRole('list', { name: 'First half' });
    expect(
      within(strip)
        .getAllByRole('listitem')
        .map((item) => item.title),
    ).toEqual(['Round 1: North Pier, elimination', 'Round 2: Red Kites, defuse', 'Round 3: North Pier']);
    const text = contentOf(container);
    for (const part of [
      'Sides changed after round 2',
      'Money',
      '12,000',
      'Players alive',
      'Bomb planted',
      '0:41',
      'Attack',
    ])
      expect(text).toContain(part);
  });

  it('VIEW-2 a field that the source does not state has no panel', () => {
    const { container } = show(buildMobaView({ kills: [1, 0] }));
    const text = contentOf(container);
    for (const part of ['Gold', 'Towers', 'Objectives', 'Draft', 'Show as table', 'Simulated', '–,'])
      expect(text).not.toContain(part);
    cleanup();
    const bare = show(buildRoundsView());
    expect(contentOf(bare.container)).not.toMatch(/Money|Equipment|alive|Bomb|Sides changed/);
  });

  it('VIEW-2 says in the view what is invented: the whole match, or details beside a real score', () => {
    const { container, update } = show(moba);
    expect(contentOf(container)).toContain('Simulated match');
    update({ ...moba, simulated: ['gold'] });
    expect(contentOf(container)).toContain('Real score, simulated details');
    update({ ...moba, simulated: [] });
    expect(contentOf(container)).not.toContain('imulated');
  });

  it('VIEW-5 the log adds at most one entry in three seconds, with all that happened', () => {
    const { update } = show(moba);
    const entries = (): (string | null)[] =>
      within(screen.getByRole('log'))
        .queryAllByRole('listitem')
        .map((entry) => entry.textContent);
    vi.useFakeTimers();
    const views = [8, 9, 10].map((kills, i) => ({ ...moba, kills: [kills, 6], clock_s: 641 + i, at: moba.at + i }));
    for (const view of views) update(view);
    act(() => void vi.advanceTimersByTime(1));
    expect(entries()).toHaveLength(1);
    update({ ...moba, kills: [11, 7], clock_s: 650, at: moba.at + 9 });
    act(() => void vi.advanceTimersByTime(2_900));
    expect(entries()).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(200));
    expect(entries()[0]).toBe('10:50North Pier: 1 kill, 11 in total · Red Kites: 1 kill, 7 in total');
    expect(entries()).toHaveLength(2);
  });

  it('SPOIL-2 K14 U2 of a hidden match nothing is loaded and nothing is in the document but the button', async () => {
    const area = new FakeStorageArea();
    area.put('spoilers', 'all');
    const view = buildMobaView({ kills: [77, 66] });
    const { container, callsOf } = await showTab({
      area,
      server: { getLiveView: () => ok({ view }) },
    });
    const button = await screen.findByRole('button', { name: 'Show result' });
    expect(contentOf(container)).not.toMatch(/77|66/);
    expect(container.querySelector('[role="log"], svg')).toBeNull();
    expect(callsOf('getLiveView')).toEqual([]);
    button.focus();
    const box = button.parentElement;
    await act(async () => {
      fireEvent.click(button);
      await Promise.resolve();
    });
    const shown = await screen.findByRole('region', { name: 'Live match view' });
    expect(contentOf(container)).toContain('Score 77 to 66');
    expect(document.activeElement, 'U2').toBe(box);
    expect(shown.parentElement).toBe(box);
  });

  it('VIEW-2 says that a match has no live data, and that its data did not load', async () => {
    await showTab({ server: { getLiveView: () => ok({ view: null }) } });
    expect(await screen.findByText('No live data for this match')).toBeTruthy();
    cleanup();
    await showTab({ server: { getLiveView: () => undefined } });
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('SYNC-2 a view that the picture has not reached is announced, not denied', async () => {
    const match = buildMatch({ game_id: 7 });
    const stream = { lang: 'en', platform: 'hls', channel: 'https://a.test/s.m3u8', is_official: 1 } as const;
    await showTab({
      server: { getLiveView: () => ok({ view: moba }) },
      prepare: ({ app }) =>
        watchStream(app, { match, stream: { ...stream, status: 'live', delay_s: 17 }, wallOffset: 0 }),
    });
    expect(await screen.findByText(/follows the picture/)).toBeTruthy();
    expect(screen.queryByText('No live data for this match')).toBeNull();
  });

  it.each([
    ['moba', moba],
    ['rounds', rounds],
  ] as const)(
    'K20 a machine finds no barrier in a view of the family %s, with charts and with tables',
    async (_, view) => {
      const { container } = show(view);
      const barriers = async () =>
        (await axe.run(container, { rules: { region: { enabled: false } } })).violations.map(({ id, nodes }) => [
          id,
          nodes[0]?.html,
        ]);
      expect(await barriers()).toEqual([]);
      for (const button of screen.queryAllByRole('button', { name: 'Show as table' })) fireEvent.click(button);
      expect(await barriers()).toEqual([]);
    },
  );
});
