import type { FeedEvent } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { settlePlays } from '../../src/settlement/settle-plays';
import { refusalOf, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import {
  live,
  matchEvents,
  matchResult,
  PLAY,
  playOf,
  pointOf,
  teamOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

let context: TestContext;
let game = 0;
beforeAll(async () => closeSound((context = await openTestContext())));
beforeEach(() => {
  game += 10;
});

const ingest = (...events: readonly FeedEvent[]) => ingestFeedEvents(context, events, { spanMs: 250 });
const held = async () => (await context.stores.quarantine.list('held')).filter(({ gameId }) => gameId === game);
const isListed = async () => (await context.stores.board.matches([game])).length > 0;
const bet = async () =>
  refusalOf(context, singleRequest({ gameId: game, odd: 2_000 }, '10'), await context.player('100'));
const team = (side: 1 | 2, name: string): FeedEvent => ({
  type: 'team',
  team_id: teamOf(game, side),
  names: { ...buildNames(''), en: name },
});
const changed = (change: (event: FeedEvent) => FeedEvent): FeedEvent[] => matchEvents(game).map(change);

describe('D2 a match of teams that are not known', () => {
  it.each([
    'TBD',
    'unknown team',
    '待定',
    '미정',
    'รอประกาศ',
    'chưa xác định',
    'belum ditentukan',
    'Winner of Match A',
  ])('D2 of "%s" is not offered until the team is known', async (name) => {
    await ingest(...matchEvents(game).slice(0, 4), team(2, name), ...matchEvents(game).slice(4));
    expect(await isListed()).toBe(false);
    expect((await held()).map(({ reason }) => reason)).toContain('undecided_team');
    await ingest(...matchEvents(game));
    expect(await isListed()).toBe(true);
    expect(await held()).toEqual([]);
    expect(await bet()).toBeNull();
  });

  it('D2 of one id on both sides is not offered', async () => {
    const own = changed((event) => (event.type === 'match' ? { ...event, team_id_2: event.team_id_1 } : event));
    await ingest(...own);
    expect(await isListed()).toBe(false);
    expect((await held()).map(({ kind, reason }) => `${kind} ${reason}`)).toContain('match same_team');
  });

  it('D2 whose two ids are later one team is locked until an operator decides', async () => {
    await ingest(...matchEvents(game));
    expect(await bet()).toBeNull();
    await ingest({ type: 'team', team_id: teamOf(game, 1), names: buildNames(`Other ${game}`) });
    expect(await held()).toMatchObject([{ kind: 'match', reason: 'same_team', event: { type: 'team' } }]);
    expect(await bet()).toMatchObject({ refusal: 'suspended' });
    await ingest(...matchEvents(game));
    expect(await bet()).toMatchObject({ refusal: 'suspended' });
  });

  it('R42 whose teams are replaced retains the old ones and accepts no bets', async () => {
    await ingest(...matchEvents(game));
    const replaced = changed((event) =>
      event.type === 'match' ? { ...event, team_id_2: teamOf(game + 1, 2) } : event,
    );
    await ingest(...matchEvents(game + 1).slice(0, 4), ...replaced.filter(({ type }) => type === 'match'));
    expect(await held()).toMatchObject([{ kind: 'match', reason: 'teams_changed' }]);
    expect(await bet()).toMatchObject({ refusal: 'suspended' });
    expect(await context.stores.board.matches([game])).toMatchObject([{ match: { team_id_2: teamOf(game, 2) } }]);
  });
});

describe('R42 a play that one result cannot settle by one answer', () => {
  type Play = Extract<FeedEvent, { type: 'play' }>;
  const point = (play: Play, at: number, fields: Partial<Play['points'][number]>): Play => ({
    ...play,
    points: play.points.map((one, i) => (i === at ? { ...one, ...fields } : one)),
  });
  it.each([
    [
      'repeated_pick',
      PLAY.winner,
      (play: Play) => point(play, 1, { pick: { kind: 'team', team_id: teamOf(game, 1) } }),
    ],
    ['foreign_pick', PLAY.winner, (play: Play) => point(play, 1, { pick: { kind: 'team', team_id: 999 } })],
    ['wrong_pick', PLAY.winner, (play: Play) => point(play, 1, { pick: { kind: 'over' } })],
    ['lines_differ', PLAY.handicap, (play: Play) => point(play, 0, { line: 1_500 })],
    ['line_missing', PLAY.totalMaps, (play: Play) => ({ ...play, line: null })],
    ['no_such_map', PLAY.map3, (play: Play) => ({ ...play, round: 4 })],
  ] as const)('R42 is not offered: %s', async (reason, number, spoil) => {
    const events = changed((event) =>
      event.type === 'play' && event.play_id === playOf(game, number) ? { ...spoil(event), type: 'play' } : event,
    );
    await ingest(...events);
    expect(await held()).toMatchObject([{ kind: 'play', reason, playId: playOf(game, number) }]);
    expect(await context.stores.board.points([pointOf(game, number, 1)])).toEqual([]);
  });
});

describe('D4 the standing of a match that is over', () => {
  const standing = async () => (await context.stores.board.matches([game]))[0]?.live;

  it('D4 is that of its result, when the feed shows another', async () => {
    await ingest(...matchEvents(game), ...wholeResult(game), live(game, { status: 4, score_1: 1, score_2: 0 }));
    await settlePlays(context);
    expect(await standing()).toMatchObject({ status: 4, score_1: 2, score_2: 0 });
  });

  it('D4 is that of its result, when this comes later', async () => {
    await ingest(...matchEvents(game), live(game, { status: 2 }));
    await ingest(live(game, { status: 4, score_1: 0, score_2: 1 }));
    await ingest(matchResult(game));
    expect(await standing()).toMatchObject({ status: 4, score_1: 2, score_2: 0 });
    await ingest(live(game, { status: 4, score_1: 0, score_2: 1 }));
    expect(await standing()).toMatchObject({ status: 4, score_1: 2, score_2: 0 });
  });
});
