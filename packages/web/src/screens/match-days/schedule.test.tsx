// @vitest-environment jsdom
import { type LiveState, type Match, toLocalizedFields } from '@clutchline/contract';
import { buildLive, buildMatch, buildNames } from '@clutchline/domain/testing';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { contentOf } from '../../../testing/content-of';
import { renderInApp } from '../../../testing/in-app';
import { ok } from '../../../testing/test-app';
import { ScheduledLine } from '../common/matches/scheduled-line';
import { stripDays } from './day-strip';
import { Schedule } from './schedule';

/** Parts load while the test waits, also on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

interface Stated {
  readonly stage_id: number | null;
  readonly original_start: number | null;
  readonly is_time_confirmed: 0 | 1;
}
const STATED: Stated = { stage_id: null, original_start: null, is_time_confirmed: 1 };

type Row = ReturnType<typeof row>;
const row = (game_id: number, match: Partial<Match & Stated> = {}, live: Partial<LiveState> = {}) => ({
  match: {
    ...buildMatch({ game_id, event_id: 1 + (game_id % 2), start_time: Date.UTC(2026, 0, 1, 14) }),
    ...STATED,
    ...match,
  },
  live: buildLive(live),
});

interface Place {
  readonly place?: string;
  readonly zone?: string;
  readonly isHidden?: boolean;
  readonly slots?: readonly unknown[];
  readonly followed?: readonly number[];
  readonly event?: unknown;
}

const COUNTS = Array.from({ length: 7 }, (_, index) => ({ scheduled: index + 40, finished: 9 }));

/** Now is 2026-01-01 12:00 UTC. */
function show(rows: readonly Row[], shown: Place = {}) {
  const { place = '/schedule', zone = 'UTC', isHidden = false, slots = [], followed = [], event = null } = shown;
  const area = new FakeStorageArea();
  area.put('timeZone', zone);
  if (isHidden) area.put('spoilers', 'all');
  return renderInApp(<Schedule />, {
    place,
    area,
    prepare: ({ app }) => app.spoilers.setState({ followed: new Set(followed) }),
    server: {
      getGameTypeDict: () => ok([]),
      getSchedule: () => ok({ rows, slots }),
      getScheduleDays: () => ok({ days: COUNTS }),
      getEvent: () => (event === null ? undefined : ok(event)),
      getResults: () => ok({ rows: [], next_cursor: null }),
    },
  });
}

const asked = ({ callsOf }: ReturnType<typeof show>) => callsOf('getSchedule').map(({ body }) => body);
const RUNS = {
  status: 2,
  round: 2,
  score_1: 1,
  score_2: 0,
  round_score_1: 77,
  round_score_2: 66,
  clock_s: 61,
} as const;

