-- Two persons void one ticket, whatever becomes of its points (DESK-6). Its legs have the decision 32767, which no point reaches.
create table bet_voids (
  order_no text primary key references bets,
  void_reason text not null,
  reason text not null check (char_length(reason) between 3 and 500),
  approved_by text[] not null check (cardinality(approved_by) = 2 and approved_by[1] <> approved_by[2]),
  at bigint not null
);
create trigger append_only before update or delete or truncate on bet_voids
  for each statement execute function refuse_change();
create trigger recorded_insert after insert on bet_voids for each row
  execute function record_change('order_no', 'void_reason,reason,approved_by,at');
create trigger recorded_update after update of void_reason, reason, approved_by, at on bet_voids for each row
when ((old.void_reason, old.reason, old.approved_by, old.at) is distinct from (new.void_reason, new.reason, new.approved_by, new.at))
execute function record_change('order_no', 'void_reason,reason,approved_by,at');
grant select, insert on bet_voids to clutchline_app;

-- Before the settlement that returns the stake; the caller has locked the bet, and of a pool the play. The ticket no longer counts in its
-- pool, and its liability on undecided points ends.
create function store_bet_void(a_order text, a_void_reason text, a_reason text, a_approved_by text[], a_at bigint) returns void
language plpgsql as $$
begin
  insert into bet_voids values (a_order, a_void_reason, a_reason, a_approved_by, a_at);
  perform release_exposure(l.point_id, b.currency_id, ceil(b.stake * (l.odd - 1000) / 1000))
  from (select * from bet_legs where order_no = a_order and decision = 0 order by point_id) l join bets b using (order_no)
  where not b.is_pool;
  update pool_totals t set stakes = t.stakes - b.stake, tickets = t.tickets - 1
  from bets b join bet_legs l using (order_no)
  where b.order_no = a_order and b.is_pool and t.play_id = l.play_id and t.point_id = l.point_id
    and t.currency_id = b.currency_id and t.slot = pool_slot(b.account_id);
end $$;

-- As `lock_settling_bets` returns it (0009), without locks: also to show what a decision would do. Volatile, to see what was committed
-- while locks were awaited.
create function settling_batch(a_orders text[], a_with_wallets boolean) returns json language plpgsql as $$
begin
  return json_build_object(
    'bets', coalesce((
      select json_agg(b) from (
        select order_no, account_id, currency_id, stake::text, cap::text, sizes, is_pool, bet_time, revision, is_cancel,
          prize_status, payout::text
        from bets where order_no = any(a_orders) order by account_id, order_no) b), '[]'),
    'legs', coalesce((
      select json_agg(l) from (
        select order_no, position, point_id, category_id, odd, case when decision > 0 then json_build_object(
            'outcome', outcome, 'voidReason', void_reason, 'deadHeat', dead_heat, 'closingOdd', closing_odd,
            'result', result, 'rule', rule, 'source', source, 'decision', decision) end as state
        from bet_legs where order_no = any(a_orders) order by order_no, position) l), '[]'),
    'points', coalesce((
      select json_agg(json_build_object(
        'pointId', o.id, 'outcome', o.outcome, 'voidReason', o.void_reason, 'deadHeat', o.dead_heat, 'result', o.result,
        'rule', o.rule, 'source', o.source, 'reason', o.reason, 'decision', o.decision, 'startedAt', p.started_at))
      from points o join plays p on p.id = o.play_id
      where o.decision > 0 and o.id in (select point_id from bet_legs where order_no = any(a_orders))), '[]'),
    'dividends', coalesce((
      select json_agg(json_build_object(
        'pointId', d.point_id, 'currencyId', d.currency_id, 'isRefund', c.is_refund, 'odds', d.odds))
      from pool_closings c join pool_dividends d using (play_id, currency_id, revision)
      where c.revision = (
          select max(revision) from pool_closings n where n.play_id = c.play_id and n.currency_id = c.currency_id)
        and c.play_id in (
          select l.play_id from bets b join bet_legs l using (order_no) where b.order_no = any(a_orders) and b.is_pool)), '[]'),
    'wallets', case when a_with_wallets then (
      select json_agg(json_build_object('account_id', account_id, 'balance', balance::text, 'debt', debt::text))
      from wallets where account_id in (select account_id from bets where order_no = any(a_orders))) end
  );
end $$;

-- As before (0009).
create or replace function lock_settling_bets(a_orders text[]) returns json language plpgsql as $$
declare
  held text[];
  owners bigint[];
  holds_wallets boolean;
begin
  select array_agg(order_no), array_agg(distinct account_id) into held, owners from (
    select order_no, account_id from bets where order_no = any(a_orders) and receive_status = 0 and swapped_to is null
    order by order_no for no key update skip locked) b;
  holds_wallets := exists (select from bets where order_no = any(held) and revision > 0)
    or exists (select from wallets where debt > 0 and account_id = any(owners));
  if holds_wallets then
    perform from wallets where account_id = any(owners) order by account_id for no key update;
  end if;
  return settling_batch(held, holds_wallets);
end $$;

-- As before (0044): what operators decide about plays is no correction of the result.
create or replace function store_finished_matches(a_games bigint[]) returns void language sql as $$
  insert into finished_matches (id, game_type_id, event_id, stage_id, team_id_1, team_id_2, stage_names, start_time, ended_at,
    best_of, winner, score_1, score_2, void_reason, maps, source, is_history, corrections)
  select m.id, m.game_type_id, m.event_id, m.stage_id, m.team_id_1, m.team_id_2, m.stage_names, m.start_time,
    least(coalesce(r.ended_at, v.ended_at, (select fed_until from feed_progress), m.start_time),
      (select fed_until from feed_progress)),
    m.best_of, (r.facts->>'winner')::bigint, coalesce((r.facts->>'score_1')::smallint, 0),
    coalesce((r.facts->>'score_2')::smallint, 0), case when r.game_id is null then v.reason end,
    coalesce((select jsonb_agg(jsonb_build_object('round', round, 'facts', facts) order by round)
      from map_results where game_id = m.id), '[]'),
    coalesce(r.source, v.source), false,
    (select count(*) from result_revisions c where c.game_id = m.id
      and not c.facts ?| array['voided_play', 'voided_match', 'settled_play', 'recounted_play'])
  from matches m left join match_results r on r.game_id = m.id left join match_voids v on v.game_id = m.id
  where m.id = any(a_games) and m.kind = 'match' and (r.game_id is not null or v.game_id is not null)
  order by m.id
  on conflict (id) do update set winner = excluded.winner, score_1 = excluded.score_1, score_2 = excluded.score_2,
    void_reason = excluded.void_reason, maps = excluded.maps, source = excluded.source, corrections = excluded.corrections
$$;
