import { setTimeout as sleep } from 'node:timers/promises';

import { MATCH_STATUS } from '@clutchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { listPins, pin, unpin } from '../../src/home/manage-pins';
import { readEventList } from '../../src/home/read-event-list';
import { readHome } from '../../src/home/read-home';
import type { CallInfo, CallRequest } from '../../src/platform/calls';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { live, matchEvents, teamOf } from '@clutchline/test-support/server/test-feed';

const HOUR = 3_600_000;
/** After it the shared part is read again. */
const SHARED_MS = 2_100;
const ANYONE: CallInfo = { lang: 2, caller: null };
let context: TestContext;
let player: Awaited<ReturnType<TestContext['player']>>;

beforeAll(async () => {
  context = await openTestContext();
  player = await context.player('100');
  await ingestFeedEvents(context, [...matchEvents(1), ...matchEvents(2)]);
});
afterAll(() => context.close());

const home = async (info: CallInfo, request: Partial<CallRequest<'getHome'>> = {}) =>
  understood(await readHome(context, { lang: 2, uses_bets: 1, team_ids: [], ...request }, info));

const follow = async (team_id: number) =>
  await context.inTransaction(({ calendars }) =>
    calendars.follow(player.caller.accountId, [{ team_id, is_followed: 1 }], { max: 200, skipsUnknown: false }),
  );

describe('getHome', () => {
  it('CONTENT-1, HOME-1 has the blocks in one answer, and empty lists for what there is not', async () => {
    const found = await home(ANYONE);
    expect(Object.keys(found)).toEqual(['live', 'followed', 'events', 'pools', 'results', 'announcements']);
    expect(found).toMatchObject({ followed: [], results: [], announcements: [] });
  });

  it('HOME-1 FOLLOW-1 shows the next matches of followed teams, signed out those of the device', async () => {
    const local = await home(ANYONE, { team_ids: [teamOf(2, 1)] });
    expect(local.followed.map(({ match }) => match.game_id)).toEqual([2]);
    expect((await home(player, { team_ids: [teamOf(2, 1)] })).followed).toEqual([]);
    await follow(teamOf(1, 2));
    expect((await home(player)).followed.map(({ match }) => match.game_id)).toEqual([1]);
  });

  it('HOME-2 HOME-3 names the followed team as the reason; signed-out players get no personal points', async () => {
    const [first] = (await home(player)).events;
    expect(first).toMatchObject({ reason: 'followed', team: { team_id: teamOf(1, 2) } });
    const others = (await home(ANYONE, { team_ids: [teamOf(1, 2)] })).events;
    expect(others.map(({ reason }) => reason)).not.toContain('followed');
  });

  it('HOME-1 reads the public part once for callers at the same time', async () => {
    const { stores } = context;
    let reads = 0;
    const content = { ...stores.content, events: (now: number) => ((reads += 1), stores.content.events(now)) };
    const counted = { ...context, stores: { ...stores, content } };
    const request = { lang: 2, uses_bets: 1, team_ids: [] } as const;
    await Promise.all(Array.from({ length: 8 }, () => readHome(counted, { ...request, team_ids: [] }, ANYONE)));
    expect(reads).toBe(1);
  });
});

