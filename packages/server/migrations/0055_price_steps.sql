-- Prices of points over time (STATS-10): the opening price, then at most one in two minutes. Rows are removed by age, so
-- they have no reference to their points.
create table price_steps (
  point_id bigint not null,
  at bigint not null, -- business time, ms
  odd integer not null check (odd between 1001 and 1000000),
  version bigint not null,
  primary key (point_id, at)
);
create index price_steps_by_time on price_steps using brin (at);

create function store_opening_prices() returns trigger language plpgsql as $$
begin
  insert into price_steps (point_id, at, odd, version)
  select n.id, f.fed_until, n.odd, n.version
  from new_rows n join plays p on p.id = n.play_id cross join feed_progress f
  where n.odd is not null and p.category_id <> 1
  on conflict do nothing;
  return null;
end $$;
create trigger store_opening_prices after insert on points referencing new table as new_rows
  for each statement execute function store_opening_prices();

-- Earlier prices of open plays are unknown.
insert into price_steps (point_id, at, odd, version)
select o.id, f.fed_until, o.odd, o.version
from plays p join points o on o.play_id = p.id cross join feed_progress f
where p.status in (1, 2) and p.category_id <> 1 and o.odd is not null;
grant select, insert, delete on price_steps to clutchline_app;
