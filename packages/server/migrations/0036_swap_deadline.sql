-- A swap has the deadline of its request, as a placement has (R39, see place_bets). It is checked at the commit, so the
-- time of every statement and lock counts. In ms of the database clock; without it nothing is checked (processes of an
-- earlier version do not set it).
create function refuse_late_swap() returns trigger language plpgsql as $$
begin
  if extract(epoch from clock_timestamp()) * 1000
    > nullif(current_setting('clutchline.accept_until', true), '')::double precision then
    raise exception 'late swap' using errcode = 'CL002';
  end if;
  return null;
end $$;
create constraint trigger swaps_in_time after insert on bets deferrable initially deferred
  for each row when (new.swapped_from is not null) execute function refuse_late_swap();
