import type { PastMatch } from '@clutchline/contract';
import { createSimulatorFeed, type Feed } from '@clutchline/feeds';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startHistoryImport, validatePastMatch } from '../../src/content/import-history';
import { eventsOf, readEvent } from '../../src/content/read-events';
import { readMatchResult } from '../../src/content/read-match-result';
import { readResults } from '../../src/content/read-results';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const ANYONE = { lang: 2, caller: null } as const;
const DAY = 86_400_000;
const DAYS = 2;
const feed = createSimulatorFeed({ seed: 'import' });
let context: TestContext;
let client: pg.Client;

/** A database with the snapshot of the feed. */
async function open(): Promise<void> {
  context = await openTestContext();
  client = new pg.Client({ connectionString: context.databaseUrl });
  await client.connect();
  await ingestFeedEvents(context, feed.snapshot(NOW));
}

async function close(): Promise<void> {
  await client.end();
  await context.close();
}

const start = (source: Feed = feed, days = DAYS) =>
  startHistoryImport(context, source, { days, after: Promise.resolve() });

const rows = async (text: string): Promise<unknown[]> => (await client.query<Record<string, unknown>>(text)).rows;

const stored = () => rows('select * from finished_matches order by id');

const expectedIds = (): number[] => {
  const slices = feed.history?.(NOW - DAYS * DAY, NOW) ?? [];
  return slices.flatMap((slice) => slice.read().matches.map(({ game_id }) => game_id)).sort((a, b) => a - b);
};

const [slice] = (feed.history?.(NOW - DAY, NOW) ?? []).filter((one) => one.read().matches.length > 0);
const found = slice?.read().matches.find(({ facts, best_of }) => typeof facts?.winner === 'number' && best_of === 3);
if (found === undefined) throw new Error('no past match');
const good = found;

describe('the import of the history', () => {
  beforeEach(open);
  afterEach(close);

  it('FEED-2 stores every past match once, and the matches that the feed has shown stay as they are', async () => {
    const before = await stored();
    expect(before.length).toBeGreaterThan(10);
    await start().done;
    const after = await rows('select id::float8 from finished_matches order by id');
    expect(after).toEqual(expectedIds().map((id) => ({ id })));
    const kept = await rows('select * from finished_matches where not is_history order by id');
    expect(kept).toEqual(before);
    const parts = await rows('select count(*)::int as count, sum(matches)::int as matches from history_parts');
    expect(parts).toEqual([{ count: (DAYS + 1) * 6, matches: after.length - before.length }]);
  });

  it('bad-input 185 an interrupted import goes on where it was, and a finished one does nothing', async () => {
    const read: string[] = [];
    let job: ReturnType<typeof start> | null = null;
    const counting = (stopAfter: number): Feed => ({
      ...feed,
      history: (from, to) =>
        (feed.history?.(from, to) ?? []).map((slice) => ({
          ...slice,
          read: () => {
            read.push(`${slice.gameTypeId}/${slice.day}`);
            if (read.length === stopAfter) void job?.stop();
            return slice.read();
          },
        })),
    });
    job = start(counting(7));
    await job.done;
    expect(read).toHaveLength(7);
    context.setNow(NOW + DAY);
    await start(counting(-1)).done;
    expect(new Set(read).size).toBe(read.length);
    expect(read).toHaveLength((DAYS + 1) * 6);
    const all = await stored();
    await start(counting(-1)).done;
    expect(read).toHaveLength((DAYS + 1) * 6);
    expect(await stored()).toEqual(all);
  });

  it('bad-input 185 slices twice, in any order and by two jobs at once store each match once', async () => {
    const before = await stored();
    const slices = feed.history?.(NOW - DAYS * DAY, NOW) ?? [];
    const shuffled: Feed = { ...feed, history: () => [...slices.toReversed(), ...slices] };
    await Promise.all([start(shuffled).done, start(shuffled).done]);
    const after = await stored();
    expect(after.length).toBeGreaterThan(before.length);
    expect(await rows('select id::float8 from finished_matches order by id')).toEqual(
      expectedIds().map((id) => ({ id })),
    );
    await rows('delete from history_parts');
    await start(shuffled).done;
    expect(await stored()).toEqual(after);
  });

  it('bad-input 185 a slice that fails is repeated as a whole', async () => {
    let failures = 1;
    const failing: Feed = {
      ...feed,
      history: (from, to) =>
        (feed.history?.(from, to) ?? []).slice(0, 3).map((slice) => ({
          ...slice,
          read: () => {
            if (failures-- > 0) throw new Error('the source failed');
            return slice.read();
          },
        })),
    };
    const job = start(failing);
    await expect.poll(async () => (await rows('select 1 from history_parts')).length, { timeout: 20_000 }).toBe(3);
    await job.stop();
    expect(context.logged).toContain('import of the history failed, will retry');
  });

  it('FEED-2 without days or without a history nothing is imported', async () => {
    const before = await stored();
    await start(feed, 0).done;
    const { name, fingerprint, skipped, firstRunAt } = feed;
    const [snapshot, between] = [
      (at: number) => feed.snapshot(at),
      (from: number, to: number) => feed.between(from, to),
    ];
    await start({ name, fingerprint, skipped, firstRunAt, snapshot, between }).done;
    expect(await stored()).toEqual(before);
    expect(await rows('select 1 from history_import')).toEqual([]);
  });

  it('bad-input 184 with the id of a live match leaves that match untouched', async () => {
    const [live] = feed.snapshot(NOW).filter((event) => event.type === 'match');
    const own: Feed = {
      ...feed,
      history: () => [
        { gameTypeId: 1, day: 1, read: () => ({ stages: [], matches: [{ ...good, game_id: live?.game_id ?? 0 }] }) },
      ],
    };
    const before = [await rows('select * from matches order by id'), await stored()];
    await start(own).done;
    expect([await rows('select * from matches order by id'), await stored()]).toEqual(before);
  });
});

