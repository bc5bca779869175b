import { CALLS, type EventStage, type FeedEvent } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { readEvent } from '../../src/content/read-events';
import { readSchedule, readScheduleDays } from '../../src/content/read-schedule';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import type { CallRequest } from '../../src/platform/calls';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { openSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { live, matchEvents, matchResult, teamOf } from '@clutchline/test-support/server/test-feed';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EVENT = 100;
let settling: Settling;

const slot = (number: number, sources: EventStage['slots'][number]['sources'], startsAt: number) => ({
  ...{ slot: number, game_id: 900 + number, section: 'upper' as const, column: 1, sources, starts_at: startsAt },
  names: buildNames(`Slot ${number}`),
});

/** Semi-finals 901 and 902 of known teams, and the final 903. */
const BRACKET: FeedEvent = {
  ...{ type: 'event-stage', stage_id: 77, event_id: EVENT, season: 1, position: 1, names: buildNames('Playoffs') },
  ...{ kind: 'bracket', starts_at: NOW - DAY, ends_at: NOW + 5 * DAY, points: 'match_wins', tie_breakers: [] },
  match_count: 3,
  teams: [
    { team_id: teamOf(901, 1), seed: 1, entry: 'invited' },
    { team_id: teamOf(902, 1), seed: 2, entry: 'qualified', qualifier: buildNames('Open qualifier') },
  ],
  slots: [
    slot(
      1,
      [
        { kind: 'team', team_id: teamOf(901, 1) },
        { kind: 'team', team_id: teamOf(901, 2) },
      ],
      NOW - 2 * HOUR,
    ),
    slot(
      2,
      [
        { kind: 'team', team_id: teamOf(902, 1) },
        { kind: 'team', team_id: teamOf(902, 2) },
      ],
      NOW + HOUR,
    ),
    slot(
      3,
      [
        { kind: 'winner', slot: 1 },
        { kind: 'winner', slot: 2 },
      ],
      NOW + 30 * HOUR,
    ),
  ],
};

const DETAILS: Extract<FeedEvent, { type: 'event-details' }> = {
  ...{ type: 'event-details', event_id: EVENT, season: 1, tier: 's', organizer: buildNames('Organizer') },
  ...{ starts_at: NOW - DAY, ends_at: NOW + 5 * DAY, format: null },
  venue: { names: buildNames('Hall'), city: null, country: 'KR', is_online: 0 },
  prize: {
    ...{ amount: 1_000, currency: 'USD' },
    shares: [
      { first: 1, last: 1, amount: 600, text: null },
      { first: 2, last: 2, amount: null, text: buildNames('A seat') },
    ],
  },
};

beforeAll(async () => {
  settling = await openSettling();
  const { context } = settling;
  await ingestFeedEvents(context, [...matchEvents(500), ...matchEvents(501, { startTime: NOW + 30 * HOUR })]);
  await ingestFeedEvents(context, [...matchEvents(502, { startTime: NOW + HOUR }), live(502, { is_hide: 1 })]);
  const ofStage = (gameId: number, startTime: number): FeedEvent[] =>
    matchEvents(gameId, { startTime }).map((event) => (event.type === 'match' ? { ...event, stage_id: 77 } : event));
  await ingestFeedEvents(context, [...ofStage(901, NOW - 2 * HOUR), ...ofStage(902, NOW + HOUR), BRACKET, DETAILS]);
  await settling.settle([live(901, { status: 2 })]);
  await settling.settle([{ ...matchResult(901), ...{ ended_at: NOW - HOUR } }, live(901, { status: 4 })]);
});
afterAll(() => settling.close());

const schedule = async (request: Partial<CallRequest<'getSchedule'>> = {}) =>
  understood(await readSchedule(settling.context, { lang: 2, from: NOW, minutes: 1_440, game_type_id: 0, ...request }));
const ids = async (request: Partial<CallRequest<'getSchedule'>> = {}) =>
  (await schedule(request)).rows.map(({ match }) => match.game_id);

describe('getSchedule', () => {
  it('SCHED-2 has the matches that begin within the period, neither finished nor hidden ones', async () => {
    expect(await ids()).toEqual([500, 902]);
    expect(await ids({ minutes: 2_880 })).toEqual([500, 902, 501]);
    expect(await ids({ minutes: 2_880, team_id: teamOf(501, 1) })).toEqual([501]);
    expect(await ids({ game_type_id: 99 })).toEqual([]);
  });

  it('SCHED-1 a match at the bound of two days is on exactly one', async () => {
    const start = NOW + HOUR;
    expect(await ids({ from: start - 60_000, minutes: 1 })).toEqual([]);
    expect(await ids({ from: start, minutes: 1 })).toEqual([500, 902]);
  });

  it('SCHED-2 EVENT-5 a match of a bracket without teams is a slot that names what decides them', async () => {
    const { slots } = await schedule({ minutes: 2_880 });
    expect(slots).toMatchObject([
      {
        ...{ game_id: 903, event_id: EVENT, slot_name_en: 'Slot 3', start_time: NOW + 30 * HOUR },
        side_1: { kind: 'winner', team_id: teamOf(901, 1), name_en: 'Thing 901' },
        side_2: { kind: 'winner', team_id: null, name_en: 'Slot 2', place: null },
      },
    ]);
    expect((await schedule()).slots).toEqual([]);
    expect((await schedule({ minutes: 2_880, team_id: teamOf(901, 1) })).slots).toEqual([]);
  });

  it('SCHED-2 a moved match keeps its first start, and an unconfirmed time is marked', async () => {
    const moved = matchEvents(504, { startTime: NOW + 2 * HOUR });
    await ingestFeedEvents(settling.context, moved);
    const shift = async (startTime: number, confirmed: 0 | 1) => {
      const events = matchEvents(504, { startTime }).filter((event) => event.type === 'match');
      await ingestFeedEvents(
        settling.context,
        events.map((event) => ({ ...event, time_confirmed: confirmed })),
      );
      return (await schedule({ team_id: teamOf(504, 1) })).rows[0]?.match;
    };
    expect(await shift(NOW + 3 * HOUR, 0)).toMatchObject({ original_start: NOW + 2 * HOUR, is_time_confirmed: 0 });
    expect(await shift(NOW + 4 * HOUR, 1)).toMatchObject({ original_start: NOW + 2 * HOUR, is_time_confirmed: 1 });
    expect(await shift(NOW + 2 * HOUR, 1)).toMatchObject({ original_start: null, is_time_confirmed: 1 });
    const { rows } = await settling.client.query('select schedule_rev from matches where id in (500, 504) order by id');
    expect(rows).toEqual([{ schedule_rev: 0 }, { schedule_rev: 3 }]);
  });
});

describe('getScheduleDays', () => {
  const days = async (request: Partial<CallRequest<'getScheduleDays'>> = {}) =>
    understood(
      await readScheduleDays(settling.context, {
        ...{ lang: 2, game_type_id: 0, bounds: [NOW - DAY, NOW, NOW + DAY, NOW + 2 * DAY] },
        ...request,
      }),
    ).days;

  it('SCHED-1 counts matches to come by their start and finished ones by their end', async () => {
    expect(await days({ team_id: teamOf(501, 1) })).toEqual([
      { scheduled: 0, finished: 0 },
      { scheduled: 0, finished: 0 },
      { scheduled: 1, finished: 0 },
    ]);
    expect((await days()).map(({ finished }) => finished)).toEqual([1, 0, 0]);
    expect(await days({ bounds: [NOW - HOUR, NOW - HOUR + 1] })).toEqual([{ scheduled: 0, finished: 1 }]);
    expect(await days({ game_type_id: 99 })).toEqual(Array(3).fill({ scheduled: 0, finished: 0 }));
  });

  it('SCHED-1 the counts of any bounds are those of the schedule of each period', async () => {
    const bounds = [NOW, NOW + 23 * HOUR, NOW + 48 * HOUR, NOW + 73 * HOUR];
    const counts = (await days({ bounds })).map(({ scheduled }) => scheduled);
    const periods = await Promise.all(
      counts.map(async (_, i) => {
        const [from = 0, to = 0] = [bounds[i], bounds[i + 1]];
        return (await ids({ from, minutes: (to - from) / 60_000 })).length;
      }),
    );
    expect(counts).toEqual(periods);
  });

  it('bad-input 165 refuses 37 bounds, descending, equal, one or none', () => {
    const isAccepted = (bounds: readonly unknown[]) =>
      z.safeParse(CALLS.getScheduleDays.body, { lang: 2, game_type_id: 0, bounds }).success;
    const steps = (count: number) => Array.from({ length: count }, (_, i) => NOW + i * DAY);
    expect(isAccepted(steps(36))).toBe(true);
    const bad = [
      steps(37),
      steps(3).reverse(),
      [NOW, NOW],
      [NOW],
      [],
      [NOW, NOW + 1.5],
      [NOW, NOW + 41 * DAY],
      [null, NOW],
    ];
    expect(bad.filter(isAccepted)).toEqual([]);
  });

  it('bad-input 164 refuses periods of no length, of nine days, beyond all times and fractions', () => {
    const isAccepted = (fields: object) =>
      z.safeParse(CALLS.getSchedule.body, { lang: 2, game_type_id: 0, from: NOW, minutes: 60, ...fields }).success;
    expect(isAccepted({})).toBe(true);
    const bad = [
      { minutes: 0 },
      { minutes: -60 },
      { minutes: 9 * 1_440 },
      { minutes: 1.5 },
      { from: -62_135_596_800_000 },
    ];
    expect([...bad, { from: 8.7e15 }, { from: 1.5 }].filter(isAccepted)).toEqual([]);
  });
});

describe('getEvent', () => {
  const event = async () => understood(await readEvent(settling.context, { lang: 2, event_id: EVENT }));

  it('EVENT-1 has venue, organizer, prize with its shares, and the qualifier of a team', async () => {
    const { details, teams } = await event();
    expect(details).toMatchObject({
      ...{ tier: 's', country: 'KR', is_online: 0, venue_name_en: 'Hall', organizer_name_en: 'Organizer' },
      prize: {
        ...{ amount: 1_000, currency: 'USD', is_partial: 1 },
        shares: [
          { first: 1, amount: 600, team_id: null },
          { amount: null, prize_en: 'A seat' },
        ],
      },
    });
    expect(details).not.toHaveProperty('city_name_en');
    expect(teams.map(({ qualifier_name_en }) => qualifier_name_en)).toEqual([undefined, 'Open qualifier']);
  });

  it('EVENT-5 a match of the bracket has its announced, else its planned start', async () => {
    const { stages } = await event();
    const starts = stages[0]?.bracket?.map(({ start_time, team_id_1 }) => [start_time, team_id_1]);
    expect(starts).toEqual([
      [null, teamOf(901, 1)],
      [NOW + HOUR, teamOf(902, 1)],
      [NOW + 30 * HOUR, teamOf(901, 1)],
    ]);
  });

  it('EVENT-6 names the open outrights of the event', async () => {
    expect((await event()).champion_game_ids).toEqual([]);
    const [match] = matchEvents(701, { startTime: NOW + DAY }).filter((one) => one.type === 'match');
    const names = matchEvents(701).filter(({ type }) => type === 'team');
    const outright = { ...match, kind: 'outright' };
    await ingestFeedEvents(settling.context, [...names, outright]);
    expect((await event()).champion_game_ids).toEqual([701]);
  });

  it('bad-input 180 details with an impossible prize or time are quarantined or absent', async () => {
    const { context } = settling;
    if (DETAILS.prize === null) throw new Error('no prize');
    const bad = [
      { ...DETAILS, prize: { ...DETAILS.prize, amount: '1.000.000 €' } },
      { ...DETAILS, prize: { ...DETAILS.prize, amount: -1 } },
      { ...DETAILS, prize: { ...DETAILS.prize, amount: 1e30 } },
      { ...DETAILS, prize: { ...DETAILS.prize, currency: 'dollars' } },
    ];
    for (const one of bad) await ingestFeedEvents(context, [one]);
    expect((await event()).details?.prize?.amount).toBe(1_000);
    await ingestFeedEvents(context, [{ ...DETAILS, starts_at: NOW, ends_at: NOW - DAY }]);
    expect((await event()).details).toMatchObject({ starts_at: null, ends_at: null });
    await ingestFeedEvents(context, [{ ...DETAILS, prize: { ...DETAILS.prize, amount: 500 } }]);
    expect((await event()).details?.prize).toBeNull();
  });
});
