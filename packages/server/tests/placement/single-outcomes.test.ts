import type { FeedEvent } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { correctResult } from '../../src/settlement/correct-result';
import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { applyQuarantineDecisions } from '../../src/quarantine/apply-quarantine-decisions';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readPoints } from '../../src/catalogue/read-points';
import { swapTeam } from '../../src/pools/swap-team';
import { voidPlay } from '../../src/settlement/void-play';
import {
  freshId,
  parlayRequest,
  placed,
  refusalOf,
  singleRequest,
  understood,
} from '@clutchline/test-support/server/bet-requests';
import {
  live,
  matchEvents,
  PLAY,
  playOf,
  playState,
  pointOf,
  teamOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { shareSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { POOL, poolRequest, winnerPool } from '@clutchline/test-support/server/test-pool';

let settling: Settling;
let context: Settling['context'];
let game = 0;

shareSettling(
  (shared) => {
    settling = shared;
    ({ context } = shared);
  },
  () => {
    game += 3;
    return [...[game, game + 1, game + 2].flatMap((gameId) => matchEvents(gameId)), winnerPool(game)];
  },
);

const ingest = (...events: readonly FeedEvent[]) => ingestFeedEvents(context, events, { spanMs: 250 });
const pointState = (state: 'open' | 'suspended', side: 1 | 2 = 1): FeedEvent => ({
  type: 'point-state',
  point_id: pointOf(game, PLAY.winner, side),
  play_id: playOf(game, PLAY.winner),
  game_id: game,
  state,
});
const priceOf = (odd: number | null, side: 1 | 2 = 1): FeedEvent => ({
  type: 'prices',
  game_id: game,
  prices: [{ point_id: pointOf(game, PLAY.winner, side), odd }],
});
const playVoid = (fields: Partial<FeedEvent & { type: 'play-void' }> = {}): FeedEvent => ({
  type: 'play-void',
  play_id: playOf(game, PLAY.winner),
  game_id: game,
  reason: 'incorrect_line',
  source: 'test',
  ...fields,
});
const bet = async (side: 1 | 2 = 1) =>
  refusalOf(context, singleRequest({ gameId: game, side }, '10'), await context.player('100'));
async function pointsNow() {
  const plays = await context.stores.board.plays([game], 'all');
  const points = plays.find(({ play }) => play.play_info_id === playOf(game, PLAY.winner))?.play.points ?? [];
  return points.map(({ odd, status }) => [odd, status]);
}
const heldEntries = async () => (await context.stores.quarantine.list('held')).filter((entry) => entry.gameId === game);

describe('D7 one outcome is suspended', () => {
  it('D7 it is refused as suspended, the others of its play are accepted, and it reopens at its price', async () => {
    await ingest(pointState('suspended'));
    expect(await pointsNow()).toEqual([
      ['2.000', 2],
      ['2.000', 1],
    ]);
    expect(await bet(1)).toMatchObject({ refusal: 'suspended' });
    expect(await bet(2)).toBeNull();
    await ingest(pointState('open'));
    expect(await bet(1)).toBeNull();
  });

  it('D7 PUSH-2 it is pushed as not bettable with its price, at once, and what is repeated is not pushed', async () => {
    await context.publisher.drain();
    await ingest(pointState('suspended'));
    const change = { type: 'odds', point_id: pointOf(game, PLAY.winner, 1), delta: '2.000', status: 2, version: 2 };
    expect(await context.publisher.drain()).toEqual([change]);
    await ingest(pointState('suspended'));
    expect(await context.publisher.drain()).toEqual([]);
  });

  it('D7 R12 it decides the bets held on it, even if it reopened, and no others', async () => {
    await ingest(live(game, { status: 2, round: 1 }));
    const info = await context.player('100');
    const onIt = await placed(context, singleRequest({ gameId: game }, '10'), info);
    const onOther = await placed(context, singleRequest({ gameId: game, side: 2 }, '10'), info);
    await ingest(pointState('suspended'));
    await ingest(pointState('open'));
    context.setNow(NOW + 10_000);
    await acceptOrRejectHeldBets(context);
    expect(await settling.betOf(onIt)).toMatchObject({ receiveStatus: 2, rejectReason: 'suspended' });
    expect(await settling.betOf(onOther)).toMatchObject({ receiveStatus: 0 });
  });

  it('D7 R12 suspended and opened within one batch it decides them all the same', async () => {
    await ingest(live(game, { status: 2, round: 1 }));
    const info = await context.player('100');
    const onIt = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await ingest(pointState('suspended'), pointState('open'));
    context.setNow(NOW + 10_000);
    await acceptOrRejectHeldBets(context);
    expect(await settling.betOf(onIt)).toMatchObject({ receiveStatus: 2, rejectReason: 'suspended' });
  });

  it('D7 R11 a bet validated before the suspension is not accepted after it', async () => {
    const [info, version] = [await context.player('100'), pointOf(game, PLAY.winner, 1)];
    const query = { accountId: info.caller.accountId, requestId: null, pointIds: [version], dayStart: NOW };
    const [before] = (await context.stores.placements.read(query, false)).points;
    await ingest(pointState('suspended'));
    const [after] = (await context.stores.placements.read(query, false)).points;
    expect([before?.isOffered, after?.isOffered]).toEqual([true, false]);
    expect(after?.version).toBeGreaterThan(before?.version ?? 0);
  });

  it('D7 BET-5 a pool ticket does not move to a suspended side', async () => {
    const info = await context.player('100');
    const order = await placed(context, poolRequest(game, POOL.winner, 1, '40'), info);
    const play_id = playOf(game, POOL.winner);
    const point_id = pointOf(game, POOL.winner, 2);
    await ingest({ type: 'point-state', point_id, play_id, game_id: game, state: 'suspended' });
    const request = { lang: 2, request_id: freshId(), order_no: order } as const;
    expect(await swapTeam(context, request, info)).toEqual({ kind: 'refused', refusal: 'swap_refused' });
  });
});

describe('D7 an outcome without a price', () => {
  it('D7 comes with its play, accepts no bets until it has a price, and is not in a slip before', async () => {
    const events = matchEvents(game + 100).map((event) =>
      event.type === 'play' && event.play_id === playOf(game + 100, PLAY.winner)
        ? { ...event, points: event.points.map((point, i) => (i === 0 ? { ...point, odd: null } : point)) }
        : event,
    );
    game += 100;
    await ingest(...events);
    expect(await pointsNow()).toEqual([
      [null, 2],
      ['2.000', 1],
    ]);
    expect(await bet(1)).toMatchObject({ refusal: 'bet_invalid' });
    expect(await bet(2)).toBeNull();
    const asked = { lang: 2, shop_ids: [pointOf(game, PLAY.winner, 1)] } as const;
    expect(understood(await readPoints(context, { ...asked, shop_ids: [...asked.shop_ids] })).items).toEqual([]);
    await context.publisher.drain();
    await ingest(priceOf(2_000));
    expect(await context.publisher.drain()).toMatchObject([{ delta: '2.000', status: 1 }]);
    expect(
      await refusalOf(context, singleRequest({ gameId: game, version: 2 }, '10'), await context.player('100')),
    ).toBeNull();
    game -= 100;
  });

  it('D7 loses its price: pushed at once, refused as suspended, in a slip with its last price and not bettable', async () => {
    await context.publisher.drain();
    await ingest(priceOf(null));
    expect(await context.publisher.drain()).toMatchObject([{ type: 'odds', delta: null, status: 2 }]);
    expect(await bet(1)).toMatchObject({ refusal: 'suspended' });
    expect(await bet(2)).toBeNull();
    const { items } = understood(await readPoints(context, { lang: 2, shop_ids: [pointOf(game, PLAY.winner, 1)] }));
    expect(items).toMatchObject([{ odd: '2.000', status: 2 }]);
    await ingest(priceOf(2_000));
    expect(await pointsNow()).toEqual([
      ['2.000', 1],
      ['2.000', 1],
    ]);
    expect(await bet(1)).toBeNull();
  });

  it('D7 R12 that is withdrawn and added within one batch decides the bets held on it', async () => {
    await ingest(live(game, { status: 2, round: 1 }));
    const info = await context.player('100');
    const onIt = await placed(context, singleRequest({ gameId: game }, '10', 'latest'), info);
    await ingest(priceOf(null), priceOf(2_000));
    context.setNow(NOW + 10_000);
    await acceptOrRejectHeldBets(context);
    expect(await settling.betOf(onIt)).toMatchObject({ receiveStatus: 2, rejectReason: 'suspended' });
  });

  it('D7 R34 the remaining prices are still checked for jumps and for a margin that is too high', async () => {
    await ingest(priceOf(null));
    await ingest(priceOf(20_000, 2));
    expect(await heldEntries()).toMatchObject([{ kind: 'prices', reason: 'price_jump' }]);
    expect(await bet(2)).toMatchObject({ refusal: 'suspended' });
  });
});

describe('D7 one play is voided by the feed', () => {
  it('D7 before it is settled: stakes are returned with the reason, combos continue, the rest of the match stays open', async () => {
    const info = await context.player('100');
    const single = await placed(context, singleRequest({ gameId: game }, '10'), info);
    const combo = await placed(
      context,
      parlayRequest([{ gameId: game }, { gameId: game + 1 }, { gameId: game + 2 }], '20'),
      info,
    );
    await settling.settle([playVoid()]);
    expect(await settling.betOf(single)).toMatchObject({
      isCancel: 1,
      payout: 1_000n,
      legs: [{ outcome: 'void', voidReason: 'incorrect_line', rule: 'obvious-error@1' }],
    });
    expect(await settling.betOf(combo)).toMatchObject({ settleTime: null, legs: [{ outcome: 'void' }, {}, {}] });
    expect(await bet()).toMatchObject({ refusal: 'bet_closed' });
    const other = singleRequest({ gameId: game, play: PLAY.handicap }, '10');
    expect(await refusalOf(context, other, await context.player('100'))).toBeNull();
    expect(await heldEntries()).toEqual([]);
  });

  it('D7 it stays void: nothing opens it, no result decides it, no correction undoes it', async () => {
    const info = await context.player('100');
    const single = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settling.settle([playVoid()]);
    await settling.settle([playState(game, PLAY.winner, 'open'), playVoid(), ...wholeResult(game)]);
    const facts = { winner: teamOf(game, 2), score_1: 0, score_2: 2 };
    await correctResult(context, { gameId: game, round: null, facts, reason: 'wrong side', by: ['Ada', 'Ben'] });
    expect(await settling.betOf(single)).toMatchObject({ isCancel: 1, revision: 1, payout: 1_000n });
    expect(await bet()).toMatchObject({ refusal: 'bet_closed' });
  });

  it('D7 nor does a correction undo the void of two people', async () => {
    const info = await context.player('100');
    const single = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settling.settle(wholeResult(game));
    const by = ['Ada', 'Ben'] as const;
    await voidPlay(context, { playId: playOf(game, PLAY.winner), voidReason: 'incorrect_odds', reason: 'sides', by });
    const facts = { winner: teamOf(game, 1), score_1: 2, score_2: 1 };
    await correctResult(context, { gameId: game, round: null, facts, reason: 'wrong score', by });
    expect(await settling.betOf(single)).toMatchObject({ isCancel: 1, revision: 2, payout: 1_000n });
  });

  it('D7 R34 after settlement money has moved: it waits for two operators, then bets are settled again', async () => {
    const info = await context.player('100');
    const single = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settling.settle(wholeResult(game));
    await settling.settle([playVoid()]);
    expect(await settling.betOf(single)).toMatchObject({ revision: 1, payout: 2_000n });
    const [entry] = await heldEntries();
    expect(entry).toMatchObject({ kind: 'result', reason: 'already_settled', playId: playOf(game, PLAY.winner) });
    await context.stores.quarantine.approve(entry?.id ?? 0, 'ann');
    await applyQuarantineDecisions(context);
    expect(await settling.betOf(single)).toMatchObject({ revision: 1, payout: 2_000n });
    await context.stores.quarantine.approve(entry?.id ?? 0, 'ben');
    await applyQuarantineDecisions(context);
    expect(await heldEntries()).toEqual([]);
    expect(await settling.betOf(single)).toMatchObject({ revision: 2, isCancel: 1, payout: 1_000n });
    const { rows } = await settling.client.query('select approved_by from result_revisions where game_id = $1', [game]);
    expect(rows).toEqual([{ approved_by: ['ann', 'ben'] }]);
  });

  it('D7 R34 a void of an unknown play, or of another match, is quarantined', async () => {
    await ingest(playVoid({ play_id: 987_654 }), playVoid({ game_id: game + 1 }));
    const entries = (await context.stores.quarantine.list('held')).filter(({ reason }) => reason === 'unknown_play');
    expect(entries.map(({ gameId }) => gameId)).toEqual(expect.arrayContaining([game, game + 1]));
    for (const { id } of entries) for (const by of ['ann', 'ben']) await context.stores.quarantine.approve(id, by);
    await applyQuarantineDecisions(context);
    expect(await heldEntries()).toEqual([]);
    expect(await bet()).toBeNull();
  });

  it('D7 BET-2 a pool is refunded whole', async () => {
    const info = await context.player('100');
    for (const side of [1, 2] as const) await placed(context, poolRequest(game, POOL.winner, side, '30'), info);
    await settling.settle([playVoid({ play_id: playOf(game, POOL.winner) })]);
    expect((await context.stores.wallets.read(info.caller.accountId))?.balance).toBe(10_000n);
  });
});
