import type { FeedEvent } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { openSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import {
  live,
  matchEvents,
  matchVoid,
  PLAY,
  playOf,
  pointOf,
  playState,
  teamOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { analyseMatch } from '../../src/analysis/analyse-match';
import { readAnalysis } from '../../src/analysis/read-analysis';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { correctResult } from '../../src/settlement/correct-result';
import { DAY, HOUR, pastMatch, storePast } from './past-match';

let settling: Settling;
let next = 1_000;

const team = (team_id: number): FeedEvent => ({ type: 'team', team_id, names: buildNames(`Team ${team_id}`) });
const START = NOW + HOUR;

/** A match to come, with separate teams A and B; opponents are 901 to 920. */
async function upcoming(fields: { readonly startTime?: number; readonly eventId?: number } = {}) {
  next += 1;
  const gameId = next;
  await ingestFeedEvents(settling.context, matchEvents(gameId, { startTime: START, ...fields }));
  return { gameId, a: teamOf(gameId, 1), b: teamOf(gameId, 2) };
}

const past = (fields: Parameters<typeof pastMatch>[1]) => {
  next += 1;
  return pastMatch(next, fields);
};

async function analysed(gameId: number, hidden: readonly number[] = []) {
  const analysis = await analyseMatch(settling.context, gameId, hidden);
  if (analysis === null) throw new Error(`no analysis of ${gameId}`);
  return analysis;
}

const idsOf = (rows: readonly { readonly game_id: number }[]) => rows.map(({ game_id }) => game_id);

beforeAll(async () => {
  settling = await openSettling();
  await ingestFeedEvents(settling.context, matchEvents(1));
  await ingestFeedEvents(settling.context, matchEvents(2, { gameTypeId: 2 }));
  await ingestFeedEvents(
    settling.context,
    Array.from({ length: 20 }, (_, index) => team(901 + index)),
  );
});
afterAll(() => settling.close());

describe('the form of a team', () => {
  it('STATS-4 has the ten latest matches that ended before the start, of one game, without void ones, in two years', async () => {
    const { gameId, a } = await upcoming();
    const own = Array.from({ length: 12 }, (_, index) =>
      past({ teams: index % 2 === 0 ? [a, 901 + index] : [901 + index, a], ended: NOW - (index + 1) * DAY }),
    );
    const others = [
      past({ teams: [a, 901], ended: NOW - 731 * DAY }),
      past({ teams: [a, 902], ended: NOW, facts: null, void_reason: 'walkover' }),
      past({ teams: [a, 903], ended: NOW, game_type_id: 2, event_id: 200 }),
    ];
    await storePast(settling.context, [...own, ...others]);
    const { teams, until } = await analysed(gameId);
    expect(until).toBe(NOW);
    expect(idsOf(teams[0]?.rows ?? [])).toEqual(own.slice(0, 10).map(({ game_id }) => game_id));
    expect(teams[0]).toMatchObject({ team_id: a, won: 5, drawn: 0, lost: 5 });
    expect(teams[1]).toMatchObject({ won: 0, lost: 0, rows: [], recent: { maps: 0 } });
  });

  it('STATS-4 a draw counts as played and is neither won nor lost', async () => {
    const { gameId, b } = await upcoming();
    const draw = { winner: null, score_1: 1, score_2: 1 };
    await storePast(settling.context, [past({ teams: [b, 901], ended: NOW - DAY, facts: draw, best_of: 2 })]);
    expect((await analysed(gameId)).teams[1]).toMatchObject({ won: 0, drawn: 1, lost: 0 });
  });

  it('STATS-4 head to head has the last ten meetings in three years, by team id in either order', async () => {
    const { gameId, a, b } = await upcoming();
    const meetings = Array.from({ length: 11 }, (_, index) =>
      past({ teams: index % 3 === 0 ? [b, a] : [a, b], ended: NOW - (index + 1) * 90 * DAY }),
    );
    const late = past({ teams: [a, b], ended: NOW - 1_096 * DAY });
    await storePast(settling.context, [...meetings, late]);
    const { meetings: found } = await analysed(gameId);
    expect(idsOf(found.rows)).toEqual(meetings.slice(0, 10).map(({ game_id }) => game_id));
    expect(found).toMatchObject({ won_1: 6, won_2: 4, drawn: 0 });
  });
});

describe('the plays on sale', () => {
  it('STATS-6 are settled on past matches; closed, hidden and special ones are left out', async () => {
    const { gameId, a, b } = await upcoming();
    await storePast(settling.context, [
      past({ teams: [a, 901], ended: NOW - DAY, maps: [{ score_1: 30 }, {}] }),
      past({ teams: [902, b], ended: NOW - DAY, maps: [{}, { score_1: 5 }] }),
    ]);
    await ingestFeedEvents(settling.context, [playState(gameId, PLAY.map3, 'closed')]);
    await ingestFeedEvents(settling.context, [
      playState(gameId, PLAY.map1, 'suspended'),
      { type: 'play-hide', play_id: playOf(gameId, PLAY.handicap), game_id: gameId, is_hide: 1 },
    ]);
    const { plays } = await analysed(gameId);
    expect(plays.map(({ play_info_id }) => play_info_id)).toEqual(
      [PLAY.winner, PLAY.totalMaps, PLAY.map1, PLAY.kills1].map((number) => playOf(gameId, number)),
    );
    const tallies = (number: number) =>
      plays
        .find(({ play_info_id }) => play_info_id === playOf(gameId, number))
        ?.points.map(({ point_id, won, lost, matches }) => [point_id, won, lost, matches]);
    expect(tallies(PLAY.winner)).toEqual([
      [pointOf(gameId, PLAY.winner, 1), 1, 0, 1],
      [pointOf(gameId, PLAY.winner, 2), 0, 1, 1],
    ]);
    expect(tallies(PLAY.map1)).toEqual([
      [pointOf(gameId, PLAY.map1, 1), 2, 0, 1],
      [pointOf(gameId, PLAY.map1, 2), 0, 2, 1],
    ]);
    expect(tallies(PLAY.kills1)).toEqual([
      [pointOf(gameId, PLAY.kills1, 1), 3, 1, 2],
      [pointOf(gameId, PLAY.kills1, 2), 1, 3, 2],
    ]);
  });

  it('STATS-5 thresholds list the maps of each team, missing facts apart', async () => {
    const { gameId, a, b } = await upcoming();
    await storePast(settling.context, [
      past({ teams: [a, 901], ended: NOW - DAY, maps: [{ duration_s: 1_980 }, { duration_s: 1_979 }] }),
      past({ teams: [b, 902], ended: NOW - DAY, maps: [{ score_1: null, duration_s: null }] }),
    ]);
    const { thresholds } = await analysed(gameId);
    expect(thresholds.map(({ market, line }) => [market, line])).toEqual([
      ['total_kills', 26_500],
      ['duration', 33_000],
    ]);
    expect(thresholds.map(({ teams }) => teams.map(({ won, lost, voided }) => [won, lost, voided]))).toEqual([
      [
        [2, 0, 0],
        [0, 0, 1],
      ],
      [
        [1, 1, 0],
        [0, 0, 1],
      ],
    ]);
  });

  it('STATS-8 the share above a line is of whole days: 90 before the day of the match, of the event from 50 maps', async () => {
    const game = { gameTypeId: 16, eventId: 1_601 };
    const today = Math.floor(NOW / DAY) * DAY;
    next += 1;
    await ingestFeedEvents(settling.context, matchEvents(next, { ...game, startTime: START }));
    const gameId = next;
    await ingestFeedEvents(settling.context, matchEvents(500, { ...game, eventId: 1_602 }));
    const many = (count: number, fields: Partial<Parameters<typeof pastMatch>[1]>) =>
      Array.from({ length: count }, () =>
        past({
          ...{ game_type_id: 16, event_id: 1_601, teams: [901, 902], ended: today - 1 },
          maps: [{ score_1: 20, score_2: 10 }],
          ...fields,
        }),
      );
    await storePast(settling.context, [
      ...many(1, { ended: today }),
      ...many(1, { ended: today - 90 * DAY - 1 }),
      ...many(20, { ended: today - 90 * DAY }),
      ...many(29, { maps: [{ score_1: 10, score_2: 10 }] }),
      ...many(40, { event_id: 1_602 }),
    ]);
    const kills = async () => (await analysed(gameId)).thresholds[0]?.share;
    expect(await kills()).toEqual({ above: 60, maps: 89, scope: 'game' });
    await storePast(settling.context, many(1, {}));
    expect(await kills()).toEqual({ above: 21, maps: 50, scope: 'event' });
    const line = (await analysed(gameId)).plays.find(
      ({ play_info_id }) => play_info_id === playOf(gameId, PLAY.kills1),
    );
    expect(line?.share).toEqual({ above: 21, maps: 50, scope: 'event' });
  });
});

describe('what counts', () => {
  it('SPOIL-2 hidden matches are in the rows and in no number', async () => {
    const { gameId, a, b } = await upcoming();
    const [seen, meeting] = [
      past({ teams: [a, 901], ended: NOW - DAY }),
      past({ teams: [a, b], ended: NOW - 2 * DAY }),
    ];
    await storePast(settling.context, [seen, meeting]);
    const all = await analysed(gameId);
    const some = await analysed(gameId, [meeting.game_id]);
    expect([all, some].map(({ teams }) => teams.map(({ rows }) => rows.length))).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect([all, some].map(({ teams }) => teams.map(({ won, lost, recent }) => [won, lost, recent.maps]))).toEqual([
      [
        [2, 0, 4],
        [0, 1, 2],
      ],
      [
        [1, 0, 2],
        [0, 0, 0],
      ],
    ]);
    expect([all, some].map(({ meetings }) => [meetings.rows.length, meetings.won_1])).toEqual([
      [1, 1],
      [1, 0],
    ]);
    const winner = some.plays[0]?.points[1];
    expect([winner?.won, winner?.lost]).toEqual([0, 0]);
  });

  it('STATS-9 of a finished match the analysis is that of its start; it does not count itself, although it ended before', async () => {
    const { gameId, a, b } = await upcoming({ startTime: NOW + HOUR });
    await storePast(settling.context, [
      past({ teams: [a, 901], ended: NOW + HOUR - 1 }),
      past({ teams: [a, 902], ended: NOW + HOUR }),
    ]);
    expect((await analysed(gameId)).teams[0]).toMatchObject({ won: 0 });
    settling.context.setNow(NOW + 5 * HOUR);
    await settling.settle([...wholeResult(gameId), live(gameId, { status: 4 })]);
    await settling.client.query('update finished_matches set ended_at = $1 where id = $2', [NOW, gameId]);
    const { teams, until, plays } = await analysed(gameId);
    expect(until).toBe(NOW + HOUR);
    expect(teams[0]).toMatchObject({ won: 1, lost: 0 });
    expect(teams[1]).toMatchObject({ team_id: b, rows: [] });
    expect(plays).toEqual([]);
    settling.context.setNow(NOW);
  });

  it('bad-input 188 a corrected result gives a new answer, and a match that is moved to an earlier start an earlier time', async () => {
    const first = await upcoming({ startTime: NOW - 3 * HOUR });
    await settling.settle([...wholeResult(first.gameId), live(first.gameId, { status: 4 })]);
    const { gameId } = await upcoming();
    const { a } = first;
    await settling.client.query('update matches set team_id_1 = $1 where id = $2', [a, gameId]);
    settling.context.setNow(NOW + HOUR / 2);
    expect((await analysed(gameId)).teams[0]).toMatchObject({ won: 1, lost: 0, rows: [{ correction_count: 0 }] });
    const facts = { winner: teamOf(first.gameId, 2), score_1: 0, score_2: 2 };
    await correctResult(settling.context, {
      ...{ gameId: first.gameId, round: null, facts, reason: 'sides', by: ['Ada', 'Ben'] },
    });
    expect((await analysed(gameId)).teams[0]).toMatchObject({ won: 0, lost: 1, rows: [{ correction_count: 1 }] });
    await settling.client.query('update matches set start_time = $1 where id = $2', [NOW - 10 * HOUR, gameId]);
    const moved = await analysed(gameId);
    expect(moved.until).toBe(NOW - 10 * HOUR);
    expect(moved.teams[0]).toMatchObject({ won: 0, lost: 0, rows: [] });
    settling.context.setNow(NOW);
  });

  it('STATS-1 a match of the imported history has an analysis, an unknown, hidden or outright one has none', async () => {
    const { gameId, a, b } = await upcoming();
    const [earlier, later] = [past({ teams: [a, b], ended: NOW - 2 * DAY }), past({ teams: [a, b], ended: NOW - DAY })];
    await storePast(settling.context, [earlier, later]);
    expect((await analysed(later.game_id)).teams[0]).toMatchObject({ team_id: a, won: 1 });
    expect((await analysed(earlier.game_id)).teams[0]).toMatchObject({ won: 0 });
    expect(await analyseMatch(settling.context, 999_999_999)).toBeNull();
    await ingestFeedEvents(settling.context, [live(gameId, { is_hide: 1 })]);
    expect(await analyseMatch(settling.context, gameId)).toBeNull();
    await settling.settle([...matchEvents(501, { startTime: NOW - HOUR }), matchVoid(501)]);
    expect((await analysed(501)).teams[0]).toMatchObject({ won: 0, lost: 0 });
  });

  it('C1 callers who hide nothing share one answer, others have their own', async () => {
    const { gameId, a } = await upcoming();
    const ask = async (hidden: number[]) =>
      understood(await readAnalysis(settling.context, { lang: 2, game_id: gameId, hidden })).analysis;
    const before = await ask([]);
    const match = past({ teams: [a, 901], ended: NOW - DAY });
    await storePast(settling.context, [match]);
    expect(await ask([])).toBe(before);
    expect((await ask([1]))?.teams[0]).toMatchObject({ won: 1 });
    expect((await ask([match.game_id]))?.teams[0]).toMatchObject({ won: 0 });
  });
});
