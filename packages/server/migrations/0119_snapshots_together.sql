-- The placement snapshots of a batch are read by one query instead of one for each placement: to set up its plan took as long as to read the
-- rows of a placement (P5). With hold, board and wallets are locked until the commit. Money is text, because JSON numbers are
-- not exact at that size.
create function placement_snapshots(a_asked json, a_hold boolean) returns table (n integer, account_id bigint, day_start bigint, snapshot json) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  a_points bigint[];
begin
  if a_hold then
    a_points := array(select unnest(q.point_ids) from json_to_recordset(a_asked) as q (point_ids bigint[]));
    perform from matches where id in (select game_id from points where id = any(a_points)) order by id for share;
    perform from plays where id in (select play_id from points where id = any(a_points)) order by id for share;
    perform from points where id = any(a_points) order by id for share;
    perform from wallets w where w.account_id = any(array(select q.account_id from json_to_recordset(a_asked) as q (account_id bigint)))
    order by w.account_id for update;
  end if;
  return query
  select q.n, q.account_id, q.day_start, json_build_object(
    'now', floor(extract(epoch from clock_timestamp()) * 1000), 'feed_age_ms', feed_age_ms(),
    'wallet', case when w.account_id is not null then
      json_build_object('currency_id', w.currency_id, 'balance', w.balance::text, 'version', w.version) end,
    'stored', (
      select json_build_object('body_hash', s.body_hash, 'answer', s.answer)
      from placements s where s.account_id = q.account_id and s.request_id = q.request_id),
    'points', coalesce(board.points, '[]'), 'staked_day', own.staked_day, 'open_stakes', own.open_stakes, 'lost_day', own.lost_day,
    'staked_matches', coalesce((
      select json_agg(json_build_object('game_id', s.game_id, 'stake', s.stake::text)) from (
        select l.game_id, sum(b.stake) as stake
        from bet_legs l join bets b on b.order_no = l.order_no
        where l.account_id = q.account_id and l.game_id = any(board.game_ids) and b.is_cancel = 0 and b.receive_status <> 2
        group by l.game_id) s), '[]'),
    'limits', coalesce((
      select json_agg(json_build_object('kind', l.kind, 'value', l.value::text, 'pending_value', l.pending_value::text,
        'pending_from', l.pending_from))
      from player_limits l where l.account_id = q.account_id), '[]'),
    'pause', (select json_build_object('kind', k.kind, 'until', k.until) from player_breaks k where k.account_id = q.account_id)
  )
  from json_to_recordset(a_asked) as q (n integer, account_id bigint, request_id text, point_ids bigint[], day_start bigint)
    left join wallets w on w.account_id = q.account_id
    cross join lateral (
      select array_agg(m.id) as game_ids, json_agg(json_build_object(
        'point_id', o.id, 'play_id', o.play_id, 'game_id', o.game_id, 'odd', o.odd, 'version', o.version, 'pick', o.pick,
        'is_decided', o.outcome is not null, 'is_offered', o.priced and not o.suspended,
        'category_id', p.category_id, 'no_parlay', p.no_parlay, 'play_status', p.status, 'play_hide', p.is_hide,
        'limit_scale', p.limit_scale, 'match_status', m.status, 'match_hide', m.is_hide,
        'standing', array[m.round, m.score_1, m.score_2, m.round_score_1, m.round_score_2], 'game_type_id', m.game_type_id,
        'event_id', m.event_id, 'team_id_1', m.team_id_1, 'team_id_2', m.team_id_2, 'start_time', m.start_time,
        'exposure', coalesce((
          select sum(e.amount) from exposures e where e.point_id = o.id and e.currency_id = w.currency_id), 0)::text
      ) order by o.id) as points
      from points o join plays p on p.id = o.play_id join matches m on m.id = o.game_id
      where o.id = any(q.point_ids) and (o.odd is not null or o.priced)) board
    cross join lateral (
      select coalesce(sum(b.stake) filter (where b.bet_time >= q.day_start and b.is_cancel = 0 and b.receive_status <> 2), 0)::text
          as staked_day,
        coalesce(sum(b.stake) filter (where b.settle_time is null), 0)::text as open_stakes,
        coalesce(sum(b.stake - b.payout)
          filter (where b.settle_time >= q.day_start and b.is_cancel = 0 and b.receive_status <> 2), 0)::text as lost_day
      from bets b
      where b.account_id = q.account_id and (b.bet_time >= q.day_start or b.settle_time >= q.day_start or b.settle_time is null)) own;
end $$;

-- Of one placement, for processes of an earlier version.
create or replace function placement_snapshot(a_account bigint, a_request text, a_points bigint[], a_day_start bigint, a_hold boolean)
returns json language plpgsql as $$
begin
  return (
    select s.snapshot from placement_snapshots(json_build_array(json_build_object('n', 0, 'account_id', a_account,
      'request_id', a_request, 'point_ids', a_points, 'day_start', a_day_start)), a_hold) s);
end $$;
