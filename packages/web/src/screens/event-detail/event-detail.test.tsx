// @vitest-environment jsdom
import { type FinishedMatchRow, toLocalizedFields } from '@clutchline/contract';
import { buildFinished, buildNames } from '@clutchline/domain/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';

import { startFocusKeeper } from '../../app/start-focus-keeper';
import { buildSlot, type Slot } from '../../../testing/build-slot';
import { contentOf } from '../../../testing/content-of';
import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { renderInApp } from '../../../testing/in-app';
import { ok } from '../../../testing/test-app';
import type { EventData } from '../../state';
import { EventDetail } from './event-detail';

afterEach(cleanup);

type Stage = EventData['stages'][number];

const names = <P extends string>(prefix: P, text: string) => toLocalizedFields(prefix, buildNames(text));
const TEAMS = ['North Pier', 'Iron Lotus', 'Aurora Peak', 'Third Rail'];

const BRACKET: readonly Slot[] = [
  buildSlot(1, 'Semi-final 1', {
    team_id_1: 1,
    team_id_2: 2,
    score_1: 77,
    score_2: 66,
    winner: 1,
    winner_to: 3,
    loser_to: 4,
  }),
  buildSlot(2, 'Semi-final 2', {
    source_1: { kind: 'team', team_id: 3 },
    source_2: { kind: 'team', team_id: 4 },
    ...{ team_id_1: 3, team_id_2: 4, winner_to: 3, loser_to: 4, start_time: Date.UTC(2026, 0, 2, 9) },
  }),
  buildSlot(3, 'Grand final', {
    column: 2,
    source_1: { kind: 'winner', slot: 1 },
    source_2: { kind: 'winner', slot: 2 },
    team_id_1: 1,
  }),
  buildSlot(4, 'Decider', {
    section: 'third_place',
    source_1: { kind: 'loser', slot: 1 },
    source_2: { kind: 'loser', slot: 2 },
    team_id_1: 2,
  }),
];

const stage = (stage_id: number, fields: Partial<Stage>): Stage => ({
  stage_id,
  kind: 'bracket',
  ...names('stage_name', 'Playoffs'),
  starts_at: Date.UTC(2025, 11, 30),
  ends_at: Date.UTC(2026, 0, 5),
  points: 'match_wins',
  tie_breakers: [],
  skipped_tie_breakers: [],
  standings: [],
  bracket: [],
  ...fields,
});

const row = (team_id: number, won: number, place: number, decided_by: string | null) => ({
  ...{ team_id, place, won, drawn: 0, lost: 3 - won, maps_won: 2 * won, maps_lost: 4, map_diff: 2 * won - 4 },
  ...{ points: won, decided_by },
});

const GROUP = stage(50, {
  kind: 'group',
  ...names('stage_name', 'Group A'),
  tie_breakers: ['match_wins', 'h2h_match'],
  skipped_tie_breakers: ['coin_toss'],
  standings: [row(1, 3, 1, null), row(2, 1, 2, 'h2h_match'), row(3, 1, 3, null), row(4, 1, 3, null)],
});

const DATA: EventData = {
  event: { event_id: 88, game_type_id: 1, ...names('event_name', 'Monsoon Cup') },
  season: 3,
  details: {
    tier: 'a',
    starts_at: Date.UTC(2025, 11, 30),
    ends_at: Date.UTC(2026, 0, 5),
    is_online: 0,
    country: 'SE',
    ...names('organizer_name', 'Meridian Arena'),
    prize: {
      amount: 50_000,
      currency: 'EUR',
      is_partial: 1,
      shares: [
        { first: 1, last: 1, amount: 25_000, team_id: 1 },
        { first: 5, last: 8, amount: null, ...names('prize', 'Keyboards'), team_id: null },
      ],
    },
  },
  champion_game_ids: [],
  seasons: [3],
  teams: TEAMS.map((name, index) => ({
    team_id: index + 1,
    ...names('team_name', name),
    seed: index + 1,
    entry: index < 3 ? 'invited' : 'qualified',
    ...(index < 3 ? {} : names('qualifier_name', 'Open qualifier')),
  })),
  stages: [GROUP, stage(51, { bracket: [...BRACKET] })],
};

interface Place {
  readonly tab?: string;
  readonly data?: EventData;
  readonly results?: readonly FinishedMatchRow[];
  readonly isHidden?: boolean;
}

