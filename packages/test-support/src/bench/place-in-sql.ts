import type pg from 'pg';

import { PLAY } from '../server/test-feed';

export interface DrawnBets {
  readonly count: number;
  readonly gameIds: readonly number[];
  readonly firstAccount: number;
  readonly players: number;
  /** Business time of the first and the last one, ms. */
  readonly from: number;
  readonly to: number;
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** As `orderNumberFrom`; the rest of an order number is random. */
const TIME_OF_ORDER = Array.from(
  { length: 10 },
  (_, index) => `substr('${CROCKFORD}', (at >> ${5 * (9 - index)} & 31)::integer + 1, 1)`,
).join(' || ');

const ODD = `to_char(odd / 1000.0, 'FM9990.000')`;

/** Winners and single maps more often than handicaps and the third map, which is void in half of the matches. */
const PLAYS = [PLAY.winner, PLAY.winner, PLAY.winner, PLAY.map1, PLAY.totalMaps, PLAY.kills1, PLAY.map3, PLAY.handicap];

/**
 * Transaction ids that were committed, one for each placement, as the product has them: it decides what a seal covers
 * and how large the indexes over it are.
 */
async function commitTransactions(client: pg.Client, count: number): Promise<void> {
  await client.query(`drop table if exists pg_temp.committed;
    create temp table committed (n integer generated always as identity, xid xid8 not null)`);
  await client.query(`do $$ begin
    for n in 1..${count} loop
      insert into committed (xid) values (pg_current_xact_id());
      commit;
    end loop;
  end $$`);
}

/**
 * Three of four are singles; the others have three to five legs. The first matches get most of them, and one of a hundred
 * players, the first ones, places a fifth.
 */
async function drawBets(
  client: pg.Client,
  { count, gameIds, firstAccount, players, from, to }: DrawnBets,
): Promise<void> {
  await client.query('drop table if exists pg_temp.drawn_legs, pg_temp.drawn_bets');
  await client.query(
    `create temp table drawn_legs as
    with bet as materialized (
      select n, case when chance < 0.75 then 1 when chance < 0.9 then 3 when chance < 0.96 then 4 else 5 end as legs,
        floor(cardinality($2::bigint[]) * nearness * nearness)::integer as match
      from (select n, random() as chance, random() as nearness from generate_series(1, $1::integer) n) drawn
    ), leg as materialized (
      select n, position, ($2::bigint[])[1 + (match + position) % cardinality($2::bigint[])] as game_id,
        ($3::integer[])[1 + floor(cardinality($3::integer[]) * random())::integer] as play, 1 + floor(2 * random())::integer as side
      from bet, generate_series(0, legs - 1) position
    )
    select l.n, l.position::smallint, o.id as point_id, o.play_id, o.game_id, p.category_id, o.odd, o.version
    from leg l join points o on o.id = (l.game_id * 1000 + l.play) * 100 + l.side join plays p on p.id = o.play_id`,
    [count, gameIds, PLAYS],
  );
  await client.query(
    `create temp table drawn_bets as
    with timed as materialized (
      select n, $2::bigint + floor(random() ^ 3 * $3::integer)::bigint as account_id, (1 + floor(100 * random() ^ 3)::integer) * 100 as stake,
        $4::bigint + ($5::bigint - $4::bigint) * n / $1::integer as at, gen_random_uuid() as chance, uuid_send(gen_random_uuid()) as bytes
      from generate_series(1, $1::integer) n
    )
    select t.n, t.account_id, t.stake, t.at, c.xid, ${TIME_OF_ORDER} || upper(left(replace(chance::text, '-', ''), 16)) as order_no,
      translate(encode(substring(bytes from 1 for 12), 'base64'), '+/', '-_') as request_id,
      nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as transaction_id,
      (w.balance - sum(t.stake) over (partition by t.account_id order by t.n))::bigint as balance
    from timed t join committed c using (n) join wallets w on w.account_id = t.account_id
    order by t.n`,
    [count, firstAccount, players, from, to],
  );
  await client.query('analyze drawn_legs; analyze drawn_bets');
}

/** What the placement of a bet through HTTP stores, in one transaction for all drawn bets. */
const PLACE = `
  insert into placements (account_id, request_id, body_hash, answer, at, xid)
  select account_id, request_id, encode(sha256(convert_to(request_id, 'UTF8')), 'hex'),
    format('{"results":[{"order_no":"%s","receive_status":0,"delay_ms":0,"legs":[%s],"error":null}],"amount":"%s"}',
      order_no, legs, to_char(balance / 100.0, 'FM999999990.00'))::json, at, xid
  from drawn_bets join (
    select n, string_agg(format('{"shop_id":%s,"asked":"%s","used":"%s","version":%s}', point_id, ${ODD}, ${ODD}, version),
      ',' order by position) as legs
    from drawn_legs group by n) l using (n)
  order by n;

  insert into region_decisions (account_id, request_id, network, country, allowed, at, xid)
  select account_id, request_id, set_masklen(('10.' || account_id % 250 || '.' || n % 250 || '.0')::cidr, 24), null, true, at, xid
  from drawn_bets order by n;

  insert into ledger_transactions (id, kind, order_no, at, xid) overriding system value
  select transaction_id, 'stake', order_no, at, xid from drawn_bets order by n;

  insert into ledger_entries (transaction_id, account, currency_id, amount)
  select transaction_id, account, 1, amount from drawn_bets, lateral (values
    ('player:' || account_id, -stake), ('house:stakes', stake)) side (account, amount) order by n;

  insert into bets (order_no, account_id, request_id, kind, sizes, lines, currency_id, stake, odds, cap, accept, bet_time,
    stake_transaction_id)
  select order_no, account_id, request_id, case legs when 1 then 'single' else 'parlay' end, array[legs]::smallint[], 1, 1, stake,
    to_char(round(odds, 3), 'FM99999990.000'), 10000000, 'latest', at, transaction_id
  from drawn_bets join (
    select n, count(*) as legs, pg_temp.product(odd / 1000.0) as odds from drawn_legs group by n) l using (n)
  order by n;

  insert into bet_legs (order_no, position, account_id, point_id, play_id, game_id, category_id, odd, version)
  select order_no, position, account_id, point_id, play_id, game_id, category_id, odd, version
  from drawn_bets join drawn_legs using (n) order by n, position;

  insert into exposures (point_id, currency_id, slot, budget, amount)
  select point_id, 1, slot, coalesce(sum(amount), 0) + 1562422, coalesce(sum(amount), 0)
  from (select distinct point_id from drawn_legs) p cross join generate_series(0, 15) slot left join (
    select point_id, n % 16 as slot, ceil(stake * (odd - 1000) / 1000.0) as amount from drawn_bets join drawn_legs using (n)
  ) of_slot using (point_id, slot)
  group by point_id, slot;

  update wallets w set balance = balance - placed.stake, version = version + placed.count
  from (select account_id, sum(stake) as stake, count(*) as count from drawn_bets group by account_id) placed
  where w.account_id = placed.account_id`;

/**
 * For matches whose points no earlier bet is on.
 *
 * @returns order numbers.
 * @param client used for nothing else; without triggers and foreign keys (`session_replication_role`) it is faster.
 */
export async function placeInSql(client: pg.Client, bets: DrawnBets): Promise<string[]> {
  await commitTransactions(client, bets.count);
  await drawBets(client, bets);
  await client.query(`begin; ${PLACE}; commit`);
  const { rows } = await client.query<{ order_no: string }>('select order_no from drawn_bets order by account_id, n');
  return rows.map(({ order_no }) => order_no);
}
