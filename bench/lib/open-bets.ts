import type { BenchDatabase } from '@clutchline/test-support/bench/bench-database';

export interface OpenBets {
  readonly gameId: number;
  readonly playId: number;
  readonly count: number;
}

const NAMES = JSON.stringify(
  Object.fromEntries(['cn', 'en', 'tw', 'th', 'vn', 'in', 'jp', 'kr'].map((key) => [key, 'Bench'])),
);
const STAKE = 100;
const HOUR = 3_600_000;

interface NewBets {
  readonly count: number;
  readonly firstAccount: number;
  readonly players: number;
  /** Else by {@link addResult}. */
  readonly isDecided?: boolean;
}

/** From now on the bets can be settled. */
export async function addResult(database: BenchDatabase, { gameId, playId }: OpenBets): Promise<void> {
  await database.query(
    `update points set outcome = case position when 1 then 'won' else 'lost' end, result = '2:0', rule = 'match-winner@1', decision = 1,
      source = 'bench' where play_id = $1`,
    [playId],
  );
  await database.query('update plays set status = 4, settled_at = 0 where id = $1', [playId]);
  await database.query('update matches set status = 4, start_time = 0 where id = $1', [gameId]);
}

export async function addOpenBets(
  database: BenchDatabase,
  { count, firstAccount, players, isDecided = true }: NewBets,
): Promise<OpenBets> {
  const [earlier] = await database.query('select count(*)::integer as matches from matches where event_id = 9999');
  const tag = Number(earlier?.['matches']) + 1;
  const gameId = 9_000_000 + tag;
  const playId = gameId * 1_000 + 1;
  await database.query(`insert into game_types values (9999, '${NAMES}') on conflict do nothing`);
  await database.query(`insert into events values (9999, 9999, '${NAMES}') on conflict do nothing`);
  await database.query(
    `insert into teams select n, '${NAMES}' from generate_series(99990001, 99990002) n on conflict do nothing`,
  );
  await database.query(
    `insert into matches (id, game_type_id, event_id, team_id_1, team_id_2, stage_names, start_time, best_of, status)
    values ($1, 9999, 9999, 99990001, 99990002, '${NAMES}', $2, 3, 1)`,
    [gameId, Date.now() + HOUR],
  );
  await database.query(
    `insert into plays (id, game_id, category_id, round, market, market_group, is_main, no_parlay, status)
    values ($1, $2, 2, 0, 'match_winner', 'basic', 1, 0, 1)`,
    [playId, gameId],
  );
  await database.query(
    `insert into points (id, play_id, game_id, position, pick, odd)
    select $1::bigint * 100 + side, $1, $2, side, json_build_object('kind', 'team', 'team_id', 99990000 + side), 1955
    from generate_series(1, 2) side`,
    [playId, gameId],
  );
  await database.query(
    `insert into placements (account_id, request_id, body_hash, answer, at)
    select $1::bigint + n, $2, '-', '{}', 0 from generate_series(0, $3::integer - 1) n`,
    [firstAccount, `bench-${tag}`, players],
  );
  await database.query(
    `with bet as materialized (
      select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as transaction_id,
        'BENCH' || lpad($1::text, 6, '0') || lpad(n::text, 15, '0') as order_no, $2::bigint + n % $3::integer as account_id,
        $4::bigint * 100 + 1 + n % 2 as point_id
      from generate_series(1, $5::integer) n
    ), headers as (
      insert into ledger_transactions (id, kind, order_no, at) overriding system value
      select transaction_id, 'stake', order_no, 0 from bet
    ), entries as (
      insert into ledger_entries (transaction_id, account, currency_id, amount)
      select transaction_id, 'player:' || account_id, 1, -${STAKE} from bet
      union all select transaction_id, 'house:stakes', 1, ${STAKE} from bet
    ), wallet as (
      update wallets w set balance = balance - m.amount
      from (select account_id, count(*) * ${STAKE} as amount from bet group by account_id) m
      where w.account_id = m.account_id
    ), taken as (
      insert into bets (order_no, account_id, request_id, kind, currency_id, stake, odds, cap, bet_time, stake_transaction_id)
      select order_no, account_id, 'bench-' || $1, 'single', 1, ${STAKE}, '1.955', 10000000, 0, transaction_id from bet
    )
    insert into bet_legs (order_no, position, account_id, point_id, play_id, game_id, category_id, odd, version)
    select order_no, 0, account_id, point_id, $4, $6::bigint, 2, 1955, 1 from bet`,
    [tag, firstAccount, players, playId, count, gameId],
  );
  await database.query('vacuum analyze bets');
  await database.query('vacuum analyze bet_legs');
  const added = { gameId, playId, count };
  if (isDecided) await addResult(database, added);
  return added;
}
