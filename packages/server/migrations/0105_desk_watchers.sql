-- Who has the sheet of a match open (DESK-14, DESK-15). Each process of the desk reports its own every 10 s; older rows do not count.
-- Unlogged: after a crash or on a promoted standby the next report writes them again.
create unlogged table desk_watchers (
  process text not null,
  game_id bigint not null,
  operator_id bigint not null,
  seen_at timestamptz not null default now(),
  primary key (game_id, operator_id, process)
);
grant select, insert, update, delete on desk_watchers to clutchline_desk;
