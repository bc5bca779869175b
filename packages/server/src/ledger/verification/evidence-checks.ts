import { sql } from 'kysely';

import type { Check } from './check';

/** Decision of the legs of a ticket that two persons voided (0096). */
const VOIDED_TICKET = sql.lit(32_767);

/** `b`: bet of the transaction; `a`: action of auto chess. */
const ALLOWED_ACCOUNTS = sql`case t.kind
  when 'demo-credit' then e.account ~ '^player:' or e.account = 'house:demo-credit'
  when 'deposit' then e.account ~ '^player:' or e.account = 'operator:clearing'
  when 'withdrawal' then e.account ~ '^player:' or e.account = 'operator:clearing'
  when 'wallet-fund' then e.account ~ '^player:' or e.account = 'operator:awaiting'
  when 'wallet-unfund' then e.account ~ '^player:' or e.account = 'operator:awaiting'
  when 'wallet-debit' then e.account in ('operator:awaiting', 'operator:clearing')
  when 'wallet-payout' then e.account ~ '^player:' or e.account = 'operator:payable'
  when 'wallet-credit' then e.account in ('operator:payable', 'operator:clearing')
  when 'wallet-collect' then e.account ~ '^(player|debt):' or e.account = 'operator:clearing'
  when 'adjustment' then e.account ~ '^player:' or e.account = 'house:adjustment'
  when 'chess-refresh' then e.account in ('player:' || a.account_id, 'house:result')
  when 'chess-slot' then e.account in ('player:' || a.account_id, 'house:result')
  when 'chess-direct' then e.account in ('player:' || a.account_id, 'house:result')
  when 'chess-buy' then e.account in ('player:' || a.account_id, 'house:cards')
  when 'chess-sell' then e.account in ('player:' || a.account_id, 'house:cards', 'house:result')
  when 'pool-close' then e.account in ('house:pool', 'house:takeout', 'house:breakage')
  when 'confirm' then e.account in ('house:pending', 'house:stakes')
  when 'stake' then e.account in ('player:' || b.account_id, 'house:pending', 'house:stakes')
  when 'reject' then e.account in ('player:' || b.account_id, 'house:pending')
  when 'swap' then e.account in ('player:' || b.account_id, 'house:stakes')
  else e.account in ('player:' || b.account_id, 'debt:' || b.account_id, 'house:stakes', 'house:result', 'house:pool') end`;

/** Bets and one demo credit per player. */
const MONEY_CHECKS: readonly Check[] = [
  {
    invariant: 'I1',
    description: 'entry on an account that a transaction of its kind does not move',
    broken: sql`select t.id || ' ' || t.kind || ' ' || e.account as what
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id left join bets b on b.order_no = t.order_no
        left join chess_actions a on a.transaction_id = t.id
      where (${ALLOWED_ACCOUNTS}) is not true`,
  },
  {
    invariant: 'I1',
    description: 'demo credit given more than once, without its record, or taken back, player and currency',
    broken: sql`select coalesce(e.account, 'player:' || c.account_id) || ' ' || coalesce(e.currency_id, c.currency_id) as what
      from (
        select e.account, e.currency_id, count(*) as number, min(e.amount) as least, min(t.id) as transaction_id
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.kind = 'demo-credit' and e.account like 'player:%' group by 1, 2
      ) e
      full join demo_credits c on e.account = 'player:' || c.account_id and e.currency_id = c.currency_id
      where (e.number = 1 and e.least > 0 and e.transaction_id = c.transaction_id) is not true`,
  },
  {
    invariant: 'I1',
    description: 'transfer of the operator that differs from its ledger transaction, or has none, transaction',
    broken: sql`select coalesce(t.id, o.transaction_id)::text as what
      from (select * from ledger_transactions where kind in ('deposit', 'withdrawal')) t
      full join operator_transfers o on o.transaction_id = t.id
      left join ledger_entries e on e.transaction_id = t.id and e.account = 'player:' || o.account_id
        and e.currency_id = o.currency_id
      where (t.kind = o.kind and t.at = o.at
        and e.amount = case o.kind when 'deposit' then o.amount else -o.amount end) is not true`,
  },
];

