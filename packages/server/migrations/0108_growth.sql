-- Tables that every bet adds rows to: statistics and visibility follow in small steps, however large they are (P18).
do $$ declare grows text; begin
  foreach grows in array '{placements, region_decisions, bets, bet_legs, ledger_transactions, ledger_entries, settlements,
    record_changes}'::text[]
  loop
    execute format('alter table %I set (autovacuum_analyze_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01)', grows);
  end loop;
end $$;

-- As 0101, by index for each transaction: joined as sets, a seal of settlements took seconds, and with more bets each seal
-- read all tickets, legs and settlements.
create or replace function report_rows(a_after_xid xid8, a_after_id bigint, a_last_xid xid8, a_last_id bigint) returns setof report_sums
language sql stable as $$
  with moved as materialized (
    select id, kind, order_no, at / 900000 as slot, kind in ('settlement', 'reversal') as is_settling
    from ledger_transactions
    -- The first bounds alone are estimated: of a pair the planner assumes a ninth of the ledger.
    where xid >= a_after_xid and xid <= coalesce(a_last_xid, '18446744073709551615'::xid8)
      and (xid, id) > (a_after_xid, a_after_id)
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
  ), figures as (
    select m.slot, s.game_type_id, s.event_id, s.market, m.currency_id, case when b.is_pool then 'pool' else b.kind end as kind,
      b.account_id, case when m.is_settling then 0 else sign(m.stakes) end as bets,
      case when m.is_settling then 0 else m.stakes end as turnover,
      case when m.is_settling then -m.stakes else 0 end as settled_stakes,
      case when m.is_settling and coalesce(d.is_cancel, u.is_cancel) = 0 then m.own else 0 end as paid,
      case when m.is_settling and coalesce(d.is_cancel, u.is_cancel) = 1 then m.own else 0 end as refunds,
      0 as takeout, 0 as breakage, 0 as adjusted, m.held as open_change
    from moves m join bets b using (order_no) cross join lateral (
      select case when count(*) = 1 then min(p.market) else 'combo' end as market,
        case when min(g.game_type_id) = max(g.game_type_id) then min(g.game_type_id) else 0 end as game_type_id,
        case when min(g.event_id) = max(g.event_id) then min(g.event_id) else 0 end as event_id
      from bet_legs l join plays p on p.id = l.play_id join matches g on g.id = l.game_id where l.order_no = m.order_no) s
    left join settlements d on d.transaction_id = m.id and d.order_no = m.order_no
    -- What a reversal undid.
    left join settlements n on n.reversal_id = m.id and n.order_no = m.order_no
    left join settlements u on u.order_no = n.order_no and u.revision = n.revision - 1
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
