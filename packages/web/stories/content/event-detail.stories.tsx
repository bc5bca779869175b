import { toLocalizedFields } from '@clutchline/contract';

import { EventDetail } from '../../src/screens/event-detail/event-detail';
import type { AppState } from '../../src/state/app-state';
import type { EventData } from '../../src/state';
import { buildSlot } from '../../testing/build-slot';
import { envelope, ok } from '../../testing/test-app';
import {
  DAY,
  GAMES,
  pending,
  QUARTER_FINAL,
  STAGE_NAMES,
  storyEvent,
  storyFinished,
  storyScheduled,
  storyTeam,
} from '../frame/sample-content';
import { HOUR, LEAGUE, NOON, TEAM_NAMES } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import { WithState } from '../frame/story-app';

export default { title: 'Content/Event' } satisfies StoryFile;

type Stage = EventData['stages'][number];
type Slot = NonNullable<Stage['bracket']>[number];

const slot = (number: number, fields: Partial<Slot>): Slot => ({
  ...buildSlot(number, '', fields),
  ...toLocalizedFields('slot_name', QUARTER_FINAL),
});

const teams = (first: number, second: number) => ({
  source_1: { kind: 'team', team_id: first } as const,
  source_2: { kind: 'team', team_id: second } as const,
  team_id_1: first,
  team_id_2: second,
});

/** Played, walked over, moved, to come; with teams that are not known yet. */
const BRACKET: readonly Slot[] = [
  slot(1, { ...teams(1, 2), score_1: 2, score_2: 1, winner: 1, winner_to: 5, loser_to: 6 }),
  slot(2, { ...teams(3, 4), is_walkover: 1, winner: 4, winner_to: 5, loser_to: 6 }),
  slot(3, { ...teams(2, 3), winner_to: 7, start_time: NOON + 3 * HOUR, original_start: NOON + HOUR }),
  slot(4, { ...teams(4, 1), winner_to: 7, start_time: NOON + 6 * HOUR, is_time_confirmed: 0 }),
  slot(5, {
    ...{ column: 2, team_id_1: 1, team_id_2: 4, start_time: NOON + DAY, winner_to: 7 },
    source_1: { kind: 'winner', slot: 1 },
    source_2: { kind: 'winner', slot: 2 },
  }),
  slot(6, {
    section: 'lower',
    source_1: { kind: 'loser', slot: 1 },
    source_2: { kind: 'loser', slot: 2 },
    ...{ team_id_1: 2, team_id_2: 3 },
  }),
  slot(7, {
    ...{ section: 'final', column: 3 },
    source_1: { kind: 'winner', slot: 5 },
    source_2: { kind: 'place', stage_id: 50, place: 1 },
  }),
];

const stage = (stage_id: number, fields: Partial<Stage>): Stage => ({
  stage_id,
  kind: 'bracket',
  ...toLocalizedFields('stage_name', STAGE_NAMES.playoffs),
  starts_at: NOON - 2 * DAY,
  ends_at: NOON + 4 * DAY,
  points: 'match_wins',
  tie_breakers: [],
  skipped_tie_breakers: [],
  standings: [],
  bracket: [],
  ...fields,
});

const row = (team_id: number, place: number, won: number, drawn: number, decided_by: string | null) => ({
  ...{ team_id, place, won, drawn, lost: 3 - won - drawn, maps_won: 2 * won + 1, maps_lost: 3, map_diff: 2 * won - 2 },
  ...{ points: 3 * won + drawn, decided_by },
});

const GROUP = stage(50, {
  kind: 'group',
  ...toLocalizedFields('stage_name', STAGE_NAMES.group),
  points: 'by_score',
  tie_breakers: ['match_wins', 'h2h_match', 'map_diff'],
  skipped_tie_breakers: ['coin_toss'],
  standings: [row(1, 1, 2, 1, null), row(3, 2, 1, 1, 'h2h_match'), row(2, 3, 1, 0, null), row(4, 3, 1, 0, null)],
});

const BEFORE = stage(52, {
  kind: 'swiss',
  ...toLocalizedFields('stage_name', STAGE_NAMES.group),
  standings: [1, 2, 3, 4].map((team_id) => ({
    ...row(team_id, team_id, 0, 0, 'seed'),
    ...{ lost: 0, maps_won: 0, maps_lost: 0, map_diff: 0 },
  })),
  rounds: [[201, 202], [203]],
});