const PAIR_CHECKS: readonly Check[] = [
  {
    invariant: 'I3',
    description: 'bet whose request is not stored, or was abandoned',
    broken: sql`select b.order_no as what from bets b
      left join placements p on p.account_id = b.account_id and p.request_id = b.request_id
      where p.answer is null`,
  },
  {
    invariant: 'I4',
    description: 'bet with an end time that differs from the ledger',
    broken: sql`select b.order_no as what from bets b
      left join settlements s on s.order_no = b.order_no and s.revision = b.revision
      left join ledger_transactions t on t.order_no = b.order_no and b.revision = 0 and t.kind in ('reject', 'swap')
      where b.settle_time is distinct from coalesce(s.at, t.at)`,
  },
  {
    invariant: 'I4',
    description: 'bet with odds that differ from its settlement',
    broken: sql`select order_no as what from bets
      where revision = 0 and swapped_to is null and settlement_odds is not null`,
  },
  {
    invariant: 'I3',
    description: 'liability of an undecided outcome is not the sum of its bets, point and currency',
    broken: sql`select point_id || ' in currency ' || currency_id as what from (
        select point_id, currency_id, amount from exposures
        union all
        select l.point_id, b.currency_id, -ceil(b.stake * (l.odd - 1000) / 1000) from bets b join bet_legs l using (order_no)
        where b.receive_status <> 2 and not b.is_pool and l.decision = 0
          -- That of a bet that a person decides counts when it is taken (0102).
          and not (b.receive_status = 1 and exists (select from bet_referrals r where r.order_no = b.order_no))
        union all
        select l.point_id, o.currency_id, -ceil(o.stake * (o.odds[l.position + 1] - 1000) / 1000)
        from bet_offers o join bet_legs l using (order_no) where o.state = 'open'
      ) x where point_id not in (select id from points where decision > 0)
      group by point_id, currency_id having sum(amount) <> 0`,
  },
];

/** By the decision applied; a later one needs a record. */
const DECIDED_LEGS = sql`(
  select l.*, b.is_pool, b.bet_time, c.state as point, p.started_at, exists (
      select from record_changes r where r.subject = 'points' and r.key = l.point_id::text
        and (r.state->>'decision')::smallint <= l.decision) as is_recorded
  from bet_legs l join bets b using (order_no) join plays p on p.id = l.play_id
  left join record_changes c on c.subject = 'points' and c.key = l.point_id::text
    and c.state->'decision' = to_jsonb(l.decision)
  where l.decision > 0 and l.decision <> ${VOIDED_TICKET})`;

const LEG_STATE = sql`jsonb_build_object('outcome', l.outcome, 'void_reason', l.void_reason, 'dead_heat', l.dead_heat,
  'result', l.result, 'rule', l.rule)`;