describe('an imported history', () => {
  beforeAll(async () => {
    await open();
    await start(feed, 15).done;
  });
  afterAll(close);

  it('EVENT-2 EVENT-5 K12 standings and bracket of the last cup lead to the teams and the winner of its matches', async () => {
    const events = await eventsOf(context, { game_type_id: 0, when: 'now' });
    expect(events.length).toBe(12);
    const cups = events.filter(({ eventId }) => eventId % 10 === 2);
    for (const { eventId: event_id } of cups) {
      const current = understood(await readEvent(context, { lang: 2, event_id }));
      const season = (current.season ?? 0) - 1;
      const { stages, teams } = understood(await readEvent(context, { lang: 2, event_id, season }));
      expect(teams.length).toBeGreaterThanOrEqual(6);
      for (const { kind, standings } of stages) if (kind !== 'bracket') expect(standings.length).toBeGreaterThan(0);
      for (const { kind, rounds } of stages) {
        if (kind !== 'swiss') expect(rounds).toBeUndefined();
        else expect(rounds?.map(({ length }) => length)).toEqual([4, 4, 4]);
      }
      const slots = stages.find(({ kind }) => kind === 'bracket')?.bracket ?? [];
      for (const slot of slots) {
        const { result } = understood(await readMatchResult(context, { lang: 2, game_id: slot.game_id }, ANYONE));
        expect([slot.team_id_1, slot.team_id_2]).toEqual([result?.match.team_id_1, result?.match.team_id_2]);
        expect(slot.winner).not.toBeNull();
        if (result?.match.void_reason === null) expect(slot.winner).toBe(result.match.winner);
        else expect(slot.is_walkover).toBe(1);
      }
      expect(slots.find(({ section }) => section === 'final')?.winner_to).toBeNull();
    }
  });

  it('EVENT-5 K11 the bracket of a cup shows no team before the match that decides it has ended', async () => {
    for (const event_id of [12, 22, 52]) {
      const { stages } = understood(await readEvent(context, { lang: 2, event_id }));
      const slots = stages.find(({ kind }) => kind === 'bracket')?.bracket ?? [];
      const winnerOf = new Map(slots.map(({ slot, winner }) => [slot, winner]));
      for (const { source_1, team_id_1 } of slots)
        if (source_1.kind === 'winner' && winnerOf.get(source_1.slot) === null) expect(team_id_1).toBeNull();
      expect(slots.length).toBeGreaterThan(0);
    }
  });

  it('EVENT-2 an unknown event id returns no event and no stages', async () => {
    const { event, stages } = understood(await readEvent(context, { lang: 2, event_id: 999_999 }));
    expect([event, stages]).toEqual([null, []]);
  });

  it('RESULT-2 an imported match has its maps and no plays', async () => {
    const request = { lang: 2, game_type_id: 0, only_corrected: 0, cursor: null } as const;
    const { rows: found } = understood(await readResults(context, { ...request, to: NOW - DAY }));
    const past = found.find(({ is_history, void_reason }) => is_history === 1 && void_reason === null);
    const { result } = understood(await readMatchResult(context, { lang: 2, game_id: past?.game_id ?? 0 }, ANYONE));
    expect(result?.maps.length).toBe(past?.best_of);
    expect(result?.plays).toEqual([]);
  });
});

describe('a past match', () => {
  const changed = (fields: Partial<PastMatch>) => validatePastMatch({ ...good, ...fields }, NOW);

  it('bad-input 184 is accepted if it is plausible', () => {
    expect(changed({})).toEqual(good);
  });

  it.each<[string, Partial<PastMatch>, string]>([
    ['in the future', { ended_at: NOW + 1 }, 'in_future'],
    ['before 2010', { start_time: 1_000_000 }, 'too_early'],
    ['of a team against itself', { team_id_2: good.team_id_1 }, 'same_team'],
    [
      'best of 2 with 3 : 0',
      { best_of: 2, facts: { winner: good.team_id_1, score_1: 3, score_2: 0 } },
      'impossible_result',
    ],
    ['won by another team', { facts: { winner: 5, score_1: 2, score_2: 0 } }, 'impossible_result'],
    ['without result and reason', { facts: null }, 'malformed'],
    ['with a fraction', { start_time: 1.5 }, 'malformed'],
  ])('bad-input 184 is refused %s', (_, fields, reason) => {
    expect(changed(fields)).toBe(reason);
  });
});
