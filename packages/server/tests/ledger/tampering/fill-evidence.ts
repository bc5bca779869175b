import type { CardFace } from '@clutchline/domain/auto-chess';
import { fillBooks, sealAll } from '@clutchline/test-support/server/test-books';
import { freshId, parlayRequest, place, placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import {
  matchEvents,
  matchVoid,
  PLAY,
  playOf,
  pointOf,
  teamOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { chessPlayer, chessStateOf, hasEqual, placesOf, played } from '@clutchline/test-support/server/chess-player';
import { ask } from '@clutchline/test-support/server/held-books';
import { NOW, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { outrightEvents, outrightResult } from '@clutchline/test-support/server/test-pool';

import { changeSeeds, publishPriceList } from '../../../src/chess';
import { DeskOperators } from '../../../src/desk/access/postgres-desk-operators';
import { correctResult } from '../../../src/settlement/correct-result';
import { applyQuarantineDecisions } from '../../../src/quarantine/apply-quarantine-decisions';
import { ingestFeedEvents } from '../../../src/feed/ingest-feed-events';
import { readPlacement } from '../../../src/placement/read-placement';
import { setPlayerLimit, startBreak } from '../../../src/placement/limits/player-limits';
import { createSecretStore } from '../../../src/rounds/postgres-secret-store';
import { RoundLeader } from '../../../src/rounds/start-rounds';
import { settlePlays } from '../../../src/settlement/settle-plays';
import { voidBet } from '../../../src/settlement/void-bet';
import { voidPlay } from '../../../src/settlement/void-play';

const DAY = 86_400_000;

type Info = Awaited<ReturnType<TestContext['player']>>;

async function fillRequests(context: TestContext, info: Info): Promise<void> {
  const { accountId } = info.caller;
  await place(context, singleRequest({ gameId: 23 }, '0.01'), info);
  const abandoned = freshId();
  await readPlacement(context, { lang: 2, request_id: abandoned, abandon_if_missing: 1 }, info);
  const at = context.clock.now();
  const decision = { accountId, network: '193.0.6.0/24', country: 'NL', allowed: true, at };
  await context.stores.regions.record({ ...decision, requestId: freshId() });
  await context.stores.regions.record({ ...decision, requestId: freshId(), country: 'JP', allowed: false });
  for (const tokenHash of ['open-session', 'ended-session'])
    await context.stores.sessions.create({ tokenHash, accountId, createdAt: at, expiresAt: at + 4_000 * DAY });
  await context.stores.sessions.end('ended-session', at + 1, 'signed_out');
}

/** A pending raise; a time-out, then exclusion. */
async function fillProtection(context: TestContext): Promise<void> {
  const info = await context.player('100');
  const set = (kind: 'day_stake' | 'day_loss', value: string) =>
    setPlayerLimit(context, { lang: 2, limit: { kind, value } }, info);
  await set('day_stake', '50');
  await set('day_stake', '80');
  await set('day_loss', '20');
  await startBreak(context, { lang: 2, pause: { kind: 'time_out', hours: 24 } }, info);
  await startBreak(context, { lang: 2, pause: { kind: 'exclusion', days: 180 } }, info);
  const limits = { dayStake: 5_000n, dayLoss: null, sessionMinutes: 90, stakeFactor: 500, excludedUntil: null };
  for (const stakeFactor of [500, 250])
    await context.stores.integration.writeLimits(info.caller.accountId, { ...limits, stakeFactor });
}

async function fillQuarantine(context: TestContext): Promise<void> {
  const jump = (gameId: number, odd: number) => ({
    ...{ type: 'prices' as const, game_id: gameId },
    prices: ([1, 2] as const).map((side) => ({
      ...{ point_id: pointOf(gameId, PLAY.winner, side), odd: side === 1 ? odd : 1_010 },
    })),
  });
  await ingestFeedEvents(context, [jump(23, 90_000)], { spanMs: 250 });
  const [entry] = await context.stores.quarantine.list('held');
  await context.stores.quarantine.approve(entry?.id ?? 0, 'Ann');
  await applyQuarantineDecisions(context);
  await ingestFeedEvents(context, [jump(24, 95_000)], { spanMs: 250 });
}

async function fillEndings(context: TestContext, info: Info): Promise<void> {
  await ingestFeedEvents(context, [...wholeResult(21), matchVoid(22), outrightResult(30, [1])]);
  await settlePlays(context);
  await sealAll(context);
  context.setNow(NOW + 4 * DAY);
  await placed(context, singleRequest({ gameId: 24, play: PLAY.handicap }, '9'), info);
  const orderNo = await placed(context, singleRequest({ gameId: 24, play: PLAY.totalMaps }, '4'), info);
  await voidBet(context, { orderNo, voidReason: 'incorrect_odds', reason: 'wrong line', by: ['Ada', 'Ben'] });
  const facts = { winner: teamOf(21, 2), score_1: 0, score_2: 2 };
  await correctResult(context, { gameId: 21, round: null, facts, reason: 'sides swapped', by: ['Ada', 'Ben'] });
  await voidPlay(context, {
    ...{ playId: playOf(24, PLAY.handicap), voidReason: 'incorrect_odds', reason: 'wrong line' },
    by: ['Ada', 'Ben'],
  });
}

/** An epoch with a line and three rounds. */
async function fillRounds(context: TestContext, { caller }: Info): Promise<void> {
  const at = context.clock.now();
  const leader = new RoundLeader(context, {
    ...{
      bus: { publish: () => undefined },
      wakeSettlement: () => undefined,
      speed: 1,
      isSwitchedOff: false,
    },
    secrets: createSecretStore(context.databaseUrl),
  });
  await leader.run();
  const line = { no: 1, accountId: caller.accountId, requestId: 'line', line: 'hello', head: 'a'.repeat(64), at };
  await context.stores.rounds.addLine(1, line);
  context.setNow(at + 4 * 120_000);
  await leader.run();
}

/** A merge, a find, a sale, a rent and revealed seeds of auto chess. */
async function fillChess(context: TestContext): Promise<void> {
  await publishPriceList(context);
  const isOfFind = ({ star }: CardFace): boolean => star > 1;
  const info = await chessPlayer(context, '5000', {
    wanted: [
      ['basic', hasEqual(3)],
      ['basic', (cards) => cards.some(isOfFind) && cards.some((card) => !isOfFind(card))],
    ],
  });
  await played(context, info, { kind: 'rent_slot', slot: 7, hours: 12 });
  await played(context, info, { kind: 'refresh', tier: 'basic' });
  for (const place of [1, 2, 3, 4, 5]) await played(context, info, { kind: 'buy', draw: 1, place });
  context.setNow(context.clock.now() + 5_000);
  const { state } = await played(context, info, { kind: 'refresh', tier: 'basic' });
  const shown = state.market?.cards ?? [];
  await played(context, info, { kind: 'sell_directly', draw: 2, place: placesOf(shown, isOfFind)[0] ?? 0 });
  await played(context, info, { kind: 'buy', draw: 2, place: placesOf(shown, (card) => !isOfFind(card))[0] ?? 0 });
  const [first, second] = (await chessStateOf(context, info)).cards;
  await played(context, info, { kind: 'sell', card: first?.card ?? 0 });
  await played(context, info, { kind: 'move', card: second?.card ?? 0, slot: 7 });
  const request = { lang: 2, request_id: freshId(), client_seed: 'another' } as const;
  await changeSeeds(context, request, info);
}

/** Sealed; then a server led for over ten minutes. */
async function fillDesk(context: TestContext): Promise<void> {
  const { databaseUrl, clock } = context;
  const operators = new DeskOperators(databaseUrl, () => clock.now());
  for (const name of ['ann', 'bob', 'cat'])
    await operators.invite({ name, roles: ['trader'], samePersonAs: name === 'cat' ? 'bob' : null });
  await operators.end('cat');
  await fillPlayers(context);
}

/** A freeze, and an adjustment that two persons approved. */
async function fillPlayers(context: TestContext): Promise<void> {
  const { accountId } = (await context.player('100')).caller;
  const at = context.clock.now();
  const run = (text: string, ...values: unknown[]) => ask(context.databaseUrl, text, values);
  await run("select freeze_player($1, 'taken over', 1, $2)", accountId, at);
  await run(
    `insert into desk_proposals (kind, payload, reason, preview, preview_hash, proposed_by, proposed_at, expires_at)
     select 'adjust', jsonb_build_object('player_id', player_id, 'currency_id', 1, 'amount', '500'), 'goodwill', '{}', '', 1,
       $2::bigint, $2::bigint + 1 from accounts where id = $1`,
    accountId,
    at,
  );
  await run("update desk_proposals set state = 'approved', decided_by = 2, decided_at = $1", at);
  await run('select adjust_wallet(id, $1) from desk_proposals', at);
  await run("update desk_proposals set state = 'done'");
}

export async function fillEvidence(context: TestContext): Promise<void> {
  await fillBooks(context);
  const startTime = NOW + 6 * DAY;
  await ingestFeedEvents(context, [
    ...[21, 22, 23, 24].flatMap((gameId) => matchEvents(gameId, { startTime })),
    ...outrightEvents(30, 3),
  ]);
  const info = await context.player('5000');
  for (const gameId of [21, 22, 23]) await placed(context, singleRequest({ gameId }, '11'), info);
  await placed(context, parlayRequest([{ gameId: 21 }, { gameId: 23 }, { gameId: 24 }], '7'), info);
  await placed(context, parlayRequest([{ gameId: 22 }, { gameId: 23 }, { gameId: 24 }], '7'), info);
  await placed(context, singleRequest({ gameId: 21, side: 2 }, '13'), info);
  await placed(context, singleRequest({ gameId: 30, side: 2, odd: 3_000 }, '4'), info);
  await placed(context, singleRequest({ gameId: 23, play: PLAY.map1 }, '6'), info);
  await sealAll(context);
  await fillRequests(context, info);
  await fillProtection(context);
  await fillDesk(context);
  await sealAll(context);
  await fillEndings(context, info);
  await fillQuarantine(context);
  await fillRounds(context, info);
  await fillChess(context);
  await sealAll(context);
  await ask(
    context.databaseUrl,
    `update leadership set heartbeats = 1000, heartbeat_at = clock_timestamp() + interval '11 minutes'`,
  );
}
