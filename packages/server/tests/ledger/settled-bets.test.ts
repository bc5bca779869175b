import { combinedOdds } from '@clutchline/domain';
import { addPlayers } from '@clutchline/test-support/bench/bench-players';
import { findDanglingRows } from '@clutchline/test-support/bench/dangling-rows';
import { addSettledBets } from '@clutchline/test-support/bench/settled-bets';
import { parlayRequest, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { ask } from '@clutchline/test-support/server/held-books';
import { startPlacingServer, type PlacingServer } from '@clutchline/test-support/server/placing-server';
import { PLAY, wholeResult } from '@clutchline/test-support/server/test-feed';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { auditLedger } from '../../src/ledger';
import { orderNumberFrom } from '../../src/placement/new-bets';
import { groupBy } from '../../src/platform/group-by';
import { settlePlays } from '../../src/settlement/settle-plays';

const BETS = 2_000;
const PLAYERS = 200;

let server: PlacingServer;
let filled: Awaited<ReturnType<typeof createTestDatabase>>;

const query = (statement: string, values: readonly unknown[] = []): Promise<pg.QueryResultRow[]> =>
  ask(filled.url, statement, [...values]);

beforeAll(async () => {
  server = await startPlacingServer();
  filled = await createTestDatabase();
  const [firstAccount = 0] = await addPlayers({ query }, PLAYERS);
  await addSettledBets({ url: filled.url, query }, { bets: BETS, atOnce: BETS / 2, firstAccount, players: PLAYERS });
}, 120_000);

afterAll(async () => {
  await server.close();
  await filled.drop();
});

/** Singles won, lost and void; parlays won and lost. */
async function placeAndSettle(): Promise<void> {
  const first = await server.matches(3);
  const { token } = await server.player();
  const place = async (request: object) => {
    const { results } = await server.place(token, request);
    expect(results).toMatchObject([{ error: null }]);
  };
  for (const pick of [{ side: 1 }, { side: 2 }, { play: PLAY.map3 }] as const)
    await place(singleRequest({ gameId: first, ...pick }, '5', 'latest'));
  const games = [first, first + 1, first + 2];
  for (const side of [1, 2] as const) {
    const picks = games.map((gameId) => ({ gameId, side: gameId === first ? (1 as const) : side }));
    await place({ ...parlayRequest(picks, '5'), accept: 'latest' });
  }
  await ingestFeedEvents(server.context, games.flatMap(wholeResult));
  await settlePlays(server.context);
}

/** Of all bets; amounts, times and numbers are different in each. */
const ROWS = `
  select b.order_no as "orderNo", t.name, t.state,
    b.kind || ' ' || (select string_agg(outcome, ' ' order by position) from bet_legs l where l.order_no = b.order_no) as bet
  from bets b, lateral (
    select 'bets' as name, to_jsonb(b) as state
    union all select 'bet_legs', to_jsonb(l) from bet_legs l where l.order_no = b.order_no
    union all select 'placements', to_jsonb(p) from placements p
      where p.account_id = b.account_id and p.request_id = b.request_id
    union all select 'region_decisions', to_jsonb(r) from region_decisions r
      where r.account_id = b.account_id and r.request_id = b.request_id
    union all select 'ledger_transactions', to_jsonb(l) from ledger_transactions l where l.order_no = b.order_no
    union all select 'ledger_entries', to_jsonb(e) from ledger_transactions l join ledger_entries e on e.transaction_id = l.id
      where l.order_no = b.order_no
    union all select 'settlements', to_jsonb(s) from settlements s where s.order_no = b.order_no
  ) t`;

interface Row {
  readonly orderNo: string;
  readonly bet: string;
  readonly name: string;
  readonly state: unknown;
}

const WITH_VALUE = new Set(
  (
    'kind,lines,sizes,currency_id,cap,accept,receive_status,prize_status,is_cancel,is_pool,revision,category_id,outcome,' +
    'void_reason,dead_heat,decision,allowed,position'
  ).split(','),
);
const WITH_LENGTH = new Set(['order_no', 'request_id', 'body_hash']);

function shapeOf(value: unknown, key = ''): unknown {
  if (value === null || WITH_VALUE.has(key)) return value;
  if (key === 'rules') return 'one for each market';
  if (Array.isArray(value)) return value.map((inner) => shapeOf(inner));
  if (typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, shapeOf(v, k)]));
  return typeof value === 'string' && WITH_LENGTH.has(key) ? value.length : typeof value;
}

/** By kind and outcomes of the bet. */
async function shapesIn(databaseUrl: string): Promise<Map<string, Set<string>>> {
  const shapes = new Map<string, Set<string>>();
  for (const rows of groupBy(await ask<Row>(databaseUrl, ROWS), ({ orderNo }) => orderNo).values()) {
    const lines = rows.map(({ name, state }) => `${name} ${JSON.stringify(shapeOf(state))}`);
    const bet = rows[0]?.bet ?? '';
    shapes.set(bet, (shapes.get(bet) ?? new Set()).add(lines.sort().join('\n')));
  }
  return shapes;
}

it('BET-9 generated bets leave the rows that bets leave which players place and the product settles', async () => {
  await placeAndSettle();
  const [real, generated] = [await shapesIn(server.databaseUrl), await shapesIn(filled.url)];
  const bets = ['parlay won lost lost', 'parlay won won won', 'single lost', 'single void', 'single won'];
  expect([...real.keys()].sort()).toEqual(bets);
  for (const [bet, shapes] of real) expect({ bet, shapes: generated.get(bet) }).toEqual({ bet, shapes });
});

it('BET-9 the ledger of generated bets is right and sealed, and their foreign keys hold', async () => {
  const audit = await auditLedger(filled.url);
  expect(audit).toMatchObject({ faults: [], bets: BETS, transactions: 2 * BETS + 1, unsealed: 0 });
  expect(await findDanglingRows({ query })).toEqual([]);
  expect(await query('select id from quarantine')).toEqual([]);
});

it('BET-9 a filled database has the indexes of every other one', async () => {
  const indexes = 'select indexdef from pg_indexes order by 1';
  expect(await query(indexes)).toEqual(await ask(server.databaseUrl, indexes));
});

interface Odds {
  readonly orderNo: string;
  readonly odds: string;
  readonly at: number;
  readonly legs: readonly number[];
}

it('BET-1 odds and order numbers of generated bets are those that the product computes', async () => {
  const bets = await ask<Odds>(
    filled.url,
    `select b.order_no as "orderNo", b.odds, b.bet_time::float as at, array_agg(l.odd order by position) as legs
    from bets b join bet_legs l using (order_no) group by 1, 2, 3`,
  );
  for (const { orderNo, odds, at, legs } of bets) {
    expect(odds).toBe(combinedOdds(legs));
    expect(orderNo.startsWith(orderNumberFrom(at))).toBe(true);
  }
  expect(bets).toHaveLength(BETS);
});
