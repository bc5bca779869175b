import {
  type AskPublic,
  CALLS,
  type FirstViewRequest,
  HANDICAP_CODES,
  type LiveState,
  type MatchRow,
  toLocalizedFields,
} from '@clutchline/contract';
import {
  buildFinished,
  buildLive,
  buildMatch,
  buildMatchRow,
  buildNames,
  buildPlay,
  buildPoint,
} from '@clutchline/domain/testing';

import { type FakeServer, nameOf, ok } from './test-app';

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

export const listAnswers = (rows: readonly MatchRow[] = ROWS): FakeServer => ({
  getGameTypeDict: () => ok(CATEGORIES),
  getGameTopDictSplit: () => ok(HANDICAP_CODES.map((code) => ({ code }))),
  getGameListByGameTypeId: () => ok({ rows }),
});

export const DETAIL = '/match/detail?game_id=1';

/** Of a match with more markets than fit a phone, two of them of maps. */
export function detailAnswers(live: Partial<LiveState> = {}): FakeServer {
  const codes = ['match_winner', 'map_handicap', 'total_maps', 'map_winner', 'total_kills'] as const;
  const plays = codes.flatMap((market, index) =>
    [0, 1].map((round) => {
      const id = 100 * (index + 1) + 10 * round;
      const points = [1, 2].map((side) => buildPoint({ point_id: id + side, odd: `${side}.875` }));
      return buildPlay({ play_info_id: id, game_id: 1, market, round, points });
    }),
  );
  const detail = { match: buildMatch({ game_id: 1 }), live: buildLive(live), plays, is_favorite: 0, maps: [] };
  const result = { match: buildFinished({ game_id: 1 }), source: 'simulator', maps: [], plays: [], revisions: [] };
  return { ...listAnswers(), getPointsListSplit: () => ok(detail), getMatchResult: () => ok({ result }) };
}

/** As the server answers the calls of first views. */
export const askOf =
  (answers: FakeServer): AskPublic =>
  async (path, body) => {
    const name = nameOf(path);
    const answer = answers[name];
    if (answer === undefined) throw new Error(`${name} is not answered`);
    return JSON.stringify(await answer(CALLS[name].body.parse(JSON.parse(body))));
  };

export const buildRequest = (fields: Partial<FirstViewRequest> = {}): FirstViewRequest => ({
  ...{
    langId: 2,
    theme: 'arena',
    timeZone: 'UTC',
    now: RENDERED_AT,
    cursor: null,
    brand: null,
    address: '/match/list',
  },
  ...fields,
});
