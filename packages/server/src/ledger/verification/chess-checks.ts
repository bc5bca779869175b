import { sql } from 'kysely';

import type { Check } from './check';

/** Minor units of a hundredth of the base amount, by currency; written apart from the game. */
const HUNDREDTH = sql`case w.currency_id when 4 then 10 when 5 then 100 when 6 then 100 when 9 then 10 else 1 end`;

const rankPrice = (side: 'buy' | 'sell') =>
  sql`(l.list->'ranks'->(f.rank - 1)->${sql.lit(side)}->>(f.star - 1))::numeric`;

/** What each action had to pay by the list of its price, in hundredths. `f`: the card that it was about. */
const EXPECTED = sql`(case a.kind
  when 'refresh' then -(l.list->'tiers'->a.tier->>'fee')::numeric
  when 'rent_slot' then -(select (r->>'price')::numeric from jsonb_array_elements(l.list->'rent') r where (r->>'hours')::integer = a.hours)
  when 'buy' then -${rankPrice('buy')}
  when 'sell' then ${rankPrice('sell')}
  when 'sell_directly' then ${rankPrice('sell')} - ${rankPrice('buy')} end)`;

/** Actions with money, with the card of a purchase or sale. */
const PAID = sql`(
  select a.*, w.currency_id, c.cost, ${EXPECTED} * ${HUNDREDTH} as price
  from chess_actions a join wallets w on w.account_id = a.account_id left join chess_lists l on l.version = a.list
    left join chess_cards c on c.account_id = a.account_id and c.id = a.card
    left join chess_draws d on d.account_id = a.account_id and d.draw = a.draw
    left join lateral (
      select coalesce(c.rank, (d.cards->(a.place - 1)->>'rank')::integer) as rank,
        coalesce(c.star, (d.cards->(a.place - 1)->>'star')::integer) as star) f on true
  where a.transaction_id is not null)`;

const LEDGER_KIND = sql`case p.kind when 'refresh' then 'chess-refresh' when 'rent_slot' then 'chess-slot' when 'buy' then 'chess-buy'
  when 'sell' then 'chess-sell' else 'chess-direct' end`;

/** Of the ledger transaction. */
const CARDS_SIDE = sql`case p.kind when 'buy' then -p.amount when 'sell' then -p.cost else 0 end`;