describe('the schedule', () => {
  it('SCHED-2 has live matches first, then a line for now, then what comes, by event, with a countdown', async () => {
    const { container } = show([row(1), row(2, { start_time: Date.UTC(2026, 0, 1, 13) }), row(3, {}, RUNS)]);
    await screen.findByRole('heading', { name: 'Live now' });
    const text = container.textContent;
    const places = ['Live now', 'Team 6', 'Now, 12:00', 'Team 2', 'Team 4'].map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).toContain('in 2 hours');
    expect(screen.getAllByText('Score 1 to 0')).toHaveLength(1);
  });

  it('SCHED-1 asks for the day of the time zone of the player, and shows the zone', async () => {
    const view = show([row(1)], { zone: 'Asia/Tokyo', place: '/schedule?day=2026-01-02' });
    await screen.findByText(/Team 2/);
    expect(asked(view)[0]).toMatchObject({ from: Date.UTC(2026, 0, 1, 15), minutes: 1_440 });
    expect(screen.getByText('Times in GMT+9 · Japan Standard Time')).toBeDefined();
  });

  it('SCHED-1 bad-input 167 a day of 23 hours is asked for as such', async () => {
    const view = show([], { zone: 'Europe/London', place: '/schedule?day=2026-03-29' });
    await screen.findByText('No matches on this day');
    expect(asked(view)[0]).toMatchObject({ from: Date.UTC(2026, 2, 29), minutes: 23 * 60 });
  });

  it('SCHED-2 a moved match has its old time struck through, one without a confirmed time only its date', () => {
    const { container } = renderInApp(
      <ul>
        <ScheduledLine row={row(1, { original_start: Date.UTC(2026, 0, 1, 13) })} />
        <ScheduledLine row={row(2, { is_time_confirmed: 0 })} />
      </ul>,
    );
    expect(screen.getByText('Rescheduled')).toBeDefined();
    expect(container.querySelector('s')?.textContent).toBe('Jan 1, 13:00');
    expect(screen.getByText('Time not confirmed')).toBeDefined();
    expect([...container.querySelectorAll('li time')].map((time) => time.textContent)).toEqual(['14:00', 'Jan 1']);
  });

  it('SCHED-2 filters by event and keeps the place in the address; an event without a day has the next seven', async () => {
    const view = show([row(1), row(2)]);
    await screen.findByText(/Team 2/);
    fireEvent.change(screen.getByLabelText('Event'), { target: { value: '2' } });
    await waitFor(() => expect(asked(view).at(-1)).toMatchObject({ event_id: 2, minutes: 7 * 1_440 }));
    expect(view.app.env.location.read().search).toBe('event_id=2');
  });

  it('SCHED-2 U3 a changed filter announces how many matches it has found, also the same number; opening announces none', async () => {
    const view = show([row(1), row(3), row(2)], { place: '/schedule?day=2026-01-01' });
    await screen.findAllByText(/Team 2/);
    const said = () => screen.queryByText(/ found$/);
    expect(said()).toBeNull();
    const choose = (value: string) => fireEvent.change(screen.getByLabelText('Event'), { target: { value } });
    choose('2');
    expect(said()?.textContent).toBe('2 matches found');
    expect(said()?.closest('[role="status"]')).not.toBeNull();
    choose('1');
    const one = said();
    expect(one?.textContent).toBe('1 match found');
    fireEvent.change(screen.getByLabelText('Go to a day'), { target: { value: '2026-01-02' } });
    expect(view.app.env.location.read().search).toContain('2026-01-02');
    await waitFor(() => expect(said()).not.toBe(one));
    expect(said()?.textContent).toBe('1 match found');
  });

  it('SCHED-1 the days of the strip have the number of their matches', async () => {
    const view = show([row(1)], { zone: 'Europe/London' });
    expect(await screen.findByRole('link', { name: 'Friday, January 2, 41 matches' })).toBeDefined();
    expect(view.callsOf('getScheduleDays')[0]?.body['bounds']).toEqual(
      Array.from({ length: 8 }, (_, index) => Date.UTC(2026, 0, 1 + index)),
    );
  });

  it('SCHED-2 SPOIL-2 a match without teams names what decides them; a team that was decided is hidden', async () => {
    const side = (kind: string, text: string, fields: object = {}) => ({
      ...{ kind, team_id: null, place: null },
      ...toLocalizedFields('name', buildNames(text)),
      ...fields,
    });
    const slot = {
      ...{ game_id: 90, game_type_id: 1, event_id: 5, stage_id: 3, start_time: Date.UTC(2026, 0, 1, 18) },
      ...toLocalizedFields('event_name', buildNames('Test Cup')),
      ...toLocalizedFields('slot_name', buildNames('Final')),
      side_1: side('winner', 'Semi-final 1'),
      side_2: side('place', 'Group A', { place: 2 }),
    };
    const decided = { ...slot, game_id: 91, side_1: side('winner', 'North Pier', { team_id: 41 }) };
    show([row(1)], { slots: [slot, decided] });
    expect((await screen.findByText('Winner of Semi-final 1')).closest('li')?.textContent).toContain(
      'Place 2, Group A',
    );
    expect(screen.getByText('North Pier')).toBeDefined();
    cleanup();
    const { container } = show([row(1)], { slots: [slot, decided], isHidden: true });
    await screen.findByText('Team hidden');
    expect(contentOf(container)).not.toContain('North Pier');
  });

  it('SCHED-2 the day of today leads to its results, with the filters', async () => {
    const view = show([row(1)], { place: '/schedule?game_type_id=3' });
    fireEvent.click(await screen.findByRole('link', { name: 'Finished today' }));
    expect(view.app.env.location.read()).toMatchObject({ path: '/results', search: 'game_type_id=3' });
  });

  it('SPOIL-2 K14 of a live match that is hidden, nothing but that it runs is in the document', async () => {
    const { container } = show([row(3, {}, RUNS)], { isHidden: true });
    const button = await screen.findByRole('button', { name: 'Show result' });
    expect(contentOf(container)).not.toMatch(/77|66|1:01|Map 2|Score/);
    expect(container.textContent).toContain('Live');
    fireEvent.click(button);
    await screen.findByText('Score 1 to 0');
    expect(container.textContent).toContain('Map\u00a02 · 1:01');
  });
});