const DATA: EventData = {
  event: storyEvent(88),
  season: 3,
  details: {
    tier: 's',
    starts_at: NOON - 2 * DAY,
    ends_at: NOON + 4 * DAY,
    is_online: 0,
    country: 'SE',
    ...toLocalizedFields('organizer_name', LEAGUE),
    prize: {
      amount: 500_000,
      currency: 'EUR',
      is_partial: 1,
      shares: [
        { first: 1, last: 1, amount: 250_000, team_id: 1 },
        { first: 2, last: 2, amount: 120_000, team_id: null },
        { first: 5, last: 8, amount: 10_000, team_id: null },
      ],
    },
  },
  champion_game_ids: [],
  seasons: [3, 2],
  teams: TEAM_NAMES.map((_, index) => ({
    ...storyTeam(index + 1),
    seed: index === 3 ? null : index + 1,
    entry: index < 2 ? 'invited' : 'qualified',
    ...(index < 2 ? {} : toLocalizedFields('qualifier_name', STAGE_NAMES.group)),
  })),
  stages: [GROUP, stage(51, { bracket: [...BRACKET] })],
};

interface EventCase {
  /** After the id of the event. */
  readonly query: string;
  readonly data?: EventData;
  readonly prepare?: (app: AppState) => void;
}

const EVENT: Readonly<Record<string, EventCase>> = {
  overview: { query: 'tab=overview' },
  'overview without details': { query: 'tab=overview', data: { ...DATA, details: null } },
  teams: { query: 'tab=teams' },
  matches: { query: 'tab=matches' },
  'not known': { query: '', data: { ...DATA, event: null } },
};

const STANDINGS: Readonly<Record<string, EventCase>> = {
  'points, draws, shared places': { query: 'tab=standings' },
  'Swiss stage before its first round': { query: 'tab=standings', data: { ...DATA, stages: [BEFORE] } },
  'results hidden': { query: 'tab=standings', prepare: ({ spoilers }) => spoilers.setState({ mode: 'all' }) },
};

const BRACKETS: Readonly<Record<string, EventCase>> = {
  'every state of a match': { query: 'tab=bracket' },
  'path of a team': { query: 'tab=bracket&team_id=1' },
  'results hidden': { query: 'tab=bracket', prepare: ({ spoilers }) => spoilers.setState({ mode: 'all' }) },
  'cannot be drawn': { query: 'tab=bracket', data: { ...DATA, stages: [stage(51, { bracket: null })] } },
};

const serverOf = (data: EventData) => ({
  ...GAMES,
  getEvent: () => ok(data),
  getSchedule: () => ok({ rows: [storyScheduled({ game_id: 203 })], slots: [] }),
  getResults: () =>
    ok({ rows: [storyFinished({ game_id: 201 }), storyFinished({ game_id: 202, isLong: true })], next_cursor: null }),
});

const drawn = (cases: Readonly<Record<string, EventCase>>) => (
  <Specimens as="rows">
    {Object.entries(cases).map(([name, { query, data = DATA, prepare }]) => (
      <Specimen key={name} name={name}>
        <WithState
          server={serverOf(data)}
          place={`/events/detail?event_id=88&${query}`}
          {...(prepare !== undefined && { prepare })}
        >
          <EventDetail />
        </WithState>
      </Specimen>
    ))}
  </Specimens>
);

export const Parts: Story = { render: () => drawn(EVENT) };

export const Standings: Story = { render: () => drawn(STANDINGS) };

export const Bracket: Story = { render: () => drawn(BRACKETS) };

export const WithoutAnswer: Story = {
  render: () => (
    <Specimens as="rows">
      <Specimen name="failed">
        <WithState server={{ getEvent: () => envelope(2) }} place="/events/detail?event_id=88">
          <EventDetail />
        </WithState>
      </Specimen>
      <Specimen name="loading">
        <WithState server={{ getEvent: pending }} place="/events/detail?event_id=88">
          <EventDetail />
        </WithState>
      </Specimen>
    </Specimens>
  ),
};
