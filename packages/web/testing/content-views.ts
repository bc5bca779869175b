import { toLocalizedFields } from '@clutchline/contract';
import {
  buildFinished,
  buildMatch,
  buildMatchRow,
  buildNames,
  buildPlay,
  buildPoint,
  buildRunners,
} from '@clutchline/domain/testing';

import { listAnswers, RENDERED_AT } from './first-view';
import { type FakeServer, ok } from './test-app';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EVENT_ID = 88;

const names = <Prefix extends string>(prefix: Prefix, text: string) => toLocalizedFields(prefix, buildNames(text));

/** With a corrected match and one that was not played. */
const FINISHED = [
  buildFinished({ game_id: 1, correction_count: 2 }),
  buildFinished({ game_id: 2, void_reason: 'walkover', winner: null, score_1: 0, score_2: 0 }),
  ...Array.from({ length: 8 }, (_, index) =>
    buildFinished({ game_id: 3 + index, event_id: 2 + (index % 3), start_time: RENDERED_AT - (3 + index) * HOUR }),
  ),
];

const finishedAnswers = (): FakeServer => ({
  ...listAnswers(),
  getScheduleDays: () => ok({ days: Array.from({ length: 7 }, (_, day) => ({ scheduled: day, finished: 10 * day })) }),
  getResults: () => ok({ rows: FINISHED, next_cursor: '1-1' }),
});

const eventRow = (event_id: number, live_count: number) => ({
  ...{ event_id, game_type_id: 1, ...names('event_name', `Cup ${event_id}`), country: 'SE', live_count },
  ...{ starts_at: RENDERED_AT - 2 * DAY, ends_at: RENDERED_AT + 5 * DAY },
  ...{ next_match_at: RENDERED_AT + 9.9 * HOUR, last_match_at: null },
});

const eventsAnswers = (): FakeServer => ({
  ...listAnswers(),
  getEvents: () =>
    ok({
      rows: [eventRow(1, 0), eventRow(2, 3), eventRow(3, 0)],
      recommended: [{ event_id: 1, reason: 'pinned', team: null }],
    }),
});

const runners = buildRunners(4).map((pick, index) =>
  buildPoint({ point_id: 900 + index, pick, odd: `${3 + index}.250` }),
);

/** The champion play of the event. */
const OUTRIGHT = buildMatchRow({
  match: buildMatch({ game_id: 90, kind: 'outright', event_id: EVENT_ID }),
  plays: [
    buildPlay({ play_info_id: 900, game_id: 90, category_id: 4, market: 'outright', no_parlay: 1, points: runners }),
  ],
  runner_count: 4,
});

const STAGE = {
  ...{ stage_id: 50, kind: 'group', ...names('stage_name', 'Group A') },
  ...{ starts_at: RENDERED_AT - 2 * DAY, ends_at: RENDERED_AT + DAY },
  ...{ points: 'match_wins', tie_breakers: [], skipped_tie_breakers: [], bracket: null },
  standings: [
    { team_id: 1, place: 1, won: 2, drawn: 0, lost: 0, maps_won: 4, maps_lost: 1, map_diff: 3, points: 2 },
    { team_id: 2, place: 2, won: 0, drawn: 0, lost: 2, maps_won: 1, maps_lost: 4, map_diff: -3, points: 0 },
  ].map((row) => ({ ...row, decided_by: null })),
};

const EVENT = {
  event: { event_id: EVENT_ID, game_type_id: 1, ...names('event_name', 'Monsoon Cup') },
  season: 3,
  details: {
    ...{ tier: 'a', starts_at: RENDERED_AT - 2 * DAY, ends_at: RENDERED_AT + 5 * DAY, is_online: 0, country: 'SE' },
    ...names('organizer_name', 'Meridian Arena'),
    prize: {
      ...{ amount: 50_000, currency: 'EUR', is_partial: 1 },
      shares: [{ first: 1, last: 1, amount: 25_000, team_id: 1 }],
    },
  },
  champion_game_ids: [90],
  seasons: [3],
  teams: [1, 2].map((id) => ({
    ...{ team_id: id, seed: id, entry: 'invited', ...names('team_name', `Pier ${id}`) },
  })),
  stages: [STAGE],
};

const eventAnswers = (): FakeServer => ({ ...listAnswers([OUTRIGHT]), getEvent: () => ok(EVENT) });

/** Each content screen with a first view: its address, its answers, and the calls that it makes. */
export const CONTENT_VIEWS = [
  { address: '/results', answers: finishedAnswers(), calls: ['getResults', 'getScheduleDays'] },
  { address: '/events', answers: eventsAnswers(), calls: ['getEvents'] },
  {
    address: `/events/detail?event_id=${EVENT_ID}`,
    answers: eventAnswers(),
    calls: ['getEvent', 'getGameListByGameTypeId'],
  },
] as const;
