-- Change of a market during the hold; all bets held on it are then rejected.
alter table bets add column moved_by text check (moved_by in ('suspended', 'closed', 'score'));

-- A change of a market marks its held bets in the same transaction: no process needs a notification, and none can miss
-- it. Placement and acceptance lock their matches and plays, so each is entirely before or after it. Writes nothing
-- without held bets.
create function mark_held_bets(a_matches bigint[], a_plays bigint[], a_move text) returns void
language plpgsql security definer set search_path from current as $$
begin
  if not exists (select from bets where receive_status = 1 and moved_by is null) then
    return;
  end if;
  with held as materialized (
    select order_no from bets where receive_status = 1 and moved_by is null
  ), hit as materialized (
    select b.order_no from bets b
    where b.order_no in (
      select l.order_no from held join bet_legs l using (order_no)
      where l.game_id = any(a_matches) or l.play_id = any(a_plays))
    order by b.order_no for no key update
  )
  update bets b set moved_by = a_move from hit where b.order_no = hit.order_no and b.receive_status = 1;
end $$;

create function mark_bets_of_plays() returns trigger language plpgsql as $$
declare
  closed bigint[];
  suspended bigint[];
begin
  select
    array_agg(n.id) filter (where n.status > 2 or n.is_hide = 1),
    array_agg(n.id) filter (where n.status = 2 and n.is_hide = 0)
  into closed, suspended
  from new_rows n join old_rows o using (id)
  where (n.status <> o.status and n.status > 1) or n.is_hide > o.is_hide;
  if closed is not null then
    perform mark_held_bets('{}', closed, 'closed');
  end if;
  if suspended is not null then
    perform mark_held_bets('{}', suspended, 'suspended');
  end if;
  return null;
end $$;
create trigger marks_held_bets after update on plays referencing old table as old_rows new table as new_rows
  for each statement execute function mark_bets_of_plays();

-- Statuses: 1 announced, 2 live, 3 paused, 4 and 5 over. A start is not a score change.
create function mark_bets_of_matches() returns trigger language plpgsql as $$
declare
  closed bigint[];
  suspended bigint[];
  scored bigint[];
begin
  select
    array_agg(n.id) filter (where n.status > 3 or n.is_hide = 1),
    array_agg(n.id) filter (where n.status = 3 and o.status <> 3 and n.is_hide = 0),
    array_agg(n.id) filter (where n.status < 4 and n.is_hide = 0 and (n.status <> 3 or o.status = 3))
  into closed, suspended, scored
  from new_rows n join old_rows o using (id)
  where (n.status <> o.status and n.status > 2) or n.is_hide > o.is_hide or (
    o.status > 1 and (n.round, n.score_1, n.score_2, n.round_score_1, n.round_score_2)
      <> (o.round, o.score_1, o.score_2, o.round_score_1, o.round_score_2));
  if closed is not null then
    perform mark_held_bets(closed, '{}', 'closed');
  end if;
  if suspended is not null then
    perform mark_held_bets(suspended, '{}', 'suspended');
  end if;
  if scored is not null then
    perform mark_held_bets(scored, '{}', 'score');
  end if;
  return null;
end $$;
create trigger marks_held_bets after update on matches referencing old table as old_rows new table as new_rows
  for each statement execute function mark_bets_of_matches();

-- Locks the inputs of an acceptance: first the board, in the order of a placement, then the bets that are still held
-- and not locked by others. Returns those.
create function hold_held_bets(a_orders text[]) returns setof text language plpgsql as $$
begin
  perform from matches where id in (select game_id from bet_legs where order_no = any(a_orders)) order by id for share;
  perform from plays where id in (select play_id from bet_legs where order_no = any(a_orders)) order by id for share;
  perform from points where id in (select point_id from bet_legs where order_no = any(a_orders)) order by id for share;
  return query select order_no from bets where order_no = any(a_orders) and receive_status = 1
    order by order_no for no key update skip locked;
end $$;

-- Final with the acceptance: until then a bet may take a newer price that its player allowed.
create or replace function refuse_ticket_change() returns trigger language plpgsql as $$
begin
  if (old.order_no, old.account_id, old.request_id, old.kind, old.currency_id, old.stake, old.cap,
      old.bet_time, old.stake_transaction_id)
     is distinct from
     (new.order_no, new.account_id, new.request_id, new.kind, new.currency_id, new.stake, new.cap,
      new.bet_time, new.stake_transaction_id)
     or (old.odds <> new.odds and not (old.receive_status = 1 and new.receive_status = 0))
     or (old.receive_status <> new.receive_status and old.receive_status <> 1)
  then
    raise exception 'a ticket does not change after acceptance' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create function refuse_leg_change() returns trigger language plpgsql as $$
begin
  if (old.order_no, old.position, old.account_id, old.point_id, old.play_id, old.game_id, old.category_id)
     is distinct from
     (new.order_no, new.position, new.account_id, new.point_id, new.play_id, new.game_id, new.category_id)
     or not exists (select from bets where order_no = new.order_no and receive_status = 1)
  then
    raise exception 'a ticket does not change after acceptance' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger leg_stays before update on bet_legs for each row
when (
  (old.order_no, old.position, old.account_id, old.point_id, old.play_id, old.game_id, old.category_id, old.odd, old.version)
    is distinct from
  (new.order_no, new.position, new.account_id, new.point_id, new.play_id, new.game_id, new.category_id, new.odd, new.version)
) execute function refuse_leg_change();
