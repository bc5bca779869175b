import type { EventStage, FeedEvent } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { openSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import {
  live,
  matchEvents,
  matchResult,
  matchVoid,
  mapResult,
  teamOf,
} from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readEvent } from '../../src/content/read-events';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EVENT = 100;
const [ONE, TWO] = [teamOf(1, 1), teamOf(1, 2)];
let settling: Settling;

const stage = (stage_id: number, fields: Partial<EventStage>): FeedEvent => ({
  ...{ type: 'event-stage', stage_id, event_id: EVENT, season: 1, position: stage_id, names: buildNames('Group') },
  ...{ kind: 'group', starts_at: NOW - DAY, ends_at: NOW + DAY, points: 'match_wins', tie_breakers: ['match_wins'] },
  ...{ match_count: null, teams: [], slots: [] },
  ...fields,
});

const entries = (...ids: number[]): EventStage['teams'] =>
  ids.map((team_id) => ({ team_id, seed: null, entry: 'invited' as const }));

/** A match of a stage between the teams of match 1, which has begun. */
const ofStage = (gameId: number, stageId: number, teams: readonly [number, number] = [ONE, TWO]): FeedEvent[] => [
  ...matchEvents(gameId, { startTime: NOW - HOUR })
    .filter(({ type }) => type !== 'play')
    .map((event) => {
      if (event.type !== 'match') return event;
      return { ...event, stage_id: stageId, team_id_1: teams[0], team_id_2: teams[1] };
    }),
  live(gameId, { status: 2, round: 1 }),
];

const over = (gameId: number): FeedEvent[] => [
  { ...matchResult(gameId, { winner: ONE }), ...{ ended_at: NOW - 60_000 } },
  live(gameId, { status: 4 }),
];

async function stageOf(stageId: number) {
  const { stages } = understood(await readEvent(settling.context, { lang: 2, event_id: EVENT }));
  const found = stages.find(({ stage_id }) => stage_id === stageId);
  if (found === undefined) throw new Error('there is no such stage');
  return found;
}
const recordOf = async (stageId: number) =>
  (await stageOf(stageId)).standings.map(({ team_id, won, lost }) => [team_id, won, lost]);

beforeAll(async () => {
  settling = await openSettling();
  const { context } = settling;
  await ingestFeedEvents(context, matchEvents(1));
  await ingestFeedEvents(context, [stage(1, { teams: entries(ONE, TWO) }), stage(2, { teams: entries(ONE, TWO) })]);
});
afterAll(() => settling.close());

describe('standings of a stage', () => {
  it('EVENT-2 K21 a match counts when it has ended: not before, not while it is won, and not if it is void', async () => {
    const { context } = settling;
    await ingestFeedEvents(context, ofStage(11, 1));
    expect(await recordOf(1)).toEqual([
      [ONE, 0, 0],
      [TWO, 0, 0],
    ]);
    await settling.settle([live(11, { status: 2, round: 2, score_1: 1 }), mapResult(11, 1, { winner: ONE })]);
    await settling.settle([live(11, { status: 2, round: 2, score_1: 2 })]);
    expect((await recordOf(1)).flat().filter((value) => value === 1)).toEqual([]);
    await settling.settle(over(11));
    expect(await recordOf(1)).toEqual([
      [ONE, 1, 0],
      [TWO, 0, 1],
    ]);
    await settling.settle([...ofStage(12, 1), matchVoid(12)]);
    expect(await recordOf(1)).toEqual([
      [ONE, 1, 0],
      [TWO, 0, 1],
    ]);
  });

  it('bad-input 182 teams in two groups have each match in its own group only, and strangers in none', async () => {
    await settling.settle([...ofStage(21, 2), ...over(21)]);
    await settling.settle([...ofStage(22, 2, [ONE, teamOf(22, 1)]), ...over(22)]);
    await settling.settle([...ofStage(23, 999), ...over(23)]);
    expect(await recordOf(1)).toEqual([
      [ONE, 1, 0],
      [TWO, 0, 1],
    ]);
    expect(await recordOf(2)).toEqual(await recordOf(1));
  });

  it('bad-input 182 a rule that is unknown or stated twice is skipped, and the answer names it', async () => {
    const tie_breakers = ['match_wins', 'coin', 'map_diff', 'match_wins'];
    await ingestFeedEvents(settling.context, [stage(3, { teams: entries(ONE, TWO), tie_breakers })]);
    expect(await stageOf(3)).toMatchObject({
      tie_breakers: ['match_wins', 'map_diff'],
      skipped_tie_breakers: ['coin', 'match_wins'],
    });
  });
});

const slot = (number: number, sources: EventStage['slots'][number]['sources']): EventStage['slots'][number] => ({
  ...{ slot: number, game_id: 30 + number, section: 'upper', column: 1, sources, names: buildNames(`Slot ${number}`) },
});

describe('brackets', () => {
  it('bad-input 181 a circle of slots is no bracket and raises an alarm; more than 512 slots are quarantined', async () => {
    const { context } = settling;
    const team = { kind: 'team', team_id: ONE } as const;
    const circle = [slot(1, [{ kind: 'winner', slot: 2 }, team]), slot(2, [{ kind: 'winner', slot: 1 }, team])];
    context.logged.length = 0;
    await ingestFeedEvents(context, [stage(4, { kind: 'bracket', slots: circle })]);
    expect((await stageOf(4)).bracket).toBeNull();
    expect(context.logged).toEqual(['slots of a stage cannot be drawn, its matches are listed']);
    const many = Array.from({ length: 513 }, (_, n) => slot(n + 1, [team, { kind: 'team', team_id: TWO }]));
    await ingestFeedEvents(context, [stage(5, { kind: 'bracket', slots: many })]);
    expect(context.logged.at(-1)).toBe('feed event quarantined');
    await expect(stageOf(5)).rejects.toThrow();
  });

  it('bad-input 183 a draw and a result of other teams leave the slot open, and the next one without a team', async () => {
    const team = (team_id: number) => ({ kind: 'team', team_id }) as const;
    const slots = [
      slot(1, [team(ONE), team(TWO)]),
      slot(2, [team(teamOf(32, 1)), team(teamOf(32, 2))]),
      slot(3, [
        { kind: 'winner', slot: 1 },
        { kind: 'winner', slot: 2 },
      ]),
    ];
    await ingestFeedEvents(settling.context, [stage(6, { kind: 'bracket', slots, teams: entries(ONE, TWO) })]);
    const draw = { winner: null, score_1: 1, score_2: 1, best_of: 2 };
    await settling.settle([...ofStage(31, 6), matchResult(31, draw), live(31, { status: 4 })]);
    await settling.settle([...ofStage(32, 6, [ONE, teamOf(32, 2)]), ...over(32)]);
    const bracket = (await stageOf(6)).bracket ?? [];
    expect(bracket.map(({ winner, score_1 }) => [winner, score_1])).toEqual([
      [null, 1],
      [null, null],
      [null, null],
    ]);
    expect(bracket[2]).toMatchObject({ team_id_1: null, team_id_2: null });
  });
});
