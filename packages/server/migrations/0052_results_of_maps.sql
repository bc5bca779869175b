-- Maps come before the result of their match: without one there is no finished match to write (goal C4).
create function store_finished_of_maps() returns trigger language plpgsql as $$
begin
  if exists (select from changed c join match_results r on r.game_id = c.game_id)
    or exists (select from changed c join match_voids v on v.game_id = c.game_id) then
    perform store_finished_matches(array(select distinct game_id from changed));
  end if;
  return null;
end $$;
drop trigger store_finished_inserted on map_results;
drop trigger store_finished_updated on map_results;
create trigger store_finished_inserted after insert on map_results referencing new table as changed
  for each statement execute function store_finished_of_maps();
create trigger store_finished_updated after update on map_results referencing new table as changed
  for each statement execute function store_finished_of_maps();
