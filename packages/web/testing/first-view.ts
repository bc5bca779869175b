import { type FirstViewRequest, HANDICAP_CODES, type MatchRow, toLocalizedFields } from '@clutchline/contract';
import { buildLive, buildMatch, buildMatchRow, buildNames, buildPlay, buildPoint } from '@clutchline/domain/testing';

import { ok } from './test-app';

const HOUR = 3_600_000;
/** Evening in Europe, the next morning in Asia. */
export const RENDERED_AT = Date.UTC(2026, 0, 1, 21, 14);

/** As real: each match has separate plays and points. */
const row = (id: number, fields: Partial<MatchRow['match']> = {}, more: Partial<MatchRow> = {}): MatchRow => {
  const play = buildPlay({
    ...{ play_info_id: 10 * id, game_id: id },
    points: [1, 2].map((side) => buildPoint({ point_id: 10 * id + side, odd: `${side}.875` })),
  });
  return buildMatchRow({ match: buildMatch({ game_id: id, ...fields }), plays: [play], play_count: 9, ...more });
};

const ROWS: readonly MatchRow[] = [
  row(1, {}, { live: buildLive({ status: 2 }) }),
  row(2, { start_time: RENDERED_AT + 12 * 60_000 }),
  ...Array.from({ length: 14 }, (_, index) =>
    row(3 + index, { event_id: 2 + (index % 3), start_time: RENDERED_AT + (2 + index) * HOUR }),
  ),
];

const COUNTS = { live: 1, today: 16, early: 0, pool: 0, parlay: 0, champion: 0 };
const CATEGORIES = [0, 1].map((id) => ({
  ...{ id, sort: id, logo: id === 0 ? 'all' : 'lol', tag_count: COUNTS },
  ...toLocalizedFields('game_name', buildNames(id === 0 ? 'All games' : 'League of Legends')),
  events_count: { total: 16, events: [] },
}));

export const answersOf = (rows: readonly MatchRow[]): FirstViewRequest['answers'] =>
  [CATEGORIES, HANDICAP_CODES.map((code) => ({ code })), { rows }].map((data) => JSON.stringify(ok(data)));

export const buildRequest = (fields: Partial<FirstViewRequest> = {}): FirstViewRequest => ({
  ...{ langId: 2, theme: 'arena', timeZone: 'UTC', now: RENDERED_AT, brand: null },
  answers: answersOf(ROWS),
  ...fields,
});
