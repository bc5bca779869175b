-- A feed can stop the betting on a whole game; plays and points keep their own states.
alter table game_types add column stopped boolean not null default false;

-- Volatile, so that within one statement it reads later than the functions before it.
create function stopped_game_types() returns integer[] language plpgsql volatile as $$
begin
  return coalesce((select array_agg(id) from game_types where stopped), '{}');
end $$;
