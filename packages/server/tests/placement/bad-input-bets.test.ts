import type { FeedEvent } from '@clutchline/contract';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import {
  freshId,
  parlayRequest,
  selection,
  singleRequest,
  type Pick,
} from '@clutchline/test-support/server/bet-requests';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { matchEvents, PLAY, teamOf } from '@clutchline/test-support/server/test-feed';
import { startPlacingServer, type PlacingServer } from '@clutchline/test-support/server/placing-server';
import { outrightEvents } from '@clutchline/test-support/server/test-pool';
import { envelopeOf } from '@clutchline/test-support/server/send';

let server: PlacingServer;
let game = 0;
beforeAll(async () => {
  server = await startPlacingServer();
  return closeSound({ stores: server.context.stores, close: () => server.close() });
});
beforeEach(async () => {
  game = await server.matches(4);
});

const feed = (...events: FeedEvent[]) => ingestFeedEvents(server.context, events);
const single = (stake = '10') => singleRequest({ gameId: game }, stake);
const legs = (count: number): Pick[] => Array.from({ length: count }, (_, n) => ({ gameId: game + n }));
const combo = (count: number, stake = '10') => parlayRequest(legs(count), stake);

function comboWith(...picks: Pick[]) {
  return parlayRequest([...picks, ...legs(4).slice(picks.length)], '10');
}

function withBet(request: ReturnType<typeof combo>, fields: object): object {
  return { ...request, request_id: freshId(), bets: request.bets.map((bet) => ({ ...bet, ...fields })) };
}

describe('how many', () => {
  it('bad-input 42: eleven singles are refused, all of them, and ten are accepted', async () => {
    const plays = Object.values(PLAY);
    const picks = Array.from({ length: 11 }, (_, n) => ({
      gameId: game + (n % 2),
      play: plays[n % plays.length] ?? 1,
    }));
    const distinct = picks.map((pick, n) => selection({ ...pick, side: n < 6 ? 1 : 2 }));
    const singles = (count: number) => ({
      ...single(),
      selections: distinct.slice(0, count),
      bets: Array.from({ length: count }, (_, index) => ({ kind: 'single', selections: [index], stake: '1' })),
    });
    const { token, accountId } = await server.player();
    expect(await server.refusalsOf(token, singles(11))).toEqual(Array.from({ length: 11 }, () => 'orders_limit_10'));
    expect(await server.balanceOf(accountId)).toBe(1_000_00n);
    expect(await server.refusalsOf(token, singles(10))).toEqual(Array.from({ length: 10 }, () => null));
    expect(await server.balanceOf(accountId)).toBe(990_00n);
  });

  it('bad-input 42: a combo of sixteen legs, of two or of one is refused, one of fifteen is accepted', async () => {
    game = await server.matches(16);
    await server.expectRefusals([
      [combo(16), 'orders_limit_15'],
      [combo(2), 'min_legs'],
      [combo(1), 'min_legs'],
    ]);
    const startTime = server.context.clock.now() + 3_600_000;
    game += 100;
    for (let n = 0; n < 15; n += 1) await feed(...matchEvents(game + n, { startTime, odd: 1_650 }));
    const request = parlayRequest(
      legs(15).map((pick) => ({ ...pick, odd: 1_650 })),
      '1',
    );
    expect(await server.refusalsOf((await server.player()).token, request)).toEqual([null]);
  });

  it('bad-input 43: ten thousand of anything are refused before the database is asked', async () => {
    const { token } = await server.player();
    // Before the body (S-H3), bounded by address.
    await server.call('balance', {}, { token });
    const request = JSON.stringify({ ...single(), bets: 'BETS' });
    const withBets = (bets: string) => request.replace('"BETS"', bets);
    const bet = '{"kind":"single","selections":[0],"stake":"1"}';
    const list = (count: number, item: string) => `[${Array.from({ length: count }, () => item).join()}]`;
    const one = JSON.stringify(selection({ gameId: game }));
    const selections = (count: number) =>
      JSON.stringify({ ...single(), selections: 'ALL' }).replace('"ALL"', list(count, one));
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const connect = vi.spyOn(pg.Client.prototype, 'connect');
    for (const [status, body] of [
      [413, withBets(list(10_000, bet))],
      [413, selections(10_000)],
      [400, withBets(list(1_000, bet))],
      [400, withBets(list(17, bet))],
      [400, selections(500)],
      [400, selections(26)],
      [400, withBets(list(10_000, '0'))],
      [400, withBets(`[{"kind":"parlay","selections":${list(10_000, '0')},"stake":"1"}]`)],
      [400, withBets(`[{"kind":"parlay","selections":[0,1,2],"sizes":${list(10_000, '3')},"stake":"1"}]`)],
    ] as const) {
      const answer = await server.sendPlacement(token, body);
      expect({ status: answer.status, body: body.slice(0, 400) }).toMatchObject({ status });
      expect(envelopeOf(answer)).toMatchObject({ code: 2, data: null, error_code: 1201 });
    }
    expect([query.mock.calls.length, connect.mock.calls.length]).toEqual([0, 0]);
    await server.call('balance', {}, { token });
    expect(query.mock.calls.length).toBeGreaterThan(0);
    vi.restoreAllMocks();
  });
});