/** I9 (CHESS-12). */
export const CHESS_CHECKS: readonly Check[] = [
  {
    invariant: 'I9',
    description: 'house:cards does not hold the cost of the held cards, currency',
    broken: sql`select currency_id::text as what from (
        select currency_id, amount from ledger_entries where account = 'house:cards'
        union all
        select w.currency_id, -c.cost from chess_cards c join wallets w on w.account_id = c.account_id where c.state = 'held'
      ) s group by currency_id having sum(amount) <> 0`,
  },
  {
    invariant: 'I9',
    description: 'action that was not paid at its list price, account and request',
    broken: sql`select p.account_id || ' ' || p.request_id as what from ${PAID} p
      where (p.amount = p.price) is not true`,
  },
  {
    invariant: 'I9',
    description: 'action whose ledger transaction is another one, account and request',
    broken: sql`select p.account_id || ' ' || p.request_id as what from ${PAID} p
      left join ledger_transactions t on t.id = p.transaction_id
      where (t.kind = ${LEDGER_KIND} and t.order_no = p.order_no and t.at = p.at) is not true
        or coalesce((select sum(e.amount) from ledger_entries e where e.transaction_id = t.id
          and e.account = 'player:' || p.account_id and e.currency_id = p.currency_id), 0) <> p.amount
        or coalesce((select sum(e.amount) from ledger_entries e where e.transaction_id = t.id
          and e.account = 'house:cards' and e.currency_id = p.currency_id), 0) <> ${CARDS_SIDE}`,
  },
  {
    invariant: 'I9',
    description: 'ledger transaction of auto chess without its action',
    broken: sql`select t.id::text as what from ledger_transactions t
      where t.kind like 'chess-%' and not exists (select from chess_actions a where a.transaction_id = t.id)`,
  },
  {
    invariant: 'I9',
    description: 'card that was not bought or sold once, account and card',
    broken: sql`select c.account_id || ' ' || c.id as what from chess_cards c
        left join chess_actions a on a.account_id = c.account_id and a.card = c.id and a.kind in ('buy', 'sell')
      group by c.account_id, c.id, c.is_created, c.state
      having count(*) filter (where a.kind = 'buy') <> case when c.is_created then 0 else 1 end
        or count(*) filter (where a.kind = 'sell') <> case c.state when 'sold' then 1 else 0 end`,
  },
  {
    invariant: 'I9',
    description: 'merge that is not three equal cards of the next lower star, account and card',
    broken: sql`select c.account_id || ' ' || c.id as what from chess_cards c
        left join chess_cards m on m.account_id = c.account_id and m.merged_into = c.id
      where c.is_created or m.id is not null
      group by c.account_id, c.id, c.hero, c.rank, c.star, c.cost, c.is_created
      having not c.is_created or count(m.id) <> 3 or sum(m.cost) <> c.cost
        or not bool_and((m.hero, m.rank, m.star) = (c.hero, c.rank, c.star - 1))`,
  },
  {
    invariant: 'I9',
    description: 'bought card that is another one than was offered, account and card',
    broken: sql`select c.account_id || ' ' || c.id as what from chess_cards c
      join chess_actions a on a.account_id = c.account_id and a.card = c.id and a.kind = 'buy'
      left join chess_draws d on d.account_id = a.account_id and d.draw = a.draw
      where (d.cards->(a.place - 1) = jsonb_build_object('hero', c.hero, 'rank', c.rank, 'star', c.star)
        and c.cost = -a.amount) is not true`,
  },
  {
    invariant: 'I9',
    description: 'place of a market taken twice, account and draw',
    broken: sql`select account_id || ' ' || draw as what from chess_actions where place is not null
      group by account_id, draw, place having count(*) > 1`,
  },
  {
    invariant: 'I9',
    description: 'two cards in a slot, or a card in none, account',
    broken: sql`select account_id::text as what from chess_cards where state = 'held'
      group by account_id having count(distinct slot) <> count(*) or min(slot) < 1 or max(slot) > 8`,
  },
  {
    invariant: 'I9',
    description: 'refresh that was not paid once, account and draw',
    broken: sql`select coalesce(d.account_id, a.account_id) || ' ' || coalesce(d.draw, a.draw) as what from chess_draws d
      full join (
        select account_id, draw, count(*) as number, min(tier) as tier, min(at) as at from chess_actions
        where kind = 'refresh' group by 1, 2) a
        on a.account_id = d.account_id and a.draw = d.draw
      where (a.number = 1 and a.tier = d.tier and a.at = d.at) is not true`,
  },
  {
    invariant: 'I9',
    description: 'state of a player that differs from the actions, account',
    broken: sql`select p.account_id::text as what from chess_players p
      where p.draws <> (select count(*) from chess_draws d where d.account_id = p.account_id)
        or p.counter <> (select count(*) from chess_draws d where d.account_id = p.account_id and d.seeds_no = p.seeds_no)
        or p.version <> (select count(*) from chess_actions a where a.account_id = p.account_id)
        or p.next_card <> 1 + (select count(*) from chess_cards c where c.account_id = p.account_id)
        or p.seeds_no <> 1 + (
          select count(*) from chess_actions a where a.account_id = p.account_id and a.kind = 'change_seeds')`,
  },
  {
    invariant: 'I10',
    description: 'seed of auto chess that does not hash to what was published, account and seeds',
    broken: sql`select account_id || ' ' || no as what from chess_seeds
      where seed is not null and encode(sha256(decode(seed, 'hex')), 'hex') <> hash`,
  },
  {
    invariant: 'I10',
    description: 'seeds of auto chess that are missing, not revealed or revealed too early, account',
    broken: sql`select p.account_id::text as what from chess_players p
      left join chess_seeds s on s.account_id = p.account_id
      group by p.account_id, p.seeds_no
      having count(s.no) <> p.seeds_no + 1 or min(s.no) <> 1 or max(s.no) <> p.seeds_no + 1
        or not bool_and((s.seed is not null) = (s.no < p.seeds_no)
          and (s.client_seed is not null) = (s.no > 1 and s.no <= p.seeds_no))`,
  },
];