it('SCHED-2 RESULT-1 the strip ends today for results and begins today for a schedule, unless another day is chosen', () => {
  const ends = (days: readonly string[]) => [days[0], days.at(-1)];
  expect(ends(stripDays('/results', '2026-01-10', '2026-01-10'))).toEqual(['2026-01-04', '2026-01-10']);
  expect(ends(stripDays('/schedule', '2026-01-10', '2026-01-10'))).toEqual(['2026-01-10', '2026-01-16']);
  expect(ends(stripDays('/results', '2026-01-02', '2026-01-10'))).toEqual(['2025-12-30', '2026-01-05']);
  expect(ends(stripDays('/schedule', '2026-01-20', '2026-01-10'))).toEqual(['2026-01-17', '2026-01-23']);
  expect(ends(stripDays('/results', '2026-01-20', '2026-01-10'))).toEqual(['2026-01-17', '2026-01-23']);
});

describe('the schedule of followed teams', () => {
  it('FOLLOW-1 has only their matches, without counts of all, and the address has the choice', async () => {
    const view = show([row(1), row(2)], { followed: [4] });
    fireEvent.click(await screen.findByLabelText('Followed teams only'));
    expect(view.app.env.location.read().search).toBe('followed=1');
    expect(await screen.findByText('Team 4')).toBeDefined();
    expect(screen.queryByText('Team 2')).toBeNull();
    expect(view.container.textContent).not.toContain('43 matches');
    fireEvent.click(screen.getByLabelText('Followed teams only'));
    expect(await screen.findByText('Team 2')).toBeDefined();
  });

  it('FOLLOW-1 is not offered to a player who follows none, but can be left', async () => {
    show([row(1)]);
    await screen.findByText('Team 2');
    expect(screen.queryByLabelText('Followed teams only')).toBeNull();
    cleanup();
    show([row(1)], { place: '/schedule?followed=1' });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the filters' }));
    expect(await screen.findByText('Team 2')).toBeDefined();
  });
});

describe('matches whose teams a hidden result decided', () => {
  const slot = (number: number, fields: object) => ({
    ...{ slot: number, game_id: 100 + number, section: 'upper', column: number },
    ...toLocalizedFields('slot_name', buildNames(number === 1 ? 'Quarter-final 2' : 'Semi-final 1')),
    ...{ source_1: { kind: 'team', team_id: 8 }, source_2: { kind: 'team', team_id: 9 }, team_id_1: 8, team_id_2: 9 },
    ...{ score_1: null, score_2: null, winner: null, is_walkover: 0, winner_to: null, loser_to: null },
    ...{ start_time: Date.UTC(2026, 0, 1, 14), original_start: null, is_time_confirmed: 1 },
    ...fields,
  });
  const EVENT = {
    event: { event_id: 1, game_type_id: 1, ...toLocalizedFields('event_name', buildNames('Test Cup')) },
    ...{ season: 1, details: null, champion_game_ids: [], seasons: [1] },
    teams: [8, 9].map((team_id) => ({
      ...{ team_id, seed: null, entry: 'invited', ...toLocalizedFields('team_name', buildNames(`Team ${team_id}`)) },
    })),
    stages: [
      {
        ...{ stage_id: 51, kind: 'bracket', ...toLocalizedFields('stage_name', buildNames('Playoffs')) },
        ...{
          starts_at: 1,
          ends_at: 2,
          points: 'match_wins',
          tie_breakers: [],
          skipped_tie_breakers: [],
          standings: [],
        },
        bracket: [
          slot(1, { winner_to: 2, score_1: 2, score_2: 0, winner: 8 }),
          slot(2, { source_1: { kind: 'winner', slot: 1 } }),
        ],
      },
    ],
  };
  const semi = row(102, { event_id: 1, stage_id: 51, team_id_1: 8, team_id_2: 9, ...teamNames() });

  function teamNames() {
    return {
      ...toLocalizedFields('team_name_1', buildNames('Team 8')),
      ...toLocalizedFields('team_name_2', buildNames('Team 9')),
    };
  }

  it('SPOIL-2 K14 U2 name what decides them, until that result is revealed, and then have the focus', async () => {
    const { container } = show([semi], { isHidden: true, event: EVENT });
    await screen.findByText('Winner of Quarter-final 2');
    expect(screen.getByText('Semi-final 1')).toBeDefined();
    expect(screen.getByText('Team 9')).toBeDefined();
    expect(contentOf(container)).not.toContain('Team 8');
    const button = screen.getByRole('button', { name: 'Show the teams' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement, 'U2').toBe(screen.getByRole('link', { name: /Team 8/ }));
  });

  it('SPOIL-2 are not shown before it is known what decides them, nor if that does not load', async () => {
    const { container } = show([semi], { isHidden: true });
    await screen.findAllByRole('link', { name: 'Test Cup' });
    expect(contentOf(container)).not.toMatch(/Team [89]/);
  });

  it('SPOIL-2 without spoiler-free mode their event is not asked for', async () => {
    const view = show([semi], { event: EVENT });
    await screen.findByText('Team 8');
    expect(view.callsOf('getEvent')).toEqual([]);
  });
});
