-- Reports (DESK-17) are sums of ledger entries. Each sealed stretch is added once, so a report is exact, costs no more than its rows,
-- and states up to which seal it is complete.
create table report_sums (
  slot bigint not null, -- quarter of an hour of business time since 1970: every zone's days are whole slots
  game_type_id integer not null, -- 0: several, or none
  event_id bigint not null, -- 0: several, or none
  market text not null, -- combo: several
  currency_id integer not null,
  kind text not null check (kind in ('single', 'parlay', 'pool', 'cards', 'adjustment')),
  is_simulated boolean not null,
  bets bigint not null, -- that entered, less those that were swapped; payments for cards
  turnover money_minor not null,
  settled_stakes money_minor not null,
  paid money_minor not null,
  refunds money_minor not null,
  takeout money_minor not null, -- of pools, of all players
  breakage money_minor not null,
  adjusted money_minor not null,
  open_change money_minor not null, -- of stakes that are not settled
  primary key (slot, currency_id, kind, game_type_id, event_id, market, is_simulated)
);
create table report_progress (
  only_row boolean primary key default true check (only_row),
  seal bigint not null -- the last one whose stretch was added
);
insert into report_progress (seal) values (0);
grant select on result_revisions to clutchline_desk;
grant select on report_sums, report_progress to clutchline_app, clutchline_desk;

-- Rows of report_sums of the transactions after a position and up to another one (null: the last).
create function report_rows(a_after_xid xid8, a_after_id bigint, a_last_xid xid8, a_last_id bigint) returns setof report_sums
language sql stable as $$
  with moved as materialized (
    select id, kind, order_no, at / 900000 as slot, kind in ('settlement', 'reversal') as is_settling
    from ledger_transactions
    where (xid, id) > (a_after_xid, a_after_id)
      -- The greatest values, not an "or", so that the index bounds both sides.
      and (xid, id) <= (coalesce(a_last_xid, '18446744073709551615'::xid8), coalesce(a_last_id, 9223372036854775807))
      and kind not in ('demo-credit', 'deposit', 'withdrawal') and kind not like 'wallet-%'
  ), moves as materialized (
    select m.*, e.currency_id, e.stakes, e.held, e.cards, e.own, e.takeout, e.breakage, e.account_id
    from moved m cross join lateral (
      select currency_id, coalesce(sum(amount) filter (where account = 'house:stakes'), 0) as stakes,
        coalesce(sum(amount) filter (where account in ('house:stakes', 'house:pending')), 0) as held,
        coalesce(sum(amount) filter (where account = 'house:cards'), 0) as cards,
        coalesce(sum(amount) filter (where account ~ '^(player|debt):'), 0) as own,
        coalesce(sum(amount) filter (where account = 'house:takeout'), 0) as takeout,
        coalesce(sum(amount) filter (where account = 'house:breakage'), 0) as breakage,
        max(split_part(account, ':', 2)::bigint) filter (where account ~ '^player:') as account_id
      from ledger_entries where transaction_id = m.id group by currency_id) e
  ), subjects as materialized (
    select l.order_no, case when count(*) = 1 then min(p.market) else 'combo' end as market,
      case when min(m.game_type_id) = max(m.game_type_id) then min(m.game_type_id) else 0 end as game_type_id,
      case when min(m.event_id) = max(m.event_id) then min(m.event_id) else 0 end as event_id
    from bet_legs l join plays p on p.id = l.play_id join matches m on m.id = l.game_id
    where l.order_no in (select order_no from moved) group by l.order_no
  ), ending as materialized (
    select m.id, s.is_cancel from moved m join settlements s on s.order_no = m.order_no and s.transaction_id = m.id
    union all
    select m.id, s.is_cancel from moved m
      join settlements n on n.order_no = m.order_no and n.reversal_id = m.id
      join settlements s on s.order_no = n.order_no and s.revision = n.revision - 1
  ), figures as (
    select m.slot, s.game_type_id, s.event_id, s.market, m.currency_id, case when b.is_pool then 'pool' else b.kind end as kind,
      b.account_id, case when m.is_settling then 0 else sign(m.stakes) end as bets,
      case when m.is_settling then 0 else m.stakes end as turnover,
      case when m.is_settling then -m.stakes else 0 end as settled_stakes,
      case when m.is_settling and e.is_cancel = 0 then m.own else 0 end as paid,
      case when m.is_settling and e.is_cancel = 1 then m.own else 0 end as refunds,
      0 as takeout, 0 as breakage, 0 as adjusted, m.held as open_change
    from moves m join bets b using (order_no) join subjects s using (order_no) left join ending e on e.id = m.id
    union all
    -- Auto chess in the terms of bets (CHESS-12); 902 is its game.
    select slot, 902, 0, 'cards', currency_id, 'cards', account_id, (own < 0)::integer, greatest(-own, 0),
      -(cards + least(own, 0)), greatest(own, 0), 0, 0, 0, 0, cards
    from moves where kind like 'chess-%'
    union all
    select m.slot, g.game_type_id, g.event_id, p.market, m.currency_id, 'pool', null, 0, 0, 0, 0, 0, m.takeout, m.breakage, 0, 0
    from moves m join pool_closings c on m.id in (c.transaction_id, c.reversal_id)
      join plays p on p.id = c.play_id join matches g on g.id = p.game_id
    where m.kind = 'pool-close'
    union all
    select slot, 0, 0, 'adjustment', currency_id, 'adjustment', account_id, 0, 0, 0, 0, 0, 0, 0, own, 0
    from moves where kind = 'adjustment'
  )
  select slot, game_type_id, event_id, market, currency_id, kind, account_id in (select account_id from simulated_accounts)
      and account_id is not null,
    sum(bets)::bigint, sum(turnover), sum(settled_stakes), sum(paid), sum(refunds), sum(takeout), sum(breakage), sum(adjusted),
    sum(open_change)
  from figures group by 1, 2, 3, 4, 5, 6, 7
$$;

-- Adds the stretch of the next seal, once. Null: all are added.
create function add_sealed_to_reports() returns bigint language plpgsql security definer set search_path from current as $$
declare
  done bigint;
  next record;
begin
  select seal into done from report_progress for update;
  select n.last_xid, n.last_id, coalesce(p.last_xid, '0'::xid8) as after_xid, coalesce(p.last_id, 0) as after_id into next
  from ledger_seals n left join ledger_seals p on p.number = n.number - 1 where n.number = done + 1;
  if not found then
    return null;
  end if;
  insert into report_sums as r
  select * from report_rows(next.after_xid, next.after_id, next.last_xid, next.last_id)
  on conflict (slot, currency_id, kind, game_type_id, event_id, market, is_simulated) do update set
    bets = r.bets + excluded.bets, turnover = r.turnover + excluded.turnover,
    settled_stakes = r.settled_stakes + excluded.settled_stakes, paid = r.paid + excluded.paid,
    refunds = r.refunds + excluded.refunds, takeout = r.takeout + excluded.takeout,
    breakage = r.breakage + excluded.breakage, adjusted = r.adjusted + excluded.adjusted,
    open_change = r.open_change + excluded.open_change;
  update report_progress set seal = done + 1;
  return done + 1;
end $$;
revoke execute on function add_sealed_to_reports() from public;
grant execute on function add_sealed_to_reports() to clutchline_app;