function show({ tab = 'event_id=88', data = DATA, results = [], isHidden = false }: Place = {}) {
  const area = new FakeStorageArea();
  area.put('timeZone', 'UTC');
  if (isHidden) area.put('spoilers', 'all');
  return renderInApp(<EventDetail />, {
    area,
    place: `/events/detail?${tab}`,
    server: {
      getGameTypeDict: () => ok([]),
      getEvent: () => ok(data),
      getSchedule: () => ok({ rows: [], slots: [] }),
      getResults: () => ok({ rows: results, next_cursor: null }),
    },
  });
}

const NOT_FOUND: EventData = { ...DATA, event: null, details: null, teams: [], stages: [] };

describe('the page of an event', () => {
  it('EVENT-1 has what the source states, and nothing of what it does not', async () => {
    show();
    await screen.findByRole('heading', { level: 1, name: 'Monsoon Cup' });
    expect(screen.getByText('Meridian Arena')).toBeDefined();
    expect(screen.getAllByText('Sweden'), 'ART-4 in the head and among the facts').toHaveLength(2);
    expect(screen.getByText('€50,000')).toBeDefined();
    expect(screen.getByRole('row', { name: '5–8 Keyboards' })).toBeDefined();
    expect(screen.getByRole('row', { name: '1 €25,000 North Pier' })).toBeDefined();
    expect(screen.getByText('The remaining shares are not stated.')).toBeDefined();
    expect(screen.queryByText('Format')).toBeNull();
  });

  it('EVENT-1 bad-input 180 an event without details has no dates, no prize and no NaN', async () => {
    const { container } = show({ data: { ...DATA, details: null } });
    await screen.findByRole('heading', { level: 1 });
    expect(container.textContent).not.toMatch(/NaN|Invalid|Prize|undefined|null/);
  });

  it('EVENT-1 names invited and qualified teams with their way', async () => {
    show({ tab: 'event_id=88&tab=teams' });
    const qualified = await screen.findByRole('heading', { name: 'Qualified teams' });
    expect(qualified.parentElement?.textContent).toContain('Third RailSeed 4Open qualifier');
    expect(screen.getByRole('heading', { name: 'Invited teams' }).parentElement?.textContent).toContain('North Pier');
  });

  it('FOLLOW-1 CAL-1 follows a team from the list of teams, and the event has a calendar', async () => {
    const view = show({ tab: 'event_id=88&tab=teams' });
    fireEvent.click((await screen.findAllByRole('button', { name: 'Follow Iron Lotus' }))[0] ?? document.body);
    await screen.findAllByRole('button', { name: 'Following Iron Lotus' });
    expect([...(view.app.spoilers.getState().followed ?? [])]).toEqual([2]);
    fireEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    const app = screen.getByRole('link', { name: 'Open in calendar app' });
    expect(app.getAttribute('href')).toMatch(/^webcal:\/\/.*\/calendar\/public\/event-88\.en-US\.ics$/);
  });

  it('EVENT-2 EVENT-3 a table has the columns in use, the rule that decided a tie, and shared places', async () => {
    show({ tab: 'event_id=88&tab=standings' });
    const table = await screen.findByRole('table', { name: 'Group A' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ title, textContent }) => title || textContent)).toEqual([
      'Place',
      'Team',
      'Won',
      'Lost',
      'Maps won and lost',
      'Map difference',
    ]);
    expect(within(table).getByText('Separated by: head-to-head')).toBeDefined();
    expect(within(table).getAllByText('Shared place')).toHaveLength(2);
    expect(screen.getByText(/Order of teams: matches won › head-to-head/)).toBeDefined();
  });

  it('EVENT-5 a Swiss stage has a list of matches for each round below its table', async () => {
    const swiss = stage(52, { ...GROUP, kind: 'swiss', rounds: [[201, 202], [203], [204]] });
    const results = [buildFinished({ game_id: 201 }), buildFinished({ game_id: 203 })];
    show({ tab: 'event_id=88&tab=standings', data: { ...DATA, stages: [swiss] }, results });
    const first = await screen.findByRole('heading', { name: 'Round 1' }, { timeout: 10_000 });
    expect(first.closest('section')?.textContent).toContain('Team 402');
    expect(screen.getByRole('heading', { name: 'Round 2' }).closest('section')?.textContent).toContain('Team 406');
    expect(screen.queryByRole('heading', { name: 'Round 3' })).toBeNull();
  });

  it('bad-input 182 a tie-breaker that is unknown is named as not applied', async () => {
    show({ tab: 'event_id=88&tab=standings' });
    expect(await screen.findByText(/Stated by the organizer but not applied: coin_toss/)).toBeDefined();
  });

  it('EVENT-4 EVENT-5 a bracket has lists of rounds, sources for unknown teams, and where winner and loser go', async () => {
    show({ tab: 'event_id=88&tab=bracket' });
    const first = await screen.findByRole('article', { name: 'Semi-final 1' });
    expect(first.textContent).toContain('Winner: Grand final · Loser: Decider');
    expect(first.textContent).toMatch(/North Pier77 Won.*Iron Lotus66/);
    const final = screen.getByRole('article', { name: 'Grand final' });
    expect(final.textContent).toContain('North PierWinner of Semi-final 2');
    expect(screen.getByRole('article', { name: 'Decider' }).textContent).toContain('Loser of Semi-final 2');
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Round 1',
      'Round 2',
    ]);
  });

  it('EVENT-4 U3 a selected team has its path marked by text, the address names it, and a region that was there announces it', async () => {
    const view = show({ tab: 'event_id=88&tab=bracket' });
    const first = await screen.findByRole('article', { name: 'Semi-final 1' });
    const regions = screen.getAllByRole('status');
    fireEvent.click(within(first).getByRole('button', { name: 'North Pier' }));
    expect(regions.some(({ textContent }) => textContent.includes('Path of North Pier'))).toBe(true);
    expect(view.app.env.location.read().search).toBe('event_id=88&tab=bracket&team_id=1');
    const marked = screen
      .getAllByRole('article')
      .filter(({ textContent }) => textContent.includes('Path of North Pier'));
    expect(marked.map((one) => one.getAttribute('aria-label'))).toEqual(['Semi-final 1', 'Grand final']);
    const stop = startFocusKeeper({ element: view.container });
    screen.getByRole('button', { name: 'Clear' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(view.app.env.location.read().search).toBe('event_id=88&tab=bracket');
    await waitFor(() => expect(document.activeElement?.textContent, 'U2').toBe('Select a team to mark its path.'));
    stop();
  });

  it('EVENT-4 previous and next choose the round, and stay at the ends', async () => {
    const { container } = show({ tab: 'event_id=88&tab=bracket' });
    const next = await screen.findByRole('button', { name: 'Next round' });
    const current = () =>
      [...container.querySelectorAll('[data-current]')].slice(0, 2).map((part) => part.getAttribute('data-current'));
    expect(current()).toEqual(['true', 'false']);
    fireEvent.click(next);
    fireEvent.click(next);
    expect(current()).toEqual(['false', 'true']);
    fireEvent.click(screen.getByRole('button', { name: 'Previous round' }));
    expect(current()).toEqual(['true', 'false']);
  });

  it('bad-input 181 a bracket that cannot be drawn is named, and its matches are in the list', async () => {
    show({ tab: 'event_id=88&tab=bracket', data: { ...DATA, stages: [stage(51, { bracket: null })] } });
    expect(await screen.findByText(/cannot be drawn/)).toBeDefined();
  });

  it('K13 EVENT-4 by reading order a bracket has its sections, their rounds, and in each match teams, score and ways', async () => {
    show({ tab: 'event_id=88&tab=bracket' });
    await screen.findByRole('article', { name: 'Semi-final 1' });
    const parts = [...document.querySelectorAll('section[aria-label], h4, article')];
    expect(parts.map((part) => part.getAttribute('aria-label') ?? part.textContent)).toEqual([
      'Upper bracket',
      'Round 1',
      'Semi-final 1',
      'Semi-final 2',
      'Round 2',
      'Grand final',
      'Third place',
      'Decider',
    ]);
    expect(screen.getByRole('article', { name: 'Semi-final 1' }).textContent).toBe(
      'Semi-final 1North Pier77 WonIron Lotus66Winner: Grand final · Loser: Decider',
    );
  });

  it('K13 by keyboard alone every match and team of bracket and tables is reached in reading order', async () => {
    for (const tab of ['bracket', 'standings']) {
      const { container, unmount } = show({ tab: `event_id=88&tab=${tab}` });
      await screen.findByRole('heading', { level: 1 });
      const panel = [...container.querySelectorAll<HTMLElement>('article :is(a, button), td a, th a')];
      expect(panel.length).toBeGreaterThanOrEqual(4);
      expect(panel.filter(({ tabIndex }) => tabIndex !== 0)).toEqual([]);
      const links = within(container).queryAllByRole('link');
      expect(panel.filter((item) => item.tagName === 'A').every((item) => links.includes(item))).toBe(true);
      unmount();
    }
  });

  it('K13 a machine finds no barrier in bracket and tables', async () => {
    for (const tab of ['bracket', 'standings', 'overview', 'teams']) {
      const { container, unmount } = show({ tab: `event_id=88&tab=${tab}` });
      await screen.findByRole('heading', { level: 1 });
      const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id, nodes }) => [tab, id, nodes[0]?.html])).toEqual([]);
      unmount();
    }
  });

  it('SPOIL-2 K14 nothing of hidden results is in bracket, table, list and prizes, and all of it after one press', async () => {
    const results = [
      buildFinished({ game_id: 101, stage_id: 51, team_id_1: 1, team_id_2: 2, score_1: 77, score_2: 66 }),
      buildFinished({ game_id: 9, stage_id: 50, team_id_1: 1, team_id_2: 2, score_1: 2, score_2: 0 }),
    ];
    const view = show({ tab: 'event_id=88&tab=bracket', results, isHidden: true });
    const final = await screen.findByRole('article', { name: 'Grand final' });
    expect(final.textContent).toContain('Winner of Semi-final 1');
    expect(contentOf(view.container)).not.toMatch(/77|66|data-won/);
    fireEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(screen.queryByRole('row', { name: /North Pier/ })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Standings' }));
    expect(await screen.findByText('1 hidden result is not counted')).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: 'Matches' }));
    await screen.findByRole('heading', { name: 'Results' });
    expect(contentOf(view.container)).not.toMatch(/77|66|data-won/);
    fireEvent.click(screen.getByRole('tab', { name: 'Bracket' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show all results on this page' }));
    expect(screen.getByRole('article', { name: 'Grand final' }).textContent).toContain('North Pier');
    expect(contentOf(view.container)).toContain('77');
  });

  it('SPOIL-2 U2 a revealed match of the bracket has the focus, also one whose teams remain hidden', async () => {
    const played = { score_1: 2, score_2: 0, winner: 1 };
    const bracket = BRACKET.map((slot) => (slot.slot === 3 ? { ...slot, ...played, team_id_2: 3 } : slot));
    show({ tab: 'event_id=88&tab=bracket', data: { ...DATA, stages: [stage(51, { bracket })] }, isHidden: true });
    const reveal = async (name: string): Promise<HTMLElement> => {
      const match = await screen.findByRole('article', { name });
      const button = within(match).getByRole('button', { name: 'Show result' });
      button.focus();
      fireEvent.click(button);
      return match;
    };
    const final = await reveal('Grand final');
    expect(final.contains(document.activeElement)).toBe(true);
    const semi = await reveal('Semi-final 1');
    expect(document.activeElement).toBe(semi.querySelector('a'));
  });

  it('ROUTE-2 bad-input 162 without an event the list replaces the page', async () => {
    const view = show({ tab: '' });
    await waitFor(() => expect(view.app.env.location.read().path).toBe('/events'));
    expect(view.callsOf('getEvent')).toEqual([]);
  });

  it.each(['event_id=999', 'event_id=0', `event_id=${'9'.repeat(10_240)}`])(
    'ROUTE-2 bad-input 161: %.20s shows inside the screen that there is no such event',
    async (tab) => {
      show({ tab, data: NOT_FOUND });
      expect(await screen.findByRole('heading', { level: 1, name: 'There is no such event' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'All events' })).toBeDefined();
    },
  );

  it('ROUTE-2 bad-input 161: an unknown tab is the overview, with a notice', async () => {
    show({ tab: 'event_id=88&tab=xyz' });
    expect((await screen.findByRole('tab', { name: 'Overview' })).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('Part of the link was not recognized and was ignored')).toBeDefined();
  });
});
