-- A feed can suspend one outcome, add one without a price, or withdraw its price (D7). `odd` keeps the last price; null
-- if there never was one.
alter table points
  alter column odd drop not null,
  add column priced boolean not null default true,
  add column suspended boolean not null default false,
  add check (odd is not null or not priced);

-- Like `mark_held_bets`, for an outcome that stops taking bets.
create function mark_held_bets_of_points(a_points bigint[]) returns void
language plpgsql security definer set search_path from current as $$
begin
  if not exists (select from bets where receive_status = 1 and moved_by is null) then
    return;
  end if;
  with hit as materialized (
    select b.order_no from bets b
    where b.receive_status = 1 and b.moved_by is null
      and b.order_no in (select order_no from bet_legs where point_id = any(a_points))
    order by b.order_no for no key update
  )
  update bets b set moved_by = 'suspended' from hit where b.order_no = hit.order_no and b.receive_status = 1;
end $$;

create function mark_bets_of_point() returns trigger language plpgsql as $$
begin
  perform mark_held_bets_of_points(array[new.id]);
  return null;
end $$;
create trigger marks_held_bets after update of suspended, priced on points for each row
when ((new.suspended and not old.suspended) or (old.priced and not new.priced))
execute function mark_bets_of_point();

-- By a feed or two operators; later results and corrections do not change it.
create table play_voids (
  play_id bigint primary key references plays,
  game_id bigint not null references matches,
  reason text not null,
  source text not null,
  received_at timestamptz not null default clock_timestamp()
);
create index play_voids_of_match on play_voids (game_id);
grant select, insert on play_voids to clutchline_app;

-- As before, plus whether each outcome is offered; one that never had a price is treated like an unknown id.
create or replace function placement_bench(a_account bigint, a_request text, a_points bigint[], a_day_start bigint, a_hold boolean)
returns json language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if a_hold then
    perform from matches where id in (select game_id from points where id = any(a_points)) order by id for share;
    perform from plays where id in (select play_id from points where id = any(a_points)) order by id for share;
    perform from points where id = any(a_points) order by id for share;
    perform from wallets where account_id = a_account for update;
  end if;
  return (
    with asked as materialized (
      select o.id, o.play_id, o.game_id, o.odd, o.version, o.pick, o.outcome is not null as is_decided,
        o.priced and not o.suspended as is_offered
      from points o where o.id = any(a_points) and o.odd is not null
    ), own as materialized (
      select stake, bet_time, settle_time, payout, is_cancel, receive_status from bets
      where account_id = a_account and (bet_time >= a_day_start or settle_time >= a_day_start or settle_time is null)
    )
    select json_build_object(
      'wallet', (
        select json_build_object('currency_id', w.currency_id, 'balance', w.balance::text, 'version', w.version)
        from wallets w where w.account_id = a_account),
      'stored', (
        select json_build_object('body_hash', body_hash, 'answer', answer)
        from placements where account_id = a_account and request_id = a_request),
      'points', coalesce((
        select json_agg(json_build_object(
          'point_id', a.id, 'play_id', a.play_id, 'game_id', a.game_id, 'odd', a.odd, 'version', a.version,
          'pick', a.pick, 'is_decided', a.is_decided, 'is_offered', a.is_offered, 'category_id', p.category_id, 'no_parlay', p.no_parlay,
          'play_status', p.status, 'play_hide', p.is_hide, 'limit_scale', p.limit_scale,
          'match_status', m.status, 'match_hide', m.is_hide,
          'standing', array[m.round, m.score_1, m.score_2, m.round_score_1, m.round_score_2], 'game_type_id', m.game_type_id, 'event_id', m.event_id,
          'team_id_1', m.team_id_1, 'team_id_2', m.team_id_2, 'start_time', m.start_time,
          'exposure', coalesce((
            select sum(e.amount) from exposures e join wallets w on w.account_id = a_account
            where e.point_id = a.id and e.currency_id = w.currency_id), 0)::text
        ) order by a.id)
        from asked a join plays p on p.id = a.play_id join matches m on m.id = a.game_id), '[]'),
      'staked_day', (
        select coalesce(sum(stake), 0)::text from own
        where bet_time >= a_day_start and is_cancel = 0 and receive_status <> 2),
      'open_stakes', (select coalesce(sum(stake) filter (where settle_time is null), 0)::text from own),
      'lost_day', (
        select coalesce(sum(stake - payout), 0)::text from own
        where settle_time >= a_day_start and is_cancel = 0 and receive_status <> 2),
      'staked_matches', coalesce((
        select json_agg(json_build_object('game_id', s.game_id, 'stake', s.stake::text)) from (
          select l.game_id, sum(b.stake) as stake
          from bet_legs l join bets b on b.order_no = l.order_no
          where l.account_id = a_account and l.game_id in (select game_id from asked)
            and b.is_cancel = 0 and b.receive_status <> 2
          group by l.game_id) s), '[]'),
      'limits', coalesce((
        select json_agg(json_build_object('kind', kind, 'value', value::text, 'pending_value', pending_value::text,
          'pending_from', pending_from))
        from player_limits where account_id = a_account), '[]'),
      'pause', (select json_build_object('kind', kind, 'until', until) from player_breaks where account_id = a_account)
    )
  );
end $$;
