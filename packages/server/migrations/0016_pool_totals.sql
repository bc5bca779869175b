-- Updated with the bets instead of summed per query. Each player's bets count in one of eight rows per point to reduce
-- lock contention.
create table pool_totals (
  play_id bigint not null references plays,
  point_id bigint not null references points,
  currency_id integer not null,
  slot smallint not null,
  stakes money_minor not null check (stakes >= 0),
  tickets integer not null check (tickets >= 0),
  primary key (play_id, point_id, currency_id, slot)
) with (fillfactor = 50);
grant select, insert, update on pool_totals to clutchline_app;

-- Locks the rows in one order to avoid deadlocks.
create function add_pool_tickets(a_orders text[]) returns void language sql as $$
  insert into pool_totals as t
  select l.play_id, l.point_id, b.currency_id, b.account_id % 8, sum(b.stake), count(*)
  from bets b join bet_legs l using (order_no)
  where b.order_no = any(a_orders) and b.is_pool and b.receive_status = 0 and b.swapped_to is null
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (play_id, point_id, currency_id, slot) do update
  set stakes = t.stakes + excluded.stakes, tickets = t.tickets + excluded.tickets
$$;

create function count_pool_legs() returns trigger language plpgsql as $$
declare
  orders text[];
begin
  select array_agg(order_no) into orders from fresh where category_id = 1;
  if orders is not null then
    perform add_pool_tickets(orders);
  end if;
  return null;
end $$;
create trigger pool_counts after insert on bet_legs referencing new table as fresh
  for each statement execute function count_pool_legs();

-- A held bet is confirmed, or a bet is swapped away.
create function count_pool_ticket() returns trigger language plpgsql as $$
begin
  if new.receive_status = 0 and new.swapped_to is null then
    perform add_pool_tickets(array[new.order_no]);
    return null;
  end if;
  update pool_totals t set stakes = t.stakes - new.stake, tickets = t.tickets - 1
  from bet_legs l
  where l.order_no = new.order_no and t.play_id = l.play_id and t.point_id = l.point_id
    and t.currency_id = new.currency_id and t.slot = new.account_id % 8;
  return null;
end $$;
create trigger pool_counts after update of receive_status, swapped_to on bets for each row
when (
  new.is_pool and (old.receive_status = 0 and old.swapped_to is null)
    is distinct from (new.receive_status = 0 and new.swapped_to is null)
) execute function count_pool_ticket();

select add_pool_tickets(array_agg(order_no)) from bets where is_pool;
