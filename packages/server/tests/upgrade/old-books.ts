import { buildNames } from '@clutchline/domain/testing';

import { ask } from '@clutchline/test-support/server/held-books';
import { NOW } from '@clutchline/test-support/server/test-now';

export const ORDERS = { settled: 'SETTLED', open: 'OPEN', accepted: 'ACCEPTED', rejected: 'REJECTED' } as const;

const NAMES = JSON.stringify(buildNames('Old'));
const STANDING = [1, 0, 0, 0, 0];
const CAP = '10000000';

/** Live; a player with 1000.00. */
const BOARD = `
  insert into game_types (id, names) values (1, $names$${NAMES}$names$);
  insert into events (id, game_type_id, names) values (100, 1, $names$${NAMES}$names$);
  insert into teams (id, names) select id, $names$${NAMES}$names$ from unnest(array[11, 12]) id;
  insert into matches (id, game_type_id, event_id, team_id_1, team_id_2, stage_names, start_time, best_of, status, round)
  values (1, 1, 100, 11, 12, $names$${NAMES}$names$, ${NOW + 3_600_000}, 3, 2, 1);
  insert into plays (id, game_id, category_id, round, market, market_group, line, is_main, no_parlay) values
    (1001, 1, 2, 0, 'match_winner', 'basic', null, 1, 0), (1003, 1, 2, 0, 'total_maps', 'basic', 2500, 1, 0),
    (1004, 1, 2, 1, 'map_winner', 'basic', null, 1, 0);
  insert into points (id, play_id, game_id, position, pick, odd)
  select p.id * 100 + side, p.id, 1, side - 1, case when p.id = 1003
      then json_build_object('kind', case side when 1 then 'over' else 'under' end)
      else json_build_object('kind', 'team', 'team_id', 10 + side) end, 2000
  from plays p, generate_series(1, 2) side;
  insert into feed_progress (fed_until) values (${NOW});
  insert into accounts (username, password_hash, nickname, currency_id, lang, created_at) values ('ada', 'h', 'Ada', 1, 2, ${NOW});
  insert into wallets (account_id, currency_id, balance) values (1, 1, 100000);
  insert into session_times (account_id, day_start, used_ms, noted_at) values (1, 0, 5, 9);
  insert into player_breaks (account_id, kind, until) values (1, 'time_out', 1);
  insert into outbox (news) values ('{"kind":"player","accountId":1,"orderNos":[]}');
  insert into placements (account_id, request_id, body_hash, answer, at) values (1, 'abandoned', '', null, ${NOW});
  begin;
  insert into ledger_transactions (kind, order_no, at) values ('demo-credit', null, ${NOW});
  insert into ledger_entries values (1, 'player:1', 1, 100000), (1, 'house:demo-credit', 1, -100000);
  commit`;

interface OldBet {
  readonly orderNo: string;
  readonly pointId: number;
  readonly isHeld: boolean;
}

/** As that version calls it. */
function placement({ orderNo, pointId, isHeld }: OldBet, walletVersion: number) {
  const playId = Math.floor(pointId / 100);
  const leg = { position: 0, point_id: pointId, play_id: playId, game_id: 1, category_id: 2, odd: 2_000, version: 1 };
  const used = { shop_id: pointId, asked: '2.000', used: '2.000', version: 1 };
  return {
    ...{ account_id: 1, request_id: orderNo.toLowerCase(), body_hash: 'h', at: NOW, origin: null, currency_id: 1 },
    ...{ wallet_version: walletVersion, total: '1000', accept_until: null, max_feed_age_ms: null },
    answer: JSON.stringify({
      results: [{ order_no: orderNo, receive_status: isHeld ? 1 : 0, delay_ms: 0, legs: [used], error: null }],
      amount: '0.00',
    }),
    matches: [{ id: 1, status: 2, is_hide: 0, standing: STANDING }],
    plays: [{ id: playId, status: 1, is_hide: 0 }],
    points: [{ id: pointId, odd: 2_000, version: 1 }],
    exposures: [{ point_id: pointId, amount: '1000', cap: CAP }],
    bets: [
      {
        ...{ order_no: orderNo, kind: 'single', sizes: [1], lines: 1, stake: '1000', odds: '2.000', cap: CAP },
        ...{ accept: 'none', receive_status: isHeld ? 1 : 0, held_until: isHeld ? NOW + 6_000 : null, is_pool: false },
        legs: [leg],
      },
    ],
  };
}

const RESULT = `
  insert into map_results (game_id, round, facts, source)
  values (1, 1, '{"status":"played","winner":11,"score_1":20,"score_2":11,"duration_s":2040,"first_blood":null,"first_tower":null,"pistol_1":null,"pistol_13":null,"races":[]}', 'test');
  update points set decision = 1, source = 'test', outcome = case position when 0 then 'won' else 'lost' end, result = '1:0',
    rule = 'map-winner@1' where play_id = 1004;
  update plays set status = 3 where id = 1004;
  update plays set status = 4, settled_at = ${NOW} where id = 1004`;

const STATE = {
  ...{ outcome: 'won', void_reason: null, dead_heat: 1, closing_odd: null },
  ...{ result: '1:0', rule: 'map-winner@1' },
};

const SETTLEMENT = {
  ...{ at: NOW, notice_before: NOW, holds_wallets: false, corrects: false },
  legs: [{ order_no: ORDERS.settled, position: 0, state: 0 }],
  states: [{ state: 0, ...STATE, source: 'test', decision: 1 }],
  endings: [
    {
      ...{ order_no: ORDERS.settled, revision: 1, is_cancel: 0, prize_status: 1, settlement_odds: '2.000' },
      ...{ payout: '2000', repaid: '0', owed: '0', rules: ['map-winner@1'], source: 'test', reason: null },
      legs: [{ position: 0, odd: 2_000, ...STATE }],
    },
  ],
};

/** Migration 0035: a settled, an open, two held bets. */
export async function fillOldBooks(url: string): Promise<void> {
  await ask(url, BOARD);
  const bets = [
    { orderNo: ORDERS.settled, pointId: 100401, isHeld: false },
    { orderNo: ORDERS.open, pointId: 100102, isHeld: false },
    { orderNo: ORDERS.accepted, pointId: 100101, isHeld: true },
    { orderNo: ORDERS.rejected, pointId: 100301, isHeld: true },
  ];
  for (const [version, bet] of bets.entries()) {
    const rows = await ask(url, 'select place_bets($1) as outcome', [JSON.stringify(placement(bet, version))]);
    if (rows[0]?.['outcome'] !== 'placed') throw new Error(`${bet.orderNo}: ${JSON.stringify(rows)}`);
  }
  await ask(url, RESULT);
  await ask(url, 'select settle_bets($1)', [JSON.stringify(SETTLEMENT)]);
}