/** Late bets and refunded pools have their own outcome and rule; a later version of the rule is added here. */
const LEG_CHECKS: readonly Check[] = [
  {
    invariant: 'R41',
    description: 'leg with an outcome that differs from the decision of its point, order and point',
    broken: sql`select l.order_no || ' ' || l.point_id as what from ${DECIDED_LEGS} l
      where case when l.point is null then l.is_recorded else not (
        l.source is not distinct from l.point->>'source' and (
          ${LEG_STATE} = l.point - '{decision,source,reason}'::text[]
          or (${LEG_STATE} = '{"outcome":"void","void_reason":"late_bet","dead_heat":1,"result":null,"rule":"started-early@1"}'
            and l.bet_time >= l.started_at)
          or (${LEG_STATE} = '{"outcome":"void","void_reason":"pool_refund","dead_heat":1,"result":null,"rule":"pool@1"}'
            and l.is_pool))) end`,
  },
  {
    invariant: 'R41',
    description: 'leg with an outcome that differs from its settlement, order and point',
    broken: sql`select l.order_no || ' ' || l.point_id as what
      from bet_legs l join bets b using (order_no)
      join settlements s on s.order_no = b.order_no and s.revision = b.revision,
      jsonb_array_elements(s.legs) r
      where (r->>'position')::smallint = l.position and r->>'outcome' <> 'pending' and l.decision in (1, ${VOIDED_TICKET})
        and ${LEG_STATE} || jsonb_build_object('position', l.position, 'odd', l.odd, 'closing_odd', l.closing_odd) <> r`,
  },
  {
    invariant: 'R41',
    description: 'ticket whose void by operators is not recorded, or not carried out, order',
    broken: sql`select coalesce(b.order_no, v.order_no) as what
      from (select order_no, is_cancel, array_agg(distinct ${LEG_STATE}) as states
        from bet_legs l join bets using (order_no)
        where decision = ${VOIDED_TICKET} or order_no in (select order_no from bet_voids) group by 1, 2) b
      full join bet_voids v using (order_no)
      where (b.is_cancel = 1 and b.states = array[jsonb_build_object('outcome', 'void', 'void_reason', v.void_reason,
        'dead_heat', 1, 'result', null, 'rule', 'operator-void@1')]) is not true`,
  },
  {
    invariant: 'R41',
    description: 'leg of a pool with odds that differ from the pool count, order and point',
    broken: sql`select l.order_no || ' ' || l.point_id as what from bet_legs l join bets b using (order_no)
      where l.closing_odd is not null and not exists (
        select from pool_dividends d where d.point_id = l.point_id and d.currency_id = b.currency_id and d.odds = l.closing_odd)`,
  },
  {
    invariant: 'R41',
    description: 'pending leg with an outcome, order and point',
    broken: sql`select order_no || ' ' || point_id as what from bet_legs
      where decision = 0 and (outcome, void_reason, result, rule, source, closing_odd, dead_heat)
        is distinct from ('pending', null, null, null, null, null, 1)`,
  },
  {
    invariant: 'R41',
    description: 'bet without legs, or leg without its bet',
    broken: sql`select coalesce(b.order_no, l.order_no) as what from bets b
      full join (select distinct order_no from bet_legs) l using (order_no) where b.order_no is null or l.order_no is null`,
  },
  {
    invariant: 'R41',
    description: 'rejected bet without a reason, or other bet with one',
    broken: sql`select order_no as what from bets where (receive_status = 2) <> (reject_reason is not null)`,
  },
];

/** The chain of each epoch of rounds (ROUND-5): what was revealed is what was committed to. */
const ROUND_CHECKS: readonly Check[] = [
  {
    invariant: 'I10',
    description: 'seed that does not hash to the commitment of its round',
    broken: sql`select id::text as what from rounds
      where seed is not null and encode(sha256(decode(seed, 'hex')), 'hex') <> commitment`,
  },
  {
    invariant: 'I10',
    description: 'commitment that is neither the seed of the round before nor the anchor of the epoch',
    broken: sql`select r.id::text as what from rounds r join round_epochs e on e.id = r.epoch
      left join rounds b on b.id = r.id - 1 and b.epoch = r.epoch
      where r.commitment is distinct from case when r.id = e.first_round then e.anchor else coalesce(b.seed, r.commitment) end`,
  },
  {
    invariant: 'I10',
    description: 'round outside its epoch, or missing between others',
    broken: sql`select r.id::text as what from rounds r join round_epochs e on e.id = r.epoch
      where r.id < e.first_round or r.id >= e.first_round + e.rounds
        or (r.id > e.first_round and not exists (select from rounds b where b.id = r.id - 1))`,
  },
];

export const EVIDENCE_CHECKS: readonly Check[] = [...MONEY_CHECKS, ...PAIR_CHECKS, ...LEG_CHECKS, ...ROUND_CHECKS];
