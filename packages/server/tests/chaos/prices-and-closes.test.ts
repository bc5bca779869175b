import { setTimeout as sleep } from 'node:timers/promises';

import type { AcceptPreference, FeedEvent } from '@clutchline/contract';
import { parseOdd } from '@clutchline/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { freshId, selection, type PlaceAnswer, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { countOf } from '@clutchline/test-support/server/count-of';
import { live, PLAY, playState, pointOf, wholeResult } from '@clutchline/test-support/server/test-feed';
import { sendAtOnce } from './at-once';
import { openChaosSetup, type ChaosSetup, type ChaosPlayer } from './chaos-setup';
import { placeOnce, rawPlacement, acceptedOrders } from './chaos-client';

const PLAYS = Object.values(PLAY);

let setup: ChaosSetup;
beforeAll(async () => {
  setup = await openChaosSetup();
  await setup.owner.query(`
    create table chaos_prices (point_id bigint, version bigint, odd integer, xid xid8 default pg_current_xact_id());
    create function chaos_price() returns trigger language plpgsql security definer as $$ begin
      insert into chaos_prices (point_id, version, odd) values (new.id, new.version, new.odd); return null; end $$;
    create trigger chaos_price after insert or update of odd on points for each row execute function chaos_price()`);
});
afterAll(async () => {
  await setup.close();
});

const urlOf = (index: number): string => setup.servers[index % setup.servers.length]?.url ?? '';

function singlesOn(
  gameId: number,
  accept: AcceptPreference,
  prices: readonly { play: number; odd: number; version: number }[],
) {
  const selections = prices.map((price) => selection({ gameId, ...price }));
  const bets = selections.map((_, index) => ({ kind: 'single' as const, selections: [index], stake: '1' }));
  return { lang: 2 as const, request_id: freshId(), accept, selections, bets } satisfies PlaceRequest;
}

const PRICED = 8_200_001;
const POINTS = PLAYS.map((play) => ({ play, pointId: pointOf(PRICED, play, 1) }));
const BETS = countOf(1_500, 20_000);
const PREFERENCES = ['latest', 'better', 'none'] as const;
/** No player reaches 9,000 per match. */
const PLAYERS = countOf(2, 4);

interface Tally {
  accepted: number;
  refused: number;
  wrong: string[];
}

const anyOdd = (): number => 1_700 + Math.floor(Math.random() * 12) * 25;

async function flip(until: { isOver: boolean }): Promise<number> {
  let flips = 0;
  const asFeed = async () => {
    for (; !until.isOver; flips += POINTS.length) {
      const prices = POINTS.map(({ pointId }) => ({ point_id: pointId, odd: anyOdd() }));
      await ingestFeedEvents(setup.context, [{ type: 'prices', game_id: PRICED, prices } satisfies FeedEvent]);
    }
  };
  const oneByOne = async () => {
    const update = 'update points set odd = $1, version = version + 1 where id = $2 and odd <> $1';
    for (let index = 0; !until.isOver; index += 1) {
      const { rowCount } = await setup.owner.query(update, [anyOdd(), POINTS[index % POINTS.length]?.pointId]);
      flips += rowCount ?? 0;
    }
  };
  await Promise.all([asFeed(), oneByOne(), oneByOne()]);
  return flips;
}

