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