describe('what goes together', () => {
  it('bad-input 44: the same selection twice in a combo is refused, however it is named', async () => {
    const twice = comboWith({ gameId: game }, { gameId: game });
    await server.expectRefusals([
      [twice, 'duplicate_selection'],
      [withBet(combo(4), { selections: [0, 0, 1, 2] }), 'duplicate_selection'],
    ]);
  });

  it('bad-input 44: the same selection twice among singles is accepted once', async () => {
    const { token, accountId } = await server.player();
    const request = single();
    const [one, bet] = [request.selections[0], request.bets[0]];
    const named = { ...request, selections: [one, one], bets: [bet, { ...bet, selections: [1] }] };
    expect(await server.refusalsOf(token, named)).toEqual([null, 'duplicate_selection']);
    const again = { ...single(), bets: [bet, bet, bet] };
    expect(await server.refusalsOf(token, again)).toEqual([null, 'duplicate_selection', 'duplicate_selection']);
    expect(await server.balanceOf(accountId)).toBe(980_00n);
  });

  it('bad-input 45: two legs of one match are refused, of one market and of two', async () => {
    await server.expectRefusals([
      [comboWith({ gameId: game }, { gameId: game, side: 2 }), 'one_per_match'],
      [comboWith({ gameId: game }, { gameId: game, play: PLAY.map1 }), 'one_per_match'],
      [comboWith({ gameId: game, play: PLAY.kills1 }, { gameId: game, play: PLAY.handicap, side: 2 }), 'one_per_match'],
    ]);
  });

  it('bad-input 46: lines nested in each other on one match, or on the same match listed twice, are refused', async () => {
    const twin = game + 1_000;
    const startTime = server.context.clock.now() + 3_600_000;
    const asTwin = (event: FeedEvent): FeedEvent =>
      event.type === 'match' ? { ...event, team_id_1: teamOf(game, 2), team_id_2: teamOf(game, 1) } : event;
    await feed(...matchEvents(twin, { startTime: startTime + 60_000 }).map(asTwin));
    await server.expectRefusals([
      [comboWith({ gameId: game, play: PLAY.kills1 }, { gameId: game, play: PLAY.totalMaps }), 'one_per_match'],
      [comboWith({ gameId: game, play: PLAY.kills1 }, { gameId: twin, play: PLAY.kills1 }), 'correlated'],
      [comboWith({ gameId: game, play: PLAY.handicap }, { gameId: twin, play: PLAY.totalMaps }), 'correlated'],
    ]);
  });

  it('bad-input 46: a champion with a match of that team, or with another champion of that event, is refused', async () => {
    const [cup, match] = [game + 2_000, game + 2_001];
    const startTime = server.context.clock.now() + 3_600_000;
    const champion = outrightEvents(cup, 4).map((event) =>
      event.type === 'play'
        ? { ...event, no_parlay: 0 as const }
        : event.type === 'match'
          ? { ...event, start_time: startTime }
          : event,
    );
    const ofCup = matchEvents(match, { startTime, eventId: cup * 10 }).map((event): FeedEvent =>
      event.type === 'match' ? { ...event, team_id_1: cup * 100 + 1 } : event,
    );
    await feed(...champion, ...ofCup);
    const runner = (side: 1 | 2) => ({ gameId: cup, side, odd: 4_000 });
    const totals = { gameId: match, play: PLAY.kills1 };
    await server.expectRefusals([
      [comboWith(runner(1), totals), 'correlated'],
      [comboWith(runner(1), runner(2)), 'one_per_match'],
    ]);
    const { token } = await server.player();
    const { results } = await server.place(token, comboWith(runner(1), totals));
    expect(results[0]?.error?.shop_ids).toHaveLength(2);
    expect(await server.refusalsOf(token, comboWith(runner(2), totals))).toEqual([null]);
  });

  it('bad-input 47: a highlighted selection joins no combo, alone it is accepted', async () => {
    const [startTime, own] = [server.context.clock.now() + 3_600_000, game + 3_000];
    await feed(...matchEvents(own, { noParlay: 1, startTime }));
    await server.expectRefusals([[comboWith({ gameId: own }), 'no_combo']]);
    const { token } = await server.player();
    expect(await server.refusalsOf(token, singleRequest({ gameId: own }, '10'))).toEqual([null]);
  });
});