/** Slightly outdated. */
async function seenPrices() {
  const { rows } = await setup.owner.query<{ id: number; odd: number; version: number }>(
    'select id, odd, version from points where id = any($1::bigint[])',
    [POINTS.map(({ pointId }) => pointId)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Independent of stored bets. */
function validate(answer: PlaceAnswer, accept: AcceptPreference, tally: Tally): void {
  for (const { order_no: orderNo, legs } of answer.results) {
    const [leg] = legs;
    const [requested, used] = [parseOdd(leg?.asked ?? '1.000'), parseOdd(leg?.used ?? '1.000')];
    const isAllowed = accept === 'latest' || used === requested || (accept === 'better' && used > requested);
    if (orderNo === null) tally.refused += 1;
    else tally.accepted += 1;
    if (isAllowed !== (orderNo !== null))
      tally.wrong.push(`${accept}: asked ${requested}, used ${used}, order ${orderNo}`);
  }
}

async function bet(player: ChaosPlayer, accept: AcceptPreference, tally: Tally): Promise<void> {
  for (let index = 0; tally.accepted + tally.refused < BETS; index += 1) {
    const seen = await seenPrices();
    if (index % 3 > 0) await sleep(Math.random() * 10);
    const prices = POINTS.map(({ play, pointId }) => {
      const { odd, version } = seen.get(pointId) ?? { odd: 2_000, version: 1 };
      return { play, odd, version };
    });
    const reply = await placeOnce(urlOf(index), player, singlesOn(PRICED, accept, prices));
    if (reply.kind === 'answer') validate(reply.answer, accept, tally);
  }
}

/** Prices invented, not yet or no longer valid at the commit. */
const STRUCK = `
  select l.order_no, n.xid is not null as is_overtaken, c.xid is null
    or pg_xact_commit_timestamp(c.xid::xid) > pg_xact_commit_timestamp(t.xid::xid)
    or coalesce(pg_xact_commit_timestamp(n.xid::xid) < pg_xact_commit_timestamp(t.xid::xid), false) as is_wrong
  from bet_legs l
  join bets b using (order_no)
  join ledger_transactions t on t.id = b.stake_transaction_id
  left join chaos_prices c on c.point_id = l.point_id and c.version = l.version and c.odd = l.odd
  left join chaos_prices n on n.point_id = l.point_id and n.version = l.version + 1`;

it(`R10 ${BETS} bets of each preference while prices flip: every struck price is in force at the commit and allowed`, async () => {
  await setup.addMatch(PRICED);
  const until = { isOver: false };
  const flipping = flip(until);
  const began = performance.now();
  const tallies = await Promise.all(
    PREFERENCES.map(async (accept) => {
      const tally: Tally = { accepted: 0, refused: 0, wrong: [] };
      const players = await Promise.all(Array.from({ length: PLAYERS }, () => setup.addPlayer(100_000_000n)));
      await Promise.all(players.map((player) => bet(player, accept, tally)));
      return { accept, tally };
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  until.isOver = true;
  const flips = await flipping;
  for (const { accept, tally } of tallies) {
    expect(tally.wrong).toEqual([]);
    expect(tally.accepted).toBeGreaterThan(0);
    // Else no price moved.
    if (accept !== 'latest') expect(tally.refused).toBeGreaterThan(0);
  }
  const { rows: struck } = await setup.owner.query<{ is_wrong: boolean; is_overtaken: boolean }>(STRUCK);
  expect(struck).toHaveLength(tallies.reduce((sum, { tally }) => sum + tally.accepted, 0));
  expect(struck.filter(({ is_wrong }) => is_wrong)).toEqual([]);
  expect(struck.filter(({ is_overtaken }) => is_overtaken).length).toBeGreaterThan(struck.length / 2);
  expect(await setup.faults()).toEqual([]);
  const counts = tallies.map(({ accept, tally }) => `${accept} ${tally.accepted} taken ${tally.refused} refused`);
  console.log(
    `R10: ${counts.join(', ')}; ${Math.round(flips / seconds)} prices a second; 0 outside the preference, 0 not in force at the commit`,
  );
}, 3_600_000);

const ROUNDS = countOf(20, 1_000);
const REQUESTS = 40;
const CLOSES = ['closed', 'suspended', 'over', 'resulted'] as const;

function closing(gameId: number, how: (typeof CLOSES)[number]): FeedEvent[] {
  if (how === 'over') return [live(gameId, { status: 5 })];
  if (how === 'resulted') return wholeResult(gameId);
  return PLAYS.map((play) => playState(gameId, play, how));
}

/** Committed after the transaction that closed play or match. */
const RACED = `
  select b.order_no, pg_xact_commit_timestamp(t.xid::xid) > pg_xact_commit_timestamp(c.xid::xid) as is_late
  from bets b
  join ledger_transactions t on t.id = b.stake_transaction_id
  join bet_legs l on l.order_no = b.order_no
  join chaos_closes c on c.game_id = l.game_id`;

it(`R11 closing races 200 bets over both servers (${ROUNDS} rounds): none is committed after the close`, async () => {
  await setup.owner.query(`
    create table chaos_closes (game_id bigint primary key, xid xid8 default pg_current_xact_id());
    create function chaos_close() returns trigger language plpgsql security definer as $$ begin
      insert into chaos_closes (game_id) values (case tg_table_name when 'plays' then (to_jsonb(new)->>'game_id')::bigint
        else (to_jsonb(new)->>'id')::bigint end) on conflict do nothing; return null; end $$;
    create trigger chaos_close after update on plays for each row when (old.status = 1 and new.status > 1)
      execute function chaos_close();
    create trigger chaos_close after update on matches for each row when (old.status < 4 and new.status > 3)
      execute function chaos_close()`);
  let accepted = 0;
  let refused = 0;
  let mixed = 0;
  const players = await Promise.all(Array.from({ length: REQUESTS }, () => setup.addPlayer(1_000_000_000n)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const gameId = 8_300_001 + round;
    await setup.addMatch(gameId);
    const how = CLOSES[round % CLOSES.length] ?? 'closed';
    const prices = PLAYS.slice(0, 5).map((play) => ({ play, odd: 2_000, version: 1 }));
    const requests = players.map((player, index) => ({
      url: urlOf(index),
      raw: rawPlacement(urlOf(index), player, singlesOn(gameId, 'latest', prices)),
    }));
    // The first one late, so that bets are taken on a slow machine too.
    const delayMs = round === 0 ? 2_000 : Math.random() * 60;
    const close = sleep(delayMs).then(() => ingestFeedEvents(setup.context, closing(gameId, how)));
    const [answers] = await Promise.all([sendAtOnce(requests), close]);
    const orders = answers.flatMap(({ answer }) => (answer === null ? [] : acceptedOrders(answer)));
    accepted += orders.length;
    refused += REQUESTS * prices.length - orders.length;
    mixed += orders.length > 0 && orders.length < REQUESTS * prices.length ? 1 : 0;
  }
  const { rows: closes } = await setup.owner.query<{ closes: number }>(
    'select count(*)::integer as closes from chaos_closes where game_id >= 8300001 and game_id < 8300001 + $1',
    [ROUNDS],
  );
  expect(closes).toEqual([{ closes: ROUNDS }]);
  const { rows: raced } = await setup.owner.query<{ is_late: boolean | null }>(RACED);
  expect(raced).toHaveLength(accepted);
  expect(raced.filter(({ is_late }) => is_late !== false)).toEqual([]);
  expect(await setup.faults()).toEqual([]);
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
  console.log(
    `R11: ${ROUNDS} closes against 200 bets each: ${accepted} taken before, ${refused} refused, ${mixed} rounds with both; 0 committed after the close`,
  );
}, 3_600_000);