describe('pins', () => {
  const by = 'ann';
  const reread = async () => {
    await sleep(SHARED_MS);
    const { events } = await home(ANYONE);
    return events.map(({ event, reason, match }) => [event.event_id, reason, match?.match.game_id ?? null]);
  };
  const listed = async () => {
    const request = { lang: 2, game_type_id: 0, when: 'next' } as const;
    return understood(await readEventList(context, request, ANYONE));
  };

  it('HOME-3 a pinned event comes first with the label of the operator, with its pinned match, until the pin ends', async () => {
    for (const eventId of [301, 302, 303, 304])
      await ingestFeedEvents(context, matchEvents(eventId, { eventId, startTime: NOW + 200 * HOUR }));
    expect(await pin(context, { kind: 'event', id: 301, until: NOW + HOUR, by })).toBe('pinned');
    expect(await pin(context, { kind: 'match', id: 302, until: null, by })).toBe('pinned');
    expect((await reread()).slice(0, 2)).toEqual([
      [301, 'pinned', null],
      [302, 'pinned', 302],
    ]);
    const { rows, recommended } = await listed();
    expect(rows.slice(0, 2).map(({ event_id }) => event_id)).toEqual([301, 302]);
    expect(recommended.slice(0, 2)).toEqual([
      { event_id: 301, reason: 'pinned', team: null },
      { event_id: 302, reason: 'pinned', team: null },
    ]);
    context.setNow(NOW + HOUR);
    expect((await reread())[0]).toEqual([302, 'pinned', 302]);
    context.setNow(NOW);
    expect(await unpin(context, { kind: 'event', id: 301 })).toBe(true);
    expect(await unpin(context, { kind: 'event', id: 301 })).toBe(false);
    expect(await unpin(context, { kind: 'match', id: 302 })).toBe(true);
    expect((await reread()).flatMap(([, reason]) => reason)).not.toContain('pinned');
  });

  it('HOME-3 what is unknown, over or a fourth is not pinned, also at the same time; a second pin replaces the first', async () => {
    const request = { kind: 'event', until: null, by } as const;
    expect(await pin(context, { ...request, id: 999_999 })).toBe('unknown');
    expect(await pin(context, { ...request, kind: 'match', id: 999_999 })).toBe('unknown');
    expect(await pin(context, { ...request, id: 301, until: NOW })).toBe('over');
    const outcomes = await Promise.all([301, 302, 303, 304].map((id) => pin(context, { ...request, id })));
    expect(outcomes.sort()).toEqual(['pinned', 'pinned', 'pinned', 'too_many']);
    const [first] = await listPins(context);
    expect(await pin(context, { ...request, id: first?.eventId ?? 0, until: NOW + HOUR, by: 'bob' })).toBe('pinned');
    const pins = await listPins(context);
    expect(pins).toHaveLength(3);
    expect(pins.filter(({ pinnedBy }) => pinnedBy === 'bob')).toMatchObject([{ eventId: first?.eventId }]);
    for (const { eventId } of pins) await unpin(context, { kind: 'event', id: eventId });
  });

  it('HOME-3 the pin of a match ends with the match', async () => {
    await pin(context, { kind: 'match', id: 303, until: null, by });
    await ingestFeedEvents(context, [live(303, { status: MATCH_STATUS.ended })]);
    expect(await listPins(context)).toEqual([]);
    expect(await pin(context, { kind: 'match', id: 303, until: null, by })).toBe('unknown');
  });
});

describe('getEvents', () => {
  it('CONTENT-1, HOME-2 has recommended events first, for each player, and the others by their next match', async () => {
    const events = [201, 202, 203];
    for (const [place, eventId] of events.entries())
      await ingestFeedEvents(context, matchEvents(eventId, { eventId, startTime: NOW + (80 + place) * HOUR }));
    const followed = matchEvents(204, { eventId: 203, startTime: NOW + 71 * HOUR });
    const other = await context.player('0');
    const listed = async (info: CallInfo) => {
      const request = { lang: 2, game_type_id: 0, when: 'next' } as const;
      const { rows } = understood(await readEventList(context, request, info));
      return rows.flatMap(({ event_id }) => (events.includes(event_id) ? [event_id] : []));
    };
    expect(await listed(other)).toEqual(events);
    await ingestFeedEvents(context, followed);
    await follow(teamOf(204, 1));
    await sleep(SHARED_MS);
    expect(await listed(player)).toEqual([203, 201, 202]);
    const details = {
      type: 'event-details',
      event_id: 202,
      season: 1,
      tier: 's',
      organizer: null,
      venue: null,
    } as const;
    await ingestFeedEvents(context, [{ ...details, starts_at: null, ends_at: null, format: null, prize: null }]);
    await sleep(SHARED_MS);
    expect(await listed(other)).toEqual([202, 203, 201]);
    expect((await listed(player)).slice(0, 2)).toEqual([203, 202]);
  });
});
